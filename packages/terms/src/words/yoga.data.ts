import { type YogaGroup, type YogaId, YOGAS } from "../ids/yoga.ts";
import type { Words } from "../word.ts";
import { HOUSE_YOGA_WORDS } from "./yoga-house.data.ts";
import { PAIR_YOGA_WORDS } from "./yoga-pairs.data.ts";
import { RANK_YOGA_WORDS } from "./yoga-rank.data.ts";
import { SKY_YOGA_WORDS } from "./yoga-sky.data.ts";

export const YOGA_GROUP_WORDS: Words<YogaGroup> = {
  mahapurusha: { en: "Mahapurusha", hi: "महापुरुष", sa: "महापुरुष", sense: { en: "Great persons", hi: "पंच महापुरुष" } },
  surya: { en: "Surya", hi: "सूर्य योग", sense: { en: "Next to the Sun", hi: "सूर्य के पास के" } },
  chandra: { en: "Chandra", hi: "चंद्र योग", sense: { en: "Counted from the Moon", hi: "चंद्र से गिने" } },
  nabhasa: { en: "Nabhasa", hi: "नाभस", sa: "नाभस", sense: { en: "Shapes of the whole chart", hi: "आकाश की आकृतियाँ" } },
  malika: { en: "Malika", hi: "मालिका", sa: "मालिका", sense: { en: "Garlands of houses", hi: "भावों की मालाएँ" } },
  raja: { en: "Raja", hi: "राजयोग", sense: { en: "Rank and standing", hi: "पद और प्रतिष्ठा" } },
  neecha_bhanga: { en: "Neecha bhanga", hi: "नीचभंग", sense: { en: "Debilitation cancelled", hi: "नीचता का भंग" } },
  parivartana: {
    en: "Parivartana",
    hi: "परिवर्तन",
    sa: "परिवर्तन",
    sense: { en: "Exchange of signs", hi: "राशि परिवर्तन" },
  },
  kartari: { en: "Kartari", hi: "कर्तरी", sa: "कर्तरी", sense: { en: "Enclosed on both sides", hi: "दोनों ओर से घिरा" } },
  dhana: { en: "Dhana", hi: "धन योग", sense: { en: "Wealth", hi: "धन" } },
  daridra: { en: "Daridra", hi: "दारिद्र्य", sense: { en: "Scarcity", hi: "अभाव" } },
  sannyasa: { en: "Sannyasa", hi: "संन्यास", sense: { en: "Renunciation", hi: "वैराग्य" } },
  sharira: { en: "Sharira", hi: "शरीर", sa: "शरीर", sense: { en: "Of the body", hi: "देह के" } },
  vak: { en: "Vak", hi: "वाणी", sense: { en: "Of speech and food", hi: "वाणी और भोजन के" } },
  sahodara: {
    en: "Sahodara",
    hi: "सहोदर",
    sa: "सहोदर",
    sense: { en: "Of siblings and courage", hi: "भाई-बहन और पराक्रम के" },
  },
  griha: { en: "Griha", hi: "गृह", sa: "गृह", sense: { en: "Of home and mother", hi: "घर और माता के" } },
  putra: { en: "Putra", hi: "पुत्र", sa: "पुत्र", sense: { en: "Of children and the mind", hi: "संतान और बुद्धि के" } },
  kalatra: { en: "Kalatra", hi: "कलत्र", sa: "कलत्र", sense: { en: "Of marriage", hi: "विवाह के" } },
  bhagya: { en: "Bhagya", hi: "भाग्य", sa: "भाग्य", sense: { en: "Of fortune and fame", hi: "भाग्य और यश के" } },
  dignity: { en: "Dignity", hi: "ग्रह बल", sense: { en: "Of well-placed grahas", hi: "ऊँचे ग्रहों के" } },
  arishta: { en: "Arishta", hi: "अरिष्ट", sa: "अरिष्ट", sense: { en: "Never shown", hi: "कभी नहीं दिखाए जाते" } },
};

const ALL: Words<YogaId> = { ...SKY_YOGA_WORDS, ...RANK_YOGA_WORDS, ...HOUSE_YOGA_WORDS, ...PAIR_YOGA_WORDS };

/**
 * In the order of the ids. After the rule, the promised result is stated in a few words; poverty and hardship are
 * phrased gently.
 */
export const YOGA_WORDS = Object.fromEntries(YOGAS.map((id) => [id, ALL[id]])) as Words<YogaId>;
