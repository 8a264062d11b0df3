import type { ERROR_MESSAGES_EN } from "./error-messages.en.ts";
import type { CodeWithParams, Params, ParamsArgument, CodeWithoutParams, TranslatedTable } from "./format-message.ts";

type Errors = typeof ERROR_MESSAGES_EN.errors;
type Fields = typeof ERROR_MESSAGES_EN.fields;

/** Reasons for refusing a request, machine-readable. A closed set. */
export type ErrorCode = keyof Errors;
/** Reasons for refusing a field. A closed set. */
export type FieldCode = keyof Fields;
export type ErrorCodeWithParams = CodeWithParams<Errors>;
export type FieldCodeWithParams = CodeWithParams<Fields>;
export type ErrorCodeWithoutParams = CodeWithoutParams<Errors>;
export type FieldCodeWithoutParams = CodeWithoutParams<Fields>;
export type FieldParams<Code extends FieldCode> = ParamsArgument<Fields[Code]>;

export interface ErrorMessages {
  readonly errors: TranslatedTable<Errors>;
  readonly fields: TranslatedTable<Fields>;
}

/** Encodes a refusal as a schema's message, which can only be a string: the code, a blank, and its params. */
export const serializeFieldError = (code: FieldCode, params: Params): string => `${code} ${JSON.stringify(params)}`;

/** Creates a refusal of a schema or form: the code with exactly the params of its sentence. */
export const encodeFieldError = <Code extends FieldCode>(code: Code, ...[params]: FieldParams<Code>): string =>
  params === undefined ? code : serializeFieldError(code, params);

/** Decodes such a message; for any other text the code is one that no table has. */
export function parseFieldError(message: string): { code: string; params: Params } {
  const [, code = message, params] = /^(\w+)(?: (\{.*\}))?$/s.exec(message) ?? [];
  return { code, params: params === undefined ? {} : (JSON.parse(params) as Params) };
}
