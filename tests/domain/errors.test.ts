/** Every refusal has its sentence, and every sentence its refusal. */

import { expect, it } from "vitest";
import { ERROR_STATUS } from "../../domain/errors";
import { errors as texts } from "../../locales/en/common.json";

/** Sentences for a count, and one that says when. */
const VARIANT = /_(zero|one|two|few|many|other|next)$/;

it("has an English sentence for each code, and none for a code that is gone", () => {
  const keys = new Set(Object.keys(texts).map((key) => key.replace(VARIANT, "")));
  expect([...keys].sort()).toEqual(Object.keys(ERROR_STATUS).sort());
});
