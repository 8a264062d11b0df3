import type { EclipseKind, Moorti, ReturnId, SadeSatiPhase, ShaniPlace, TransitEvent } from "../ids/gochara.ts";
import type { Words } from "../word.ts";

export const MOORTI_WORDS: Words<Moorti> = {
  gold: { en: "Suvarna", hi: "सुवर्ण", sa: "सुवर्ण", sense: { en: "Gold", hi: "सोना" } },
  silver: { en: "Rajata", hi: "रजत", sa: "रजत", sense: { en: "Silver", hi: "चाँदी" } },
  copper: { en: "Tamra", hi: "ताम्र", sa: "ताम्र", sense: { en: "Copper", hi: "ताँबा" } },
  iron: { en: "Loha", hi: "लौह", sa: "लोह", sense: { en: "Iron", hi: "लोहा" } },
};

export const SADE_SATI_PHASE_WORDS: Words<SadeSatiPhase> = {
  rising: { en: "Rising", hi: "चढ़ती", sense: { en: "Saturn in the twelfth from the Moon", hi: "चंद्र से बारहवें शनि" } },
  peak: { en: "Peak", hi: "मध्य", sense: { en: "Saturn in the Moon’s sign", hi: "चंद्र राशि में शनि" } },
  setting: { en: "Setting", hi: "उतरती", sense: { en: "Saturn in the second from the Moon", hi: "चंद्र से दूसरे शनि" } },
};

export const SHANI_PLACE_WORDS: Words<ShaniPlace> = {
  ardhashtama: {
    en: "Ardhashtama Shani",
    hi: "अर्धाष्टम शनि",
    sa: "अर्धाष्टमशनि",
    sense: { en: "Dhaiya: Saturn in the fourth from the Moon", hi: "ढैया: चंद्र से चौथे शनि" },
  },
  ashtama: {
    en: "Ashtama Shani",
    hi: "अष्टम शनि",
    sa: "अष्टमशनि",
    sense: { en: "Dhaiya: Saturn in the eighth from the Moon", hi: "ढैया: चंद्र से आठवें शनि" },
  },
  kantaka: {
    en: "Kantaka Shani",
    hi: "कंटक शनि",
    sa: "कण्टकशनि",
    sense: { en: "Saturn in the fourth, seventh or tenth from the Moon", hi: "चंद्र से चौथे, सातवें या दसवें शनि" },
  },
};

export const RETURN_WORDS: Words<ReturnId> = {
  solar: {
    en: "Varsha pravesha",
    hi: "वर्ष प्रवेश",
    sa: "वर्षप्रवेश",
    sense: { en: "The Sun’s return", hi: "सूर्य की वापसी" },
  },
  tithi_pravesha: {
    en: "Tithi pravesha",
    hi: "तिथि प्रवेश",
    sa: "तिथिप्रवेश",
    sense: { en: "The lunar birthday", hi: "चांद्र जन्मदिन" },
  },
  jupiter: { en: "Jupiter return", hi: "गुरु की वापसी" },
  saturn: { en: "Saturn return", hi: "शनि की वापसी" },
  nodal: { en: "Nodal return", hi: "राहु-केतु की वापसी" },
};

export const TRANSIT_EVENT_WORDS: Words<TransitEvent> = {
  ingress: { en: "Ingress", hi: "राशि प्रवेश" },
  station: { en: "Station", hi: "स्तंभन" },
  retrograde_start: { en: "Turns retrograde", hi: "वक्री" },
  retrograde_end: { en: "Turns direct", hi: "मार्गी" },
  combust_start: { en: "Becomes combust", hi: "अस्त" },
  combust_end: { en: "Leaves combustion", hi: "उदय" },
  eclipse: { en: "Eclipse", hi: "ग्रहण" },
  sade_sati_phase: { en: "Sade sati", hi: "साढ़ेसाती" },
  return: { en: "Return", hi: "वापसी" },
};

export const ECLIPSE_WORDS: Words<EclipseKind> = {
  total: { en: "Total", hi: "पूर्ण" },
  annular: { en: "Annular", hi: "वलयाकार" },
  hybrid: { en: "Hybrid", hi: "मिश्रित" },
  partial: { en: "Partial", hi: "खंडग्रास" },
  penumbral: { en: "Penumbral", hi: "उपच्छाया" },
};
