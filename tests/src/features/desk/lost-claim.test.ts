import { expect, it } from "vitest";
import { lostClaim } from "../../../../src/features/desk/lost-claim";

/** "me claimed" and the like, oldest first. */
const log = (...lines: string[]) =>
  lines
    .map((line) => line.split(" "))
    .map(([author = "", key = ""]) => ({ author: author === "-" ? "" : author, message: key === "" ? null : { key } }))
    .reverse();

it.each<[string, ReturnType<typeof log>, boolean]>([
  ["a claim that stands is not lost", log("me claimed"), false],
  ["the store heard nothing", log("me claimed", "- released_session"), true],
  ["and somebody else took it", log("me claimed", "- released_session", "bora claimed"), true],
  ["lines of people in between change nothing", log("me claimed", "me", "- released_session", "bora"), true],
  ["he gave it back himself", log("me claimed", "me released"), false],
  [
    "he gave it back, and another one's was lost",
    log("me claimed", "me released", "bora claimed", "- released_session"),
    false,
  ],
  [
    "he signed out, and another one's was lost",
    log("me claimed", "me released_sign_out", "bora claimed", "- released_session"),
    false,
  ],
  ["he parked it", log("me claimed", "me held"), false],
  ["he has it again", log("me claimed", "- released_session", "me claimed"), false],
  ["it was never his", log("bora claimed", "- released_session"), false],
  ["nothing is written", log(), false],
])("%s", (_, lines, want) => expect(lostClaim(lines, "me")).toBe(want));
