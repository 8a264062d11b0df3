import type { Graha } from "@lagna/terms";

/** Names of the five limbs and of the lunar months, in the order they are counted. */

const PRATIPADA_TO_CHATURDASHI = [
  "Pratipada",
  "Dwitiya",
  "Tritiya",
  "Chaturthi",
  "Panchami",
  "Shashthi",
  "Saptami",
  "Ashtami",
  "Navami",
  "Dashami",
  "Ekadashi",
  "Dwadashi",
  "Trayodashi",
  "Chaturdashi",
] as const;

/** 1 = Shukla Pratipada … 15 = Purnima, 16 = Krishna Pratipada … 30 = Amavasya, at index 0–29. */
export const TITHI_NAMES: readonly string[] = [
  ...PRATIPADA_TO_CHATURDASHI.map((name) => `Shukla ${name}`),
  "Purnima",
  ...PRATIPADA_TO_CHATURDASHI.map((name) => `Krishna ${name}`),
  "Amavasya",
];

export const YOGA_NAMES = [
  "Vishkambha",
  "Priti",
  "Ayushman",
  "Saubhagya",
  "Shobhana",
  "Atiganda",
  "Sukarma",
  "Dhriti",
  "Shula",
  "Ganda",
  "Vriddhi",
  "Dhruva",
  "Vyaghata",
  "Harshana",
  "Vajra",
  "Siddhi",
  "Vyatipata",
  "Variyana",
  "Parigha",
  "Shiva",
  "Siddha",
  "Sadhya",
  "Shubha",
  "Shukla",
  "Brahma",
  "Indra",
  "Vaidhriti",
] as const;

const MOVABLE_KARANAS = ["Bava", "Balava", "Kaulava", "Taitila", "Gara", "Vanija", "Vishti"] as const;

/** The 60 half tithis: one fixed, the seven movable eight times over, three fixed (Surya Siddhanta 2.67-69). */
export const KARANA_NAMES: readonly string[] = [
  "Kimstughna",
  ...Array.from({ length: 56 }, (_, index) => MOVABLE_KARANAS[index % 7] as string),
  "Shakuni",
  "Chatushpada",
  "Naga",
];

/** 0 = Sunday, with the lord that gives each its Sanskrit name. */
export const VARAS: readonly { readonly name: string; readonly lord: Graha }[] = [
  { name: "Sunday", lord: "sun" },
  { name: "Monday", lord: "moon" },
  { name: "Tuesday", lord: "mars" },
  { name: "Wednesday", lord: "mercury" },
  { name: "Thursday", lord: "jupiter" },
  { name: "Friday", lord: "venus" },
  { name: "Saturday", lord: "saturn" },
];

/** Chaitra is the month in which the Sun enters Aries, and so on. */
export const MASA_NAMES = [
  "Chaitra",
  "Vaishakha",
  "Jyeshtha",
  "Ashadha",
  "Shravana",
  "Bhadrapada",
  "Ashvina",
  "Kartika",
  "Margashirsha",
  "Pausha",
  "Magha",
  "Phalguna",
] as const;
export type Masa = (typeof MASA_NAMES)[number];
