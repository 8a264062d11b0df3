import { type FieldCode, type Params, parseFieldError, ERROR_MESSAGES_EN } from "@lagna/contract";
import type { FieldError } from "./app-error.ts";

/** A zod issue about one field, whichever library passed it on. */
export interface SchemaIssue {
  /** For example `settings.node`; "" for the whole body. */
  readonly path: string;
  /** Zod's own code. */
  readonly kind: string;
  readonly message: string;
  readonly params: Readonly<Record<string, unknown>>;
}
type FieldRefusal = Omit<FieldError, "path">;

const isKnown = (code: string): code is FieldCode => Object.hasOwn(ERROR_MESSAGES_EN.fields, code);

const formatList = (values: unknown): string => (Array.isArray(values) ? values.join(", ") : "");

/** Codes for strings (by letters) and arrays (by entries); numbers use the default. */
const TOO_LITTLE: Readonly<Record<string, FieldCode>> = { string: "too_short", array: "too_few" };
const TOO_MUCH: Readonly<Record<string, FieldCode>> = { string: "too_long", array: "too_many" };

/** The generic refusal of a schema issue that names no error code of its own. */
function toFieldRefusal({ kind, message, params }: SchemaIssue): FieldRefusal {
  const { expected, values, minimum, maximum } = params;
  const origin = String(params["origin"]);
  const refuse = (code: FieldCode, params: Params = {}): FieldRefusal => ({ code, params: params });
  switch (kind) {
    case "invalid_type":
      return message.endsWith("undefined") ? refuse("missing") : refuse("wrong_type", { expected: String(expected) });
    case "invalid_value":
      return refuse("not_one_of", { values: formatList(values) });
    case "too_small":
      // A minimum of one letter or one entry that is not met means that the value is empty.
      if (origin in TOO_LITTLE && Number(minimum) === 1) return refuse("missing");
      return refuse(TOO_LITTLE[origin] ?? "too_small", { min: Number(minimum) });
    case "too_big":
      return refuse(TOO_MUCH[origin] ?? "too_large", { max: Number(maximum) });
    default:
      return refuse("invalid");
  }
}

/** The error code that the schema names, else the generic one for the kind of issue. */
export function toFieldError(issue: SchemaIssue): FieldError {
  const { path, kind, message } = issue;
  const { code, params } = parseFieldError(message);
  if (isKnown(code)) return { path, code, params };
  const wholeBody = path === "" && kind === "invalid_type";
  return wholeBody ? { path, code: "not_an_object", params: {} } : { path, ...toFieldRefusal(issue) };
}
