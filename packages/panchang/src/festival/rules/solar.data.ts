import { type Rashi, RASHIS } from "@lagna/terms";
import type { FestivalRule } from "../rule.ts";
import { afterRule, sankrantiRule, solarDayRule, SOURCES, solarTithiRule, starRule } from "./make-rule.ts";

const { drik, region } = SOURCES;

/** Sanskrit names of the signs as the sankrantis have them, in the order of RASHIS. */
const SIGN_NAMES = [
  "mesha",
  "vrishabha",
  "mithuna",
  "karka",
  "simha",
  "kanya",
  "tula",
  "vrishchika",
  "dhanu",
  "makara",
  "kumbha",
  "meena",
] as const;

/** Until when a sankranti counts for its day, in regions that begin their solar months with it. */
const LIMITS = {
  nepal: "sunset",
  tamil: "sunset",
  kerala: "aparahna",
  bengal: "midnight",
  odisha: "hindu_day",
} as const;

const SANKRANTIS: readonly FestivalRule[] = SIGN_NAMES.map((name, index) =>
  sankrantiRule(`${name}_sankranti`, RASHIS[index] as Rashi, "punya", { limitByRegion: LIMITS }),
);

/** The festivals of the Sun's months and of stars in them. */
export const SOLAR_RULES: readonly FestivalRule[] = [
  ...SANKRANTIS,
  sankrantiRule("pongal", "capricorn", "sunset", { tradition: "tamil", observance: "pongal", source: region }),
  afterRule("bhogi_pandigai", "pongal", -1, { tradition: "tamil", source: region }),
  afterRule("mattu_pongal", "pongal", 1, { tradition: "tamil", source: region }),
  afterRule("lohri", "makara_sankranti", -1, { tradition: "north", source: region }),
  afterRule("magh_bihu", "makara_sankranti", 0, { tradition: "assam", source: region }),
  afterRule("uttarayana", "makara_sankranti", 0, { tradition: "gujarat", source: region }),
  afterRule("vasi_uttarayan", "makara_sankranti", 1, { tradition: "gujarat", source: region }),
  afterRule("ganga_sagar_mela", "makara_sankranti", 0, { tradition: "bengal", source: region }),
  sankrantiRule("puthandu", "aries", "sunset", { tradition: "tamil", observance: "solar_new_year", source: region }),
  sankrantiRule("vishu", "aries", "sunrise", { tradition: "kerala", observance: "solar_new_year", source: region }),
  sankrantiRule("baisakhi", "aries", "civil", { tradition: "sikh", observance: "solar_new_year", source: region }),
  sankrantiRule("pana_sankranti", "aries", "hindu_day", {
    tradition: "odisha",
    observance: "solar_new_year",
    source: region,
  }),
  solarDayRule("pohela_boishakh", "bengali", 1, 1, { tradition: "bengal", observance: "solar_new_year" }),
  solarDayRule("nepali_new_year", "nepali", 1, 1, { tradition: "nepal", observance: "solar_new_year" }),
  sankrantiRule("bohag_bihu", "aries", "punya", { tradition: "assam", observance: "solar_new_year", source: region }),
  solarDayRule("chingam_one", "malayalam", 5, 1, { tradition: "kerala" }),
  solarDayRule("aadi_perukku", "tamil", 4, 18, { tradition: "tamil" }),
  sankrantiRule("mandala_pooja_begins", "scorpio", "sunrise", { tradition: "kerala", source: region }),
  afterRule("mandala_pooja", "mandala_pooja_begins", 40, { tradition: "kerala", source: region }),
  solarDayRule("tamu_losar", "nepali", 9, 15, { tradition: "nepal" }),
  starRule("thai_pusam", "capricorn", "pushya", "daylight", { tradition: "tamil", which: "purnima" }),
  starRule("panguni_uttiram", "pisces", "uttara_phalguni", "daylight", { tradition: "tamil", which: "purnima" }),
  starRule("vaikasi_visakam", "taurus", "vishakha", "daylight", { tradition: "tamil", which: "purnima" }),
  starRule("karthigai_deepam", "scorpio", "krittika", "pradosha", { tradition: "tamil", which: "last" }),
  starRule("masik_karthigai", "every", "krittika", "pradosha", { tradition: "tamil", source: drik }),
  starRule("rohini_vrat", "every", "rohini", "udaya", { tradition: "jain", source: drik }),
  starRule("arudra_darshan", "sagittarius", "ardra", "udaya", { tradition: "tamil", which: "last" }),
  starRule("onam", "leo", "shravana", "madhyahna", { tradition: "kerala", which: "last", both: "second" }),
  starRule("ramanuja_jayanti", "aries", "ardra", "udaya", { tradition: "vaishnava", which: "last", source: drik }),
  solarTithiRule("chitra_pournami", "aries", "S15", "udaya", { tradition: "tamil" }),
  solarTithiRule("vaikuntha_ekadashi", "sagittarius", "S11", "udaya", { tradition: "vaishnava" }),
];
