import { TITHIS_OF_MONTH } from "./ids/tithi.ts";
import { type Language, getWord } from "./word.ts";
import { PAKSHA_WORDS, TITHI_WORDS } from "./words/tithi.data.ts";

/**
 * The name of a tithi with its fortnight, by its number in the month: "Shukla Dwitiya", "शुक्ल द्वितीया". Full and new
 * moon have no fortnight in their name.
 * @param number 1–30
 * @throws RangeError for another number
 */
export function formatTithiName(number: number, language: Language): string {
  const tithi = TITHIS_OF_MONTH[number - 1];
  if (tithi === undefined) throw new RangeError(`A month has the tithis 1 to 30, not ${number}`);
  const name = getWord(TITHI_WORDS[tithi], language);
  if (number % 15 === 0) return name;
  return `${getWord(PAKSHA_WORDS[number < 15 ? "shukla" : "krishna"], language)} ${name}`;
}
