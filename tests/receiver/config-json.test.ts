import { expect, it } from "vitest";
import { parseConfig } from "../../receiver/config";

const faultOf = (text: string): string => {
  const read = parseConfig(text, "/", new Map());
  return read.ok ? "" : read.fault;
};

it.each([
  ["a key without quotes", '{"keys":\n  {"4711": AABB001122334455}}', "it is no JSON: see line 2, column 12"],
  ["a comma too much", '{"spool": "x",}', "it is no JSON: see line 1, column 15"],
  ["a line break in a text", '{"spool": "AABB\n"}', "it is no JSON: see line 1, column 16"],
  ["an end too soon", '{"keys": {"4711": "AABB001122', "it is no JSON: it ends too soon"],
  ["nothing", "", "it is no JSON: it ends too soon"],
])("says where a configuration is no JSON, and repeats nothing of it: %s", (_, text, want) =>
  expect(faultOf(text)).toBe(want),
);
