import type { Paksha, Tithi } from "../ids/tithi.ts";
import type { Words } from "../word.ts";

export const TITHI_WORDS: Words<Tithi> = {
  pratipada: { en: "Pratipada", hi: "प्रतिपदा", sa: "प्रतिपदा" },
  dwitiya: { en: "Dwitiya", hi: "द्वितीया", sa: "द्वितीया" },
  tritiya: { en: "Tritiya", hi: "तृतीया", sa: "तृतीया" },
  chaturthi: { en: "Chaturthi", hi: "चतुर्थी", sa: "चतुर्थी" },
  panchami: { en: "Panchami", hi: "पंचमी", sa: "पञ्चमी" },
  shashthi: { en: "Shashthi", hi: "षष्ठी", sa: "षष्ठी" },
  saptami: { en: "Saptami", hi: "सप्तमी", sa: "सप्तमी" },
  ashtami: { en: "Ashtami", hi: "अष्टमी", sa: "अष्टमी" },
  navami: { en: "Navami", hi: "नवमी", sa: "नवमी" },
  dashami: { en: "Dashami", hi: "दशमी", sa: "दशमी" },
  ekadashi: { en: "Ekadashi", hi: "एकादशी", sa: "एकादशी" },
  dwadashi: { en: "Dwadashi", hi: "द्वादशी", sa: "द्वादशी" },
  trayodashi: { en: "Trayodashi", hi: "त्रयोदशी", sa: "त्रयोदशी" },
  chaturdashi: { en: "Chaturdashi", hi: "चतुर्दशी", sa: "चतुर्दशी" },
  purnima: { en: "Purnima", hi: "पूर्णिमा", sa: "पूर्णिमा" },
  amavasya: { en: "Amavasya", hi: "अमावस्या", sa: "अमावस्या" },
};

export const PAKSHA_WORDS: Words<Paksha> = {
  shukla: { en: "Shukla", hi: "शुक्ल", sa: "शुक्ल", sense: { en: "Waxing Moon", hi: "बढ़ता चंद्र" } },
  krishna: { en: "Krishna", hi: "कृष्ण", sa: "कृष्ण", sense: { en: "Waning Moon", hi: "घटता चंद्र" } },
};
