import { readdirSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { TOPICS } from "../src/index.ts";
import { KNOWLEDGE_ROWS } from "../src/knowledge/all-knowledge-rows.ts";
import { KNOWLEDGE_SOURCES } from "../src/knowledge/knowledge-row.ts";

const TEXTS = new URL("../texts/", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, TEXTS), "utf8");
const parse = (name: string) => JSON.parse(read(name));
const listFiles = (folder: string): readonly string[] =>
  readdirSync(new URL(`${folder}/`, TEXTS)).map((name) => `${folder}/${name}`);

const ajv = new Ajv({ allErrors: true, strictTypes: false });

/** A key that a file has twice: JSON keeps only the last, without an error. */
function findRepeatedKeys(text: string, pattern: RegExp): readonly string[] {
  const keys = [...text.matchAll(pattern)].map(([, key = ""]) => key);
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}

describe("tables of doctrine", () => {
  const schema = parse("knowledge.schema.json");
  const isTable = ajv.compile(schema);

  test.each(listFiles("knowledge"))("%s follows the schema, and has no key twice", (name) => {
    isTable(parse(name));
    expect(isTable.errors).toBeNull();
    expect(findRepeatedKeys(read(name), /^ {4}"([^"]+)": \{$/gm)).toEqual([]);
  });

  test("are all used, and no key is in two of them", () => {
    const keys = listFiles("knowledge").flatMap((name) => Object.keys(parse(name).rows));
    expect(KNOWLEDGE_ROWS.map(({ key }) => key).toSorted()).toEqual([...new Set(keys)].toSorted());
    expect(keys).toHaveLength(new Set(keys).size);
  });

  test("the schema allows the topics and sources of the code", () => {
    const { topics, source } = schema.definitions.row.properties;
    expect(Object.keys(topics.properties)).toEqual(TOPICS);
    expect(source.items[0].enum).toEqual(KNOWLEDGE_SOURCES);
  });
});
