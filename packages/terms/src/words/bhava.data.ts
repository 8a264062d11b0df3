import type { Bhava, BhavaGroup } from "../ids/bhava.ts";
import type { Words } from "../word.ts";

/** With the affairs of each house. */
export const BHAVA_WORDS: Words<Bhava> = {
  tanu: { en: "Tanu", hi: "तनु", sa: "तनु", sense: { en: "Body, self", hi: "देह, स्वयं" } },
  dhana: { en: "Dhana", hi: "धन", sa: "धन", sense: { en: "Wealth, family, speech", hi: "धन, कुटुंब, वाणी" } },
  sahaja: { en: "Sahaja", hi: "सहज", sa: "सहज", sense: { en: "Siblings, courage", hi: "भाई-बहन, साहस" } },
  bandhu: { en: "Bandhu", hi: "बंधु", sa: "बन्धु", sense: { en: "Home, mother, happiness", hi: "घर, माता, सुख" } },
  putra: { en: "Putra", hi: "पुत्र", sa: "पुत्र", sense: { en: "Children, intelligence", hi: "संतान, बुद्धि" } },
  ari: { en: "Ari", hi: "अरि", sa: "अरि", sense: { en: "Enemies, illness, debts", hi: "शत्रु, रोग, ऋण" } },
  yuvati: { en: "Yuvati", hi: "युवति", sa: "युवति", sense: { en: "Spouse, partnership", hi: "जीवनसाथी, साझेदारी" } },
  randhra: {
    en: "Randhra",
    hi: "रंध्र",
    sa: "रन्ध्र",
    sense: { en: "Sudden turns, the hidden", hi: "आकस्मिक घटनाएँ, गुप्त विषय" },
  },
  dharma: { en: "Dharma", hi: "धर्म", sa: "धर्म", sense: { en: "Fortune, father, teacher", hi: "भाग्य, पिता, गुरु" } },
  karma: { en: "Karma", hi: "कर्म", sa: "कर्म", sense: { en: "Work, standing", hi: "आजीविका, प्रतिष्ठा" } },
  labha: { en: "Labha", hi: "लाभ", sa: "लाभ", sense: { en: "Gains, elder siblings", hi: "लाभ, बड़े भाई-बहन" } },
  vyaya: { en: "Vyaya", hi: "व्यय", sa: "व्यय", sense: { en: "Expense, loss, release", hi: "ख़र्च, हानि, मोक्ष" } },
};

export const BHAVA_GROUP_WORDS: Words<BhavaGroup> = {
  kendra: { en: "Kendra", hi: "केंद्र", sa: "केन्द्र", sense: { en: "Angles: 1, 4, 7, 10", hi: "1, 4, 7, 10" } },
  trikona: { en: "Trikona", hi: "त्रिकोण", sa: "त्रिकोण", sense: { en: "Trines: 1, 5, 9", hi: "1, 5, 9" } },
  panaphara: { en: "Panaphara", hi: "पणफर", sa: "पणफर", sense: { en: "Succedent: 2, 5, 8, 11", hi: "2, 5, 8, 11" } },
  apoklima: { en: "Apoklima", hi: "आपोक्लिम", sa: "आपोक्लिम", sense: { en: "Cadent: 3, 6, 9, 12", hi: "3, 6, 9, 12" } },
  upachaya: { en: "Upachaya", hi: "उपचय", sa: "उपचय", sense: { en: "Growth: 3, 6, 10, 11", hi: "वृद्धि: 3, 6, 10, 11" } },
  dusthana: {
    en: "Dusthana",
    hi: "दुःस्थान",
    sa: "दुःस्थान",
    also: ["Trika"],
    sense: { en: "Hardship: 6, 8, 12", hi: "कष्ट: 6, 8, 12" },
  },
  maraka: { en: "Maraka", hi: "मारक", sa: "मारक", sense: { en: "2, 7", hi: "2, 7" } },
};
