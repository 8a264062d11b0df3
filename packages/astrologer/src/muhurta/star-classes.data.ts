import type { Nakshatra } from "@lagna/terms";
import type { LocalizedText } from "../fact.ts";
import { createLocalizedText } from "../words/format-terms.ts";

/** The seven classes of stars by the acts that suit them (Brihat Samhita, chapter on the acts of the stars; Muhurta Chintamani, nakshatra-prakarana). */
export const STAR_CLASSES = {
  dhruva: ["rohini", "uttara_phalguni", "uttara_ashadha", "uttara_bhadrapada"],
  chara: ["punarvasu", "swati", "shravana", "dhanishta", "shatabhisha"],
  kshipra: ["ashwini", "pushya", "hasta"],
  mridu: ["mrigashira", "chitra", "anuradha", "revati"],
  mishra: ["krittika", "vishakha"],
  ugra: ["bharani", "magha", "purva_phalguni", "purva_ashadha", "purva_bhadrapada"],
  tikshna: ["ardra", "ashlesha", "jyeshtha", "mula"],
} as const satisfies Readonly<Record<string, readonly Nakshatra[]>>;

export type StarClass = keyof typeof STAR_CLASSES;

export const STAR_CLASS_NAMES: Readonly<Record<StarClass, LocalizedText>> = {
  dhruva: createLocalizedText("a fixed star, for what should last", "ध्रुव नक्षत्र, टिकने वाले काम का", "dhruva nakshatra, tikne wale kaam ka"),
  chara: createLocalizedText("a moving star, for setting out", "चर नक्षत्र, चलने-बदलने वाले काम का", "chara nakshatra, chalne-badalne wale kaam ka"),
  kshipra: createLocalizedText("a quick star, for work and trade", "क्षिप्र नक्षत्र, काम और व्यापार का", "kshipra nakshatra, kaam aur vyapar ka"),
  mridu: createLocalizedText("a gentle star, for people and occasions", "मृदु नक्षत्र, मेल-जोल और उत्सव का", "mridu nakshatra, mel-jol aur utsav ka"),
  mishra: createLocalizedText("a mixed star", "मिश्र नक्षत्र", "mishra nakshatra"),
  ugra: createLocalizedText("a fierce star", "उग्र नक्षत्र", "ugra nakshatra"),
  tikshna: createLocalizedText("a sharp star", "तीक्ष्ण नक्षत्र", "tikshna nakshatra"),
};
