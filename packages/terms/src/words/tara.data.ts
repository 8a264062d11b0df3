import type { Tara } from "../ids/gochara.ts";
import type { Words } from "../word.ts";

/** In a file of its own: the day of the reader shows them, without the other words of transits and all that is loaded with these. */
export const TARA_WORDS: Words<Tara> = {
  janma: { en: "Janma", hi: "जन्म", sa: "जन्म", sense: { en: "Birth", hi: "जन्म" } },
  sampat: { en: "Sampat", hi: "संपत्", sa: "सम्पत्", sense: { en: "Wealth", hi: "संपत्ति" } },
  vipat: { en: "Vipat", hi: "विपत्", sa: "विपत्", sense: { en: "Adversity", hi: "विपत्ति" } },
  kshema: { en: "Kshema", hi: "क्षेम", sa: "क्षेम", sense: { en: "Well-being", hi: "कुशल" } },
  pratyak: { en: "Pratyak", hi: "प्रत्यक्", sa: "प्रत्यक्", sense: { en: "Obstacle", hi: "बाधा" } },
  sadhana: { en: "Sadhana", hi: "साधन", sa: "साधन", sense: { en: "Attainment", hi: "सिद्धि" } },
  naidhana: { en: "Naidhana", hi: "नैधन", sa: "नैधन", sense: { en: "The hardest", hi: "सबसे कठिन" } },
  mitra: { en: "Mitra", hi: "मित्र", sa: "मित्र", sense: { en: "Friend", hi: "मित्र" } },
  parama_mitra: { en: "Parama mitra", hi: "परम मित्र", sa: "परममित्र", sense: { en: "Great friend", hi: "परम मित्र" } },
};
