/** "अ a आ ā …": a sign, then how it is spelt. */
function spellings(...rows: readonly string[]): Map<string, string> {
  const cells = rows.join(" ").split(" ");
  return new Map(cells.flatMap((sign, index) => (index % 2 === 0 ? [[sign, cells[index + 1] ?? ""] as const] : [])));
}

const CONSONANTS = spellings(
  "क k ख kh ग g घ gh ङ ṅ",
  "च c छ ch ज j झ jh ञ ñ",
  "ट ṭ ठ ṭh ड ḍ ढ ḍh ण ṇ",
  "त t थ th द d ध dh न n",
  "प p फ ph ब b भ bh म m",
  "य y र r ल l व v श ś ष ṣ स s ह h",
);
/** In place of the "a" that a bare consonant carries. */
const VOWEL_SIGNS = spellings("ा ā ि i ी ī ु u ू ū ृ ṛ े e ै ai ो o ौ au");
const VIRAMA = "्";
const OTHERS = spellings("अ a आ ā इ i ई ī उ u ऊ ū ऋ ṛ ए e ऐ ai ओ o औ au ं ṃ ः ḥ").set(" ", " ").set(VIRAMA, "");

function letter(sign: string, next: string | undefined): string {
  const consonant = CONSONANTS.get(sign);
  if (consonant !== undefined) return next === VIRAMA || VOWEL_SIGNS.has(next ?? "") ? consonant : `${consonant}a`;
  const other = VOWEL_SIGNS.get(sign) ?? OTHERS.get(sign);
  if (other === undefined) throw new RangeError(`"${sign}" is not of the Devanagari that Sanskrit is written in here`);
  return other;
}

/**
 * Sanskrit in Devanagari spelt in the International Alphabet of Sanskrit Transliteration (ISO 15919's elder), begun with a capital:
 * सूर्य → Sūrya. Sanskrit is written as it is said, so nothing needs to be known of the word; Hindi drops vowels and is not.
 * @throws RangeError for what is not Devanagari, or a letter that Sanskrit does not have.
 */
export function iast(sanskrit: string): string {
  const signs = Array.from(sanskrit);
  const spelt = signs.map((sign, index) => letter(sign, signs[index + 1])).join("");
  return spelt.charAt(0).toUpperCase() + spelt.slice(1);
}
