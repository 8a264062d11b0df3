import { BirthInputError } from "@lagna/kundli";
import { AppError } from "../../errors/app-error.ts";

/** What a package refuses in a birth, as the server's own error with that field; anything else unchanged. */
export function toRefusal(error: unknown): unknown {
  if (!(error instanceof BirthInputError)) return error;
  const { path, code, params } = error;
  return new AppError("invalid_input", { cause: error, errors: [{ path, code, params }] });
}

/** @throws AppError invalid_input for what is refused in a birth */
export function refuseBirthInput<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw toRefusal(error);
  }
}

/** The same for what is looked up. */
export const refuseFoundInput = <Result>(found: Promise<Result>): Promise<Result> =>
  found.catch((error: unknown) => {
    throw toRefusal(error);
  });
