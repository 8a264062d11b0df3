import type { Language } from "@lagna/terms";

export interface ElementWords {
  readonly chart: string;
  readonly house: string;
  readonly sign: string;
  readonly grahas: string;
  readonly failed: string;
}

export const ELEMENT_WORDS: Readonly<Record<Language, ElementWords>> = {
  en: { chart: "Birth chart", house: "House", sign: "Sign", grahas: "Grahas", failed: "The chart cannot be shown." },
  hi: { chart: "जन्म कुंडली", house: "भाव", sign: "राशि", grahas: "ग्रह", failed: "कुंडली नहीं दिखाई जा सकती।" },
};
