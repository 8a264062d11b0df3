import { ERROR_MESSAGES_EN, formatMessage, parseFieldError } from "@lagna/contract";
import type { z } from "zod";
import { ToolRefusal } from "../tool-refusal.ts";

const FIELDS: Readonly<Record<string, string>> = ERROR_MESSAGES_EN.fields;
/** More would only repeat themselves. */
const MAX_ISSUES = 8;

/** The sentence of a schema's refusal: by the contract's table if it names a code, else the schema's own. */
function describeIssue({ path, message }: z.core.$ZodIssue): string {
  const { code, params } = parseFieldError(message);
  const sentence = FIELDS[code];
  const field = path.join(".");
  return `${field === "" ? "" : `${field}: `}${sentence === undefined ? message : formatMessage(sentence, params)}`;
}

/** What a schema makes of a value. @throws ToolRefusal that names every field it refuses */
export function readInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ToolRefusal(result.error.issues.slice(0, MAX_ISSUES).map(describeIssue).join("\n"));
}
