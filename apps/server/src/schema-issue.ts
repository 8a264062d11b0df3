import { type FieldCode, type Params, readRefusal, REFUSALS_EN } from "@lagna/contract";
import type { FieldError } from "./errors.ts";

/** What zod says of one field, however it is handed on. */
export interface SchemaIssue {
  /** `settings.node`; the whole is "". */
  readonly path: string;
  /** Zod's own code. */
  readonly kind: string;
  readonly message: string;
  readonly params: Readonly<Record<string, unknown>>;
}
type Refused = Omit<FieldError, "path">;

const isKnown = (code: string): code is FieldCode => Object.hasOwn(REFUSALS_EN.fields, code);

const listed = (values: unknown): string => (Array.isArray(values) ? values.join(", ") : "");

/** What is counted in a field, or measured: letters, entries, a number itself. */
const TOO_LITTLE: Readonly<Record<string, FieldCode>> = { string: "too_short", array: "too_few" };
const TOO_MUCH: Readonly<Record<string, FieldCode>> = { string: "too_long", array: "too_many" };

/** What a schema says of itself where it names no refusal of its own, told of any field alike. */
function ofSchema({ kind, message, params }: SchemaIssue): Refused {
  const { expected, values, minimum, maximum } = params;
  const origin = String(params["origin"]);
  const said = (code: FieldCode, told: Params = {}): Refused => ({ code, params: told });
  switch (kind) {
    case "invalid_type":
      return message.endsWith("undefined") ? said("missing") : said("wrong_type", { expected: String(expected) });
    case "invalid_value":
      return said("not_one_of", { values: listed(values) });
    case "too_small":
      // One letter or one entry at the least: there is none.
      if (origin in TOO_LITTLE && Number(minimum) === 1) return said("missing");
      return said(TOO_LITTLE[origin] ?? "too_small", { min: Number(minimum) });
    case "too_big":
      return said(TOO_MUCH[origin] ?? "too_large", { max: Number(maximum) });
    default:
      return said("invalid");
  }
}

/** The refusal a schema names, else what can be told of any field. */
export function fieldErrorOf(issue: SchemaIssue): FieldError {
  const { path, kind, message } = issue;
  const { code, params } = readRefusal(message);
  if (isKnown(code)) return { path, code, params };
  const wholeBody = path === "" && kind === "invalid_type";
  return wholeBody ? { path, code: "not_an_object", params: {} } : { path, ...ofSchema(issue) };
}
