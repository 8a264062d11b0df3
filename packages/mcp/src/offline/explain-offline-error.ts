import { inspect } from "node:util";
import { ERROR_MESSAGES_EN, formatMessage } from "@lagna/contract";
import { BirthInputError } from "@lagna/kundli";

/** The sentence of what the packages refuse. Anything else is a fault of ours: it goes to the program's error output. */
export function explainOfflineError(error: unknown): string | null {
  if (error instanceof BirthInputError)
    return `${error.path}: ${formatMessage(ERROR_MESSAGES_EN.fields[error.code], error.params)}`;
  process.stderr.write(`${inspect(error)}\n`);
  return null;
}
