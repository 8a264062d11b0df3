/** Parses pairs such as "अ a आ ā …": each sign followed by its spelling. */
function parseSpellings(...rows: readonly string[]): Map<string, string> {
  const cells = rows.join(" ").split(" ");
  return new Map(cells.flatMap((sign, index) => (index % 2 === 0 ? [[sign, cells[index + 1] ?? ""] as const] : [])));
}

const CONSONANTS = parseSpellings(
  "क k ख kh ग g घ gh ङ ṅ",
  "च c छ ch ज j झ jh ञ ñ",
  "ट ṭ ठ ṭh ड ḍ ढ ḍh ण ṇ",
  "त t थ th द d ध dh न n",
  "प p फ ph ब b भ bh म m",
  "य y र r ल l व v श ś ष ṣ स s ह h",
);
/** These replace the "a" that a bare consonant carries. */
const VOWEL_SIGNS = parseSpellings("ा ā ि i ी ī ु u ू ū ृ ṛ े e ै ai ो o ौ au");
const VIRAMA = "्";
const OTHER_SIGNS = parseSpellings("अ a आ ā इ i ई ī उ u ऊ ū ऋ ṛ ए e ऐ ai ओ o औ au ं ṃ ः ḥ ॐ oṃ")
  .set(" ", " ")
  .set(VIRAMA, "");

function transliterateLetter(sign: string, next: string | undefined): string {
  const consonant = CONSONANTS.get(sign);
  if (consonant !== undefined) return next === VIRAMA || VOWEL_SIGNS.has(next ?? "") ? consonant : `${consonant}a`;
  const other = VOWEL_SIGNS.get(sign) ?? OTHER_SIGNS.get(sign);
  if (other === undefined) throw new RangeError(`"${sign}" is not Devanagari as used for Sanskrit`);
  return other;
}

/**
 * Converts Sanskrit in Devanagari to the International Alphabet of Sanskrit Transliteration (predecessor of ISO 15919),
 * capitalised: सूर्य → Sūrya. Sanskrit is pronounced as written, so no dictionary is needed; Hindi, which drops vowels,
 * is not supported.
 * @throws RangeError for text that is not Devanagari, or a letter that Sanskrit does not have.
 */
export function toIast(sanskrit: string): string {
  const signs = Array.from(sanskrit);
  const spelt = signs.map((sign, index) => transliterateLetter(sign, signs[index + 1])).join("");
  return spelt.charAt(0).toUpperCase() + spelt.slice(1);
}
