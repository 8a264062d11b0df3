import { type Koota, KOOTAS, KOOTA_WORDS } from "@lagna/terms";

/** Spellings beside those of the terms. */
const SPELLINGS: Readonly<Record<Koota, string>> = {
  varna: "varn",
  vashya: "vasya|vashy",
  tara: "",
  yoni: "yonee",
  graha_maitri: "grah maitri|maitri|मैत्री",
  gana: "gan|ganam",
  bhakoot: "bhakut|bhakuta|bhakoota|rashi koota",
  nadi: "naadi|nadee|naari|नाडी|नाड़ी",
};

const PATTERNS = KOOTAS.map((id) => {
  const { en, hi, sa = hi } = KOOTA_WORDS[id];
  const words = [en, hi, sa, ...SPELLINGS[id].split("|").filter(Boolean)].map((word) => word.replaceAll(" ", "\\s+"));
  return { id, pattern: new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join("|")})(?![\\p{L}\\p{M}])`, "iu") };
});

/** The koota that a text names: "nadi dosh", "गण". */
export const findKoota = (text: string): Koota | null => PATTERNS.find(({ pattern }) => pattern.test(text))?.id ?? null;
