/** The version that page and store tell is the package's. */
import { expect, it } from "vitest";
import { VERSION } from "../../domain/version";
import { version } from "../../package.json";

it("is the package's", () => expect(VERSION).toBe(version));
