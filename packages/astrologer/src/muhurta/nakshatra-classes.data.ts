import type { Nakshatra } from "@lagna/terms";

/** The seven classes of stars by the acts that suit them (Brihat Samhita, chapter on the acts of the stars; Muhurta Chintamani, nakshatra-prakarana). */
export const NAKSHATRA_CLASSES = {
  dhruva: ["rohini", "uttara_phalguni", "uttara_ashadha", "uttara_bhadrapada"],
  chara: ["punarvasu", "swati", "shravana", "dhanishta", "shatabhisha"],
  kshipra: ["ashwini", "pushya", "hasta"],
  mridu: ["mrigashira", "chitra", "anuradha", "revati"],
  mishra: ["krittika", "vishakha"],
  ugra: ["bharani", "magha", "purva_phalguni", "purva_ashadha", "purva_bhadrapada"],
  tikshna: ["ardra", "ashlesha", "jyeshtha", "mula"],
} as const satisfies Readonly<Record<string, readonly Nakshatra[]>>;
