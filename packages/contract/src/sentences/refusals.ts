import type { REFUSALS_EN } from "./refusals.en.ts";
import type { Coded, Params, ParamsArgument, Plain, Translated } from "./sentence.ts";

type Errors = typeof REFUSALS_EN.errors;
type Fields = typeof REFUSALS_EN.fields;

/** Why a request was refused, for machines. Closed. */
export type ErrorCode = keyof Errors;
/** Why a field was. Closed. */
export type FieldCode = keyof Fields;
export type ErrorRefusal = Coded<Errors>;
export type FieldRefusal = Coded<Fields>;
export type PlainErrorCode = Plain<Errors>;
export type PlainFieldCode = Plain<Fields>;
export type FieldParams<Code extends FieldCode> = ParamsArgument<Fields[Code]>;

export interface Refusals {
  readonly errors: Translated<Errors>;
  readonly fields: Translated<Fields>;
}

/** A refusal as a schema's message, which can be nothing but a text: the code, and behind a blank its params. */
export const written = (code: FieldCode, params: Params): string => `${code} ${JSON.stringify(params)}`;

/** The same where a schema or a form refuses: the code with just what its sentence must be told. */
export const refusal = <Code extends FieldCode>(code: Code, ...[params]: FieldParams<Code>): string =>
  params === undefined ? code : written(code, params);

/** What such a message says; of any other text the code is one that no table has. */
export function readRefusal(message: string): { code: string; params: Params } {
  const [, code = message, params] = /^(\w+)(?: (\{.*\}))?$/s.exec(message) ?? [];
  return { code, params: params === undefined ? {} : (JSON.parse(params) as Params) };
}
