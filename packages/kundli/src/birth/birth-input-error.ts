import type { FieldCode, FieldParams, Params } from "@lagna/contract";

/** A field of a birth, a figure or an instant that cannot be used. Its sentence is formatted where the reader's language is known. */
export class BirthInputError extends Error {
  override readonly name = "BirthInputError";
  /** Of the field in the request: `city`, `seen.2.value`. */
  readonly path: string;
  readonly code: FieldCode;
  readonly params: Params;

  constructor(path: string, code: FieldCode, params: Params) {
    super(`${path}: ${code}`);
    this.path = path;
    this.code = code;
    this.params = params;
  }
}

/** The error of one field, with the parameters that its sentence takes. */
export const createBirthInputError = <Code extends FieldCode>(
  path: string,
  code: Code,
  ...[params]: FieldParams<Code>
): BirthInputError => new BirthInputError(path, code, params ?? {});
