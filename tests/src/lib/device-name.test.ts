/** Browsers by what they call themselves. */
import { expect, it } from "vitest";
import { deviceName } from "../../../src/lib/device-name";

const webkit = (system: string, rest: string): string =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`;

it.each([
  ["Chrome, Windows", webkit("Windows NT 10.0; Win64; x64", "Chrome/139.0.0.0 Safari/537.36")],
  ["Chrome, Linux", webkit("X11; Linux x86_64", "HeadlessChrome/139.0.0.0 Safari/537.36")],
  ["Edge, Windows", webkit("Windows NT 10.0", "Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0")],
  ["Chrome, Android", webkit("Linux; Android 15; SM-X710", "Chrome/139.0.0.0 Safari/537.36")],
  ["Safari, iPad", webkit("iPad; CPU OS 18_5 like Mac OS X", "Version/18.5 Mobile/15E148 Safari/604.1")],
  ["Safari, macOS", webkit("Macintosh; Intel Mac OS X 10_15_7", "Version/18.5 Safari/605.1.15")],
  ["Firefox, Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0"],
  ["node", "node"],
  ["", ""],
])("%s", (want, userAgent) => expect(deviceName(userAgent)).toBe(want));
