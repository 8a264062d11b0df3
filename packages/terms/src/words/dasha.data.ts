import type { DashaLevel } from "../ids/dasha.ts";
import type { Words } from "../word.ts";

export const DASHA_LEVEL_WORDS: Words<DashaLevel> = {
  maha: { en: "Mahadasha", hi: "महादशा", sa: "महादशा" },
  antar: { en: "Antardasha", hi: "अंतर्दशा", sa: "अन्तर्दशा", also: ["Bhukti"] },
  pratyantar: { en: "Pratyantardasha", hi: "प्रत्यंतर्दशा", sa: "प्रत्यन्तर्दशा" },
  sookshma: { en: "Sookshma dasha", hi: "सूक्ष्म दशा", sa: "सूक्ष्मदशा" },
  prana: { en: "Prana dasha", hi: "प्राण दशा", sa: "प्राणदशा" },
};
