import type { FestivalRule } from "../rule.ts";
import { afterRule, SOURCES, sankrantiRule, solarDayRule, starRule, tithiRule } from "./make-rule.ts";

const { drik, nirnayaSindhu, region } = SOURCES;

/** Other rules for a rite, which publishers or governments follow in some years: shown as disputes of its usual date. */
const RULES: readonly FestivalRule[] = [
  tithiRule("rama_navami_first", "chaitra", "S9", "madhyahna", {
    observance: "rama_navami",
    tradition: "smarta",
    both: "first",
    source: nirnayaSindhu,
  }),
  tithiRule("parashurama_jayanti_sunrise", "vaishakha", "S3", "udaya", {
    observance: "parashurama_jayanti",
    tradition: "north",
    source: region,
  }),
  tithiRule("buddha_purnima_second", "vaishakha", "S15", "udaya", {
    observance: "buddha_purnima",
    tradition: "buddhist",
    both: "second",
    source: region,
  }),
  tithiRule("buddha_purnima_moonrise", "vaishakha", "S15", "chandrodaya", {
    observance: "buddha_purnima",
    tradition: "buddhist",
    source: region,
  }),
  tithiRule("karva_chauth_sunrise", "ashvina", "K4", "udaya", {
    observance: "karva_chauth",
    tradition: "north",
    both: "second",
    source: region,
  }),
  tithiRule("vasant_panchami_more", "magha", "S5", "purvahna", {
    observance: "vasant_panchami",
    tradition: "civil",
    source: region,
  }),
  tithiRule("govardhana_sunrise", "kartika", "S1", "udaya", {
    observance: "govardhana",
    tradition: "civil",
    source: region,
  }),
  tithiRule("bali_pratipada_pradosha", "kartika", "S1", "pradosha", {
    observance: "govardhana",
    tradition: "maharashtra",
    source: region,
  }),
  afterRule("usha_arghya", "chhath", 1, { observance: "chhath", tradition: "north", source: region }),
  starRule("karthigai_deepam_sunrise", "scorpio", "krittika", "udaya", {
    observance: "karthigai_deepam",
    tradition: "vaishnava",
    which: "last",
  }),
  ...(
    [
      ["thai_pusam", "capricorn", "pushya"],
      ["panguni_uttiram", "pisces", "uttara_phalguni"],
      ["vaikasi_visakam", "taurus", "vishakha"],
    ] as const
  ).map(([id, sign, nakshatra]) =>
    starRule(`${id}_sunrise`, sign, nakshatra, "udaya", {
      observance: id,
      tradition: "tamil",
      which: "purnima",
      source: drik,
    }),
  ),
  tithiRule("vijayadashami_aparahna", "ashvina", "S10", "aparahna", {
    observance: "vijayadashami",
    tradition: "all",
    tie: "first",
    source: nirnayaSindhu,
  }),
  sankrantiRule("makara_sankranti_day_of_entry", "capricorn", "hindu_day", {
    observance: "makara_sankranti",
    tradition: "civil",
    source: region,
  }),
  solarDayRule("pongal_vakya", "tamil", 10, 1, { observance: "pongal", tradition: "tamil", source: "Vakya almanacs" }),
  tithiRule("holika_dahan_first", "phalguna", "S15", "pradosha", {
    observance: "holika_dahan",
    tradition: "civil",
    both: "first",
    source: nirnayaSindhu,
  }),
  afterRule("holi_after_first", "holika_dahan_first", 1, { observance: "holi", tradition: "civil", source: region }),
];

export const OTHER_DATE_RULES: readonly FestivalRule[] = RULES.map((rule) => ({ ...rule, isOtherDate: true }));
