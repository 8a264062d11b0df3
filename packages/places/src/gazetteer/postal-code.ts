import { normalise } from "../normalise.ts";

/** An Indian PIN code in what was typed, and the rest of it. */
export interface PostalCodeQuery {
  readonly code: number;
  /** The town or locality that stands beside the code; may be empty. */
  readonly rest: string;
}

/** Six digits that do not begin with 0, often written in two groups: 452001, 452 001. */
const PIN_CODE = /(?<!\d)([1-9]\d{2})[ -]?(\d{3})(?!\d)/u;
const LABEL = /(?<!\p{L})(?:pin ?code|pin|पिन ?कोड|पिन)(?!\p{L})/giu;
/** What remains of "Indore - 452001 (MP)" without the code: punctuation that has nothing on one side. */
const LOOSE_ENDS = /^[\s,:;.-]+|[\s,:;.(-]+$/gu;

/** @returns null if no PIN code was typed */
export function parsePostalCode(text: string): PostalCodeQuery | null {
  const found = PIN_CODE.exec(text);
  if (!found) return null;
  const rest = text.replace(found[0], " ").replace(LABEL, " ").replace(LOOSE_ENDS, "");
  return { code: Number(`${found[1]}${found[2]}`), rest: normalise(rest) === "" ? "" : rest };
}
