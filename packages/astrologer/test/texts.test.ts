import { readdirSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { TOPICS } from "../src/index.ts";
import { DEFINITIONS } from "../src/answer/definitions/definitions.data.ts";
import { KNOWLEDGE_ROWS } from "../src/knowledge/all-knowledge-rows.ts";
import { KNOWLEDGE_SOURCES } from "../src/knowledge/knowledge-row.ts";

const TEXTS = new URL("../texts/", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, TEXTS), "utf8");
const parse = (name: string) => JSON.parse(read(name));
const listFiles = (folder: string): readonly string[] =>
  readdirSync(new URL(`${folder}/`, TEXTS)).map((name) => `${folder}/${name}`);

const ajv = new Ajv({ allErrors: true, strictTypes: false });

const countKeys = (value: unknown): number =>
  typeof value === "object" && value !== null
    ? Object.values(value).reduce<number>(
        (sum, each) => sum + countKeys(each),
        Array.isArray(value) ? 0 : Object.keys(value).length,
      )
    : 0;

/** JSON keeps only the last of two equal keys, without an error. Every key is the first word of its line. */
function expectNoKeyTwice(text: string): void {
  expect([...text.matchAll(/^\s*"[^"]+": /gm)]).toHaveLength(countKeys(JSON.parse(text)));
}

describe("tables of doctrine", () => {
  const schema = parse("knowledge.schema.json");
  const isTable = ajv.compile(schema);

  test.each(listFiles("knowledge"))("%s follows the schema, and has no key twice", (name) => {
    isTable(parse(name));
    expect(isTable.errors).toBeNull();
    expectNoKeyTwice(read(name));
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

describe("phrases and definitions", () => {
  test.each([
    ...listFiles("phrases").map((name) => [name, "phrases.schema.json"] as const),
    ["definitions.json", "definitions.schema.json"] as const,
  ])("%s follows %s, and has no key twice", (name, schema) => {
    const isValid = ajv.compile(parse(schema));
    isValid(parse(name));
    expect(isValid.errors).toBeNull();
    expectNoKeyTwice(read(name));
  });

  test("definitions are sorted by id, each once", () => {
    const ids = DEFINITIONS.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted());
  });
});
