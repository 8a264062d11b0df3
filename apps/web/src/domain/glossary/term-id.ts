import type { Graha, Nakshatra, Rashi } from "@lagna/terms";

/** Concepts with a general explanation, and their Sanskrit names in the texts. */
export const CONCEPTS = {
  lagna: "लग्न",
  rashi: "राशि",
  graha: "ग्रह",
  bhava: "भाव",
  nakshatra: "नक्षत्र",
  pada: "पाद",
  star_lord: "नक्षत्राधिप",
  sub_lord: "उपनक्षत्राधिप",
  dignity: "बलाबल",
  state: "वक्र",
  house_lord: "भावेश",
  navamsa: "नवांश",
  chara_karaka: "चरकारक",
  dasha: "दशा",
  tithi: "तिथि",
  vara: "वार",
  nitya_yoga: "योग",
  karana: "करण",
  masa: "मास",
  shadbala: "षड्बल",
  vimsopaka: "विंशोपक",
  vaiseshikamsa: "वैशेषिकांश",
  avastha: "अवस्था",
  bindu: "बिन्दु",
  arudha: "आरूढ",
  special_lagna: "विशेषलग्न",
  upagraha: "उपग्रह",
  sphuta: "स्फुट",
  argala: "अर्गला",
  drishti: "दृष्टि",
  maitri: "मैत्री",
} as const;
export type ConceptId = keyof typeof CONCEPTS;

/** A term that has a card. */
export type TermId =
  | { readonly kind: "concept"; readonly id: ConceptId }
  | { readonly kind: "graha"; readonly id: Graha }
  | { readonly kind: "rashi"; readonly id: Rashi }
  | { readonly kind: "nakshatra"; readonly id: Nakshatra };

export const toConceptTerm = (id: ConceptId): TermId => ({ kind: "concept", id });
