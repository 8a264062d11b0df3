import { expect, test } from "vitest";
import { formatTags, parseTags } from "../src/tags.ts";

test.each([
  ["client; family", ["client", "family"]],
  ["client, family|2024، पुणे", ["client", "family", "2024", "पुणे"]],
  ['"Smith, John"; client', ["Smith, John", "client"]],
  ['"a ""b"", c"', ['a "b", c']],
  ['5" screen; x', ['5" screen', "x"]],
  ['"unclosed; x', ['"unclosed', "x"]],
  ["", []],
  [" ; ,", []],
])("the cell %s has its tags", (text, tags) => expect(parseTags(text)).toEqual(tags));

test("tags with separators and quotes survive", () => {
  const tags = ["Smith, John", "a;b|c", '"quoted"', "plain", "पिता, माता"];
  expect(parseTags(formatTags(tags))).toEqual(tags);
});
