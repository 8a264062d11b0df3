import type { Arudha, SpecialLagna, Sphuta, Upagraha } from "../ids/point.ts";
import type { Words } from "../word.ts";

export const ARUDHA_WORDS: Words<Arudha> = {
  A1: { en: "Arudha lagna", hi: "आरूढ लग्न", sa: "आरूढलग्न", short: { en: "AL", hi: "आल" } },
  A2: { en: "Dhanarudha", hi: "धनारूढ", sa: "धनारूढ", short: { en: "A2", hi: "आ2" } },
  A3: { en: "Bhratrarudha", hi: "भ्रात्रारूढ", sa: "भ्रात्रारूढ", short: { en: "A3", hi: "आ3" } },
  A4: { en: "Matrarudha", hi: "मात्रारूढ", sa: "मात्रारूढ", short: { en: "A4", hi: "आ4" } },
  A5: { en: "Mantrarudha", hi: "मंत्रारूढ", sa: "मन्त्रारूढ", short: { en: "A5", hi: "आ5" } },
  A6: { en: "Rogarudha", hi: "रोगारूढ", sa: "रोगारूढ", short: { en: "A6", hi: "आ6" } },
  A7: { en: "Dararudha", hi: "दारारूढ", sa: "दारारूढ", short: { en: "A7", hi: "आ7" } },
  A8: { en: "Mrityvarudha", hi: "मृत्य्वारूढ", sa: "मृत्य्वारूढ", short: { en: "A8", hi: "आ8" } },
  A9: { en: "Bhagyarudha", hi: "भाग्यारूढ", sa: "भाग्यारूढ", short: { en: "A9", hi: "आ9" } },
  A10: { en: "Rajyarudha", hi: "राज्यारूढ", sa: "राज्यारूढ", short: { en: "A10", hi: "आ10" } },
  A11: { en: "Labharudha", hi: "लाभारूढ", sa: "लाभारूढ", short: { en: "A11", hi: "आ11" } },
  A12: { en: "Upapada lagna", hi: "उपपद लग्न", sa: "उपपदलग्न", short: { en: "UL", hi: "उल" } },
};

export const SPECIAL_LAGNA_WORDS: Words<SpecialLagna> = {
  bhava: { en: "Bhava lagna", hi: "भाव लग्न", sa: "भावलग्न", short: { en: "BL", hi: "भाल" } },
  hora: {
    en: "Hora lagna",
    hi: "होरा लग्न",
    sa: "होरालग्न",
    short: { en: "HL", hi: "होल" },
    sense: { en: "wealth", hi: "धन" },
  },
  ghati: {
    en: "Ghati lagna",
    hi: "घटी लग्न",
    sa: "घटीलग्न",
    also: ["Ghatika lagna"],
    short: { en: "GL", hi: "घल" },
    sense: { en: "power", hi: "अधिकार" },
  },
  vighati: { en: "Vighati lagna", hi: "विघटी लग्न", sa: "विघटीलग्न", short: { en: "Vig", hi: "विल" } },
  pranapada: { en: "Pranapada lagna", hi: "प्राणपद लग्न", sa: "प्राणपदलग्न", short: { en: "PP", hi: "प्रप" } },
  sree: {
    en: "Sree lagna",
    hi: "श्री लग्न",
    sa: "श्रीलग्न",
    also: ["Shri lagna"],
    short: { en: "SL", hi: "श्रील" },
    sense: { en: "prosperity", hi: "समृद्धि" },
  },
  indu: { en: "Indu lagna", hi: "इंदु लग्न", sa: "इन्दुलग्न", short: { en: "IL", hi: "इल" } },
  kunda: { en: "Kunda lagna", hi: "कुंड लग्न", sa: "कुण्डलग्न", short: { en: "KL", hi: "कुल" } },
  varnada: { en: "Varnada lagna", hi: "वर्णद लग्न", sa: "वर्णदलग्न", short: { en: "VL", hi: "वल" } },
};

export const UPAGRAHA_WORDS: Words<Upagraha> = {
  dhuma: { en: "Dhuma", hi: "धूम", sa: "धूम", short: { en: "Dh", hi: "धू" } },
  vyatipata: { en: "Vyatipata", hi: "व्यतीपात", sa: "व्यतीपात", short: { en: "Vy", hi: "व्य" } },
  parivesha: { en: "Parivesha", hi: "परिवेष", sa: "परिवेष", short: { en: "Pv", hi: "पवे" } },
  indrachapa: { en: "Indrachapa", hi: "इंद्रचाप", sa: "इन्द्रचाप", short: { en: "Ic", hi: "इच" } },
  upaketu: { en: "Upaketu", hi: "उपकेतु", sa: "उपकेतु", short: { en: "Uk", hi: "उके" } },
  kala: { en: "Kala", hi: "काल", sa: "काल", short: { en: "Kl", hi: "का" } },
  mrityu: { en: "Mrityu", hi: "मृत्यु", sa: "मृत्यु", short: { en: "Mr", hi: "मृ" } },
  ardhaprahara: { en: "Ardhaprahara", hi: "अर्धप्रहर", sa: "अर्धप्रहर", short: { en: "Ap", hi: "अप" } },
  yamaghantaka: { en: "Yamaghantaka", hi: "यमघंटक", sa: "यमघण्टक", short: { en: "Yg", hi: "यघ" } },
  gulika: { en: "Gulika", hi: "गुलिक", sa: "गुलिक", short: { en: "Gk", hi: "गुलि" } },
  mandi: { en: "Mandi", hi: "मांदी", sa: "मान्दी", short: { en: "Md", hi: "मां" } },
};

export const SPHUTA_WORDS: Words<Sphuta> = {
  yogi: { en: "Yogi", hi: "योगी", sa: "योगी" },
  avayogi: { en: "Avayogi", hi: "अवयोगी", sa: "अवयोगी" },
  tithi: { en: "Tithi sphuta", hi: "तिथि स्फुट", sa: "तिथिस्फुट" },
  rahu_tithi: { en: "Rahu tithi sphuta", hi: "राहु तिथि स्फुट", sa: "राहुतिथिस्फुट" },
  beeja: { en: "Bija sphuta", hi: "बीज स्फुट", sa: "बीजस्फुट", also: ["Beeja sphuta"] },
  kshetra: { en: "Kshetra sphuta", hi: "क्षेत्र स्फुट", sa: "क्षेत्रस्फुट" },
  tri: { en: "Trisphuta", hi: "त्रिस्फुट", sa: "त्रिस्फुट" },
  chatur: { en: "Chatusphuta", hi: "चतुःस्फुट", sa: "चतुःस्फुट" },
  pancha: { en: "Panchasphuta", hi: "पंचस्फुट", sa: "पञ्चस्फुट" },
  prana: { en: "Prana sphuta", hi: "प्राण स्फुट", sa: "प्राणस्फुट" },
  deha: { en: "Deha sphuta", hi: "देह स्फुट", sa: "देहस्फुट" },
  mrityu: { en: "Mrityu sphuta", hi: "मृत्यु स्फुट", sa: "मृत्युस्फुट" },
  sookshma_tri: { en: "Sukshma trisphuta", hi: "सूक्ष्म त्रिस्फुट", sa: "सूक्ष्मत्रिस्फुट" },
  bhrigu_bindu: { en: "Bhrigu bindu", hi: "भृगु बिंदु", sa: "भृगुबिन्दु" },
};
