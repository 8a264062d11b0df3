import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv, type SchemaObject } from "ajv";

const ajv = new Ajv({ allowUnionTypes: true });

/** The rows of a JSONL file, one a line. A line that is no JSON, or not of the schema's shape, is named in the error. */
export function readJsonLines<Row>(file: URL, schema: SchemaObject): readonly Row[] {
  const isRow = ajv.compile<Row>(schema);
  const name = fileURLToPath(file);
  const lines = readFileSync(file, "utf8").split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines.map((line, index) => {
    const where = `${name}:${index + 1}`;
    const row = parseLine(line, where);
    if (isRow(row)) return row;
    throw new Error(`${where}: ${ajv.errorsText(isRow.errors, { dataVar: "row" })}`);
  });
}

function parseLine(line: string, where: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new Error(`${where}: not a line of JSON`, { cause });
  }
}

/** The schema of an object with these properties; those named in `optional` may be left out. */
export const describeRow = (properties: Readonly<Record<string, SchemaObject>>, optional: readonly string[] = []) => ({
  type: "object",
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});
