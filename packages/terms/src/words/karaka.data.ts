import type { Karaka8 } from "../ids/karaka.ts";
import type { Words } from "../word.ts";

/** With the person or matter each signifies. */
export const KARAKA_WORDS: Words<Karaka8> = {
  AK: { en: "Atmakaraka", hi: "आत्मकारक", sa: "आत्मकारक", sense: { en: "the self", hi: "आत्मा" } },
  AmK: { en: "Amatyakaraka", hi: "अमात्यकारक", sa: "अमात्यकारक", sense: { en: "counsel, work", hi: "परामर्श, कर्म" } },
  BK: { en: "Bhratrikaraka", hi: "भ्रातृकारक", sa: "भ्रातृकारक", sense: { en: "siblings, guru", hi: "भाई-बहन, गुरु" } },
  MK: { en: "Matrikaraka", hi: "मातृकारक", sa: "मातृकारक", sense: { en: "mother", hi: "माता" } },
  PiK: { en: "Pitrikaraka", hi: "पितृकारक", sa: "पितृकारक", sense: { en: "father", hi: "पिता" } },
  PK: { en: "Putrakaraka", hi: "पुत्रकारक", sa: "पुत्रकारक", sense: { en: "children", hi: "संतान" } },
  GK: { en: "Gnatikaraka", hi: "ज्ञातिकारक", sa: "ज्ञातिकारक", sense: { en: "kin, rivals", hi: "कुटुंब, प्रतिद्वंद्वी" } },
  DK: { en: "Darakaraka", hi: "दारकारक", sa: "दारकारक", sense: { en: "spouse", hi: "जीवनसाथी" } },
};
