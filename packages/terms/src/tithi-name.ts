import { TITHIS_OF_MONTH } from "./ids/tithi.ts";
import { type Language, word } from "./word.ts";
import { PAKSHA_WORDS, TITHI_WORDS } from "./words/tithi.data.ts";

/**
 * The tithi of a month by its number, with its fortnight: "Shukla Dwitiya", "शुक्ल द्वितीया"; full and new moon stand alone.
 * @param number 1–30
 * @throws RangeError for another number
 */
export function tithiName(number: number, language: Language): string {
  const tithi = TITHIS_OF_MONTH[number - 1];
  if (tithi === undefined) throw new RangeError(`A month has the tithis 1 to 30, not ${number}`);
  const name = word(TITHI_WORDS[tithi], language);
  if (number % 15 === 0) return name;
  return `${word(PAKSHA_WORDS[number < 15 ? "shukla" : "krishna"], language)} ${name}`;
}
