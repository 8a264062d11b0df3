import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { describeRow, readJsonLines } from "../lib/read-json-lines.ts";

const folder = mkdtempSync(join(tmpdir(), "json-lines-"));
afterAll(() => rmSync(folder, { recursive: true }));

const SCHEMA = describeRow({ text: { type: "string" }, isTrue: { type: "boolean" } }, ["isTrue"]);

function readText(text: string): readonly unknown[] {
  const file = join(folder, "rows.jsonl");
  writeFileSync(file, text);
  return readJsonLines(pathToFileURL(file), SCHEMA);
}

test("reads one row a line", () =>
  expect(readText('{"text":"a"}\n{"text":"b","isTrue":false}\n')).toEqual([
    { text: "a" },
    { text: "b", isTrue: false },
  ]));

test.each([
  { of: "another type", text: '{"text":"a"}\n{"text":2}\n', error: "rows.jsonl:2: row/text must be string" },
  { of: "a missing field", text: "{}", error: "rows.jsonl:1: row must have required property 'text'" },
  { of: "an unknown field", text: '{"text":"a","test":"b"}\n', error: "rows.jsonl:1: row must NOT have additional" },
  { of: "no JSON", text: '{"text":"a"}\n{"text":"b"\n', error: "rows.jsonl:2: not a line of JSON" },
  {
    of: "an empty line between rows",
    text: '{"text":"a"}\n\n{"text":"b"}\n',
    error: "rows.jsonl:2: not a line of JSON",
  },
])("names the file and the line of $of", ({ text, error }) => expect(() => readText(text)).toThrow(error));
