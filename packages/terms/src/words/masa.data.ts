import type { Masa } from "../ids/masa.ts";
import type { Words } from "../word.ts";

export const MASA_WORDS: Words<Masa> = {
  chaitra: { en: "Chaitra", hi: "चैत्र", sa: "चैत्र" },
  vaishakha: { en: "Vaishakha", hi: "वैशाख", sa: "वैशाख" },
  jyeshtha: { en: "Jyeshtha", hi: "ज्येष्ठ", sa: "ज्येष्ठ" },
  ashadha: { en: "Ashadha", hi: "आषाढ़", sa: "आषाढ" },
  shravana: { en: "Shravana", hi: "श्रावण", sa: "श्रावण" },
  bhadrapada: { en: "Bhadrapada", hi: "भाद्रपद", sa: "भाद्रपद" },
  ashvina: { en: "Ashvina", hi: "आश्विन", sa: "आश्विन" },
  kartika: { en: "Kartika", hi: "कार्तिक", sa: "कार्तिक" },
  margashirsha: { en: "Margashirsha", hi: "मार्गशीर्ष", sa: "मार्गशीर्ष" },
  pausha: { en: "Pausha", hi: "पौष", sa: "पौष" },
  magha: { en: "Magha", hi: "माघ", sa: "माघ" },
  phalguna: { en: "Phalguna", hi: "फाल्गुन", sa: "फाल्गुन" },
};
