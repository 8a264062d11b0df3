import type { NityaYoga, Nakshatra, Tithi, Vara } from "@lagna/terms";

/** Stems of the sixty years, as they stand before "nāma" in a compound. */
export const SAMVATSARA_STEMS: Readonly<Record<string, string>> = {
  prabhava: "प्रभव",
  vibhava: "विभव",
  shukla: "शुक्ल",
  pramoda: "प्रमोद",
  prajapati: "प्रजापति",
  angirasa: "अङ्गिरो",
  shrimukha: "श्रीमुख",
  bhava: "भाव",
  yuva: "युव",
  dhatri: "धातृ",
  ishvara: "ईश्वर",
  bahudhanya: "बहुधान्य",
  pramathi: "प्रमाथि",
  vikrama: "विक्रम",
  vrisha: "वृष",
  chitrabhanu: "चित्रभानु",
  subhanu: "सुभानु",
  tarana: "तारण",
  parthiva: "पार्थिव",
  vyaya: "व्यय",
  sarvajit: "सर्वजिन्",
  sarvadharin: "सर्वधारि",
  virodhin: "विरोधि",
  vikriti: "विकृति",
  khara: "खर",
  nandana: "नन्दन",
  vijaya: "विजय",
  jaya: "जय",
  manmatha: "मन्मथ",
  durmukha: "दुर्मुख",
  hemalamba: "हेमलम्ब",
  vilamba: "विलम्ब",
  vikarin: "विकारि",
  sharvari: "शार्वरि",
  plava: "प्लव",
  shubhakrit: "शुभकृन्",
  shobhakrit: "शोभकृन्",
  krodhin: "क्रोधि",
  vishvavasu: "विश्वावसु",
  parabhava: "पराभव",
  plavanga: "प्लवङ्ग",
  kilaka: "कीलक",
  saumya: "सौम्य",
  sadharana: "साधारण",
  virodhakrit: "विरोधकृन्",
  paridhavin: "परिधावि",
  pramadin: "प्रमादि",
  ananda: "आनन्द",
  rakshasa: "राक्षस",
  nala: "नल",
  pingala: "पिङ्गल",
  kalayukta: "कालयुक्त",
  siddharthin: "सिद्धार्थि",
  raudra: "रौद्र",
  durmati: "दुर्मति",
  dundubhi: "दुन्दुभि",
  rudhirodgarin: "रुधिरोद्गारि",
  raktaksha: "रक्ताक्ष",
  krodhana: "क्रोधन",
  kshaya: "क्षय",
};

/** "In the season": a final a joins with the r of "ṛtau". */
export const RITU_LOCATIVES: Readonly<Record<string, string>> = {
  vasanta: "वसन्तर्तौ",
  grishma: "ग्रीष्मर्तौ",
  varsha: "वर्षर्तौ",
  sharad: "शरदृतौ",
  hemanta: "हेमन्तर्तौ",
  shishira: "शिशिरर्तौ",
};

export const AYANA_LOCATIVES: Readonly<Record<string, string>> = {
  uttarayana: "उत्तरायणे",
  dakshinayana: "दक्षिणायने",
};

export const TITHI_LOCATIVES: Readonly<Record<Tithi, string>> = {
  pratipada: "प्रतिपदि",
  dwitiya: "द्वितीयायां",
  tritiya: "तृतीयायां",
  chaturthi: "चतुर्थ्यां",
  panchami: "पञ्चम्यां",
  shashthi: "षष्ठ्यां",
  saptami: "सप्तम्यां",
  ashtami: "अष्टम्यां",
  navami: "नवम्यां",
  dashami: "दशम्यां",
  ekadashi: "एकादश्यां",
  dwadashi: "द्वादश्यां",
  trayodashi: "त्रयोदश्यां",
  chaturdashi: "चतुर्दश्यां",
  purnima: "पूर्णिमायां",
  amavasya: "अमावास्यायां",
};

export const VARA_STEMS: Readonly<Record<Vara, string>> = {
  sunday: "रवि",
  monday: "सोम",
  tuesday: "भौम",
  wednesday: "बुध",
  thursday: "गुरु",
  friday: "शुक्र",
  saturday: "शनि",
};

/** Where the stem before "nakṣatre" or "yoge" is not the name itself. */
export const NAKSHATRA_STEMS: Partial<Record<Nakshatra, string>> = { mrigashira: "मृगशिरो", shatabhisha: "शतभिषङ्" };
export const YOGA_STEMS: Partial<Record<NityaYoga, string>> = {
  ayushman: "आयुष्मद्",
  sukarma: "सुकर्म",
  variyana: "वरीयो",
};
