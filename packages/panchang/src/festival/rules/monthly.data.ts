import type { Masa } from "@lagna/terms";
import type { FestivalRule } from "../rule.ts";
import { SOURCES, tithiRule } from "./make-rule.ts";

const { drik } = SOURCES;

/** The name of each month's sankashti chaturthi, by the amanta month. */
const SANKASHTIS: Readonly<Record<Masa, string>> = {
  chaitra: "vikata",
  vaishakha: "ekadanta",
  jyeshtha: "krishnapingala",
  ashadha: "gajanana",
  shravana: "heramba",
  bhadrapada: "vighnaraja",
  ashvina: "vakratunda",
  kartika: "ganadhipa",
  margashirsha: "akhuratha",
  pausha: "lambodara",
  magha: "dwijapriya",
  phalguna: "bhalachandra",
};

const sankashti = (name: string, month: Masa | "adhika"): FestivalRule =>
  tithiRule(`${name}_sankashti_chaturthi`, month, "K4", "chandrodaya", { both: "first", source: drik });

/** The observances of every month, adhika months too. */
export const MONTHLY_RULES: readonly FestivalRule[] = [
  tithiRule("sankashti_chaturthi", "every", "K4", "chandrodaya", { both: "first" }),
  tithiRule("angaraki_chaturthi", "every", "K4", "chandrodaya", { both: "first", weekdays: ["tuesday"] }),
  ...(Object.entries(SANKASHTIS) as [Masa, string][]).map(([month, name]) => sankashti(name, month)),
  sankashti("vibhuvana", "adhika"),
  tithiRule("vinayaka_chaturthi", "every", "S4", "madhyahna", { both: "first" }),
  tithiRule("pradosha_vrata", "every", "S13", "pradosha"),
  tithiRule("pradosha_vrata", "every", "K13", "pradosha"),
  tithiRule("soma_pradosha_vrata", "every", "S13", "pradosha", { weekdays: ["monday"] }),
  tithiRule("soma_pradosha_vrata", "every", "K13", "pradosha", { weekdays: ["monday"] }),
  tithiRule("bhauma_pradosha_vrata", "every", "S13", "pradosha", { weekdays: ["tuesday"] }),
  tithiRule("bhauma_pradosha_vrata", "every", "K13", "pradosha", { weekdays: ["tuesday"] }),
  tithiRule("shani_pradosha_vrata", "every", "S13", "pradosha", { weekdays: ["saturday"] }),
  tithiRule("shani_pradosha_vrata", "every", "K13", "pradosha", { weekdays: ["saturday"] }),
  tithiRule("shani_trayodashi", "every", "S13", "udaya", { weekdays: ["saturday"], source: drik }),
  tithiRule("shani_trayodashi", "every", "K13", "udaya", { weekdays: ["saturday"], source: drik }),
  tithiRule("shani_trayodashi", "every", "S13", "pradosha", { weekdays: ["saturday"], source: drik }),
  tithiRule("shani_trayodashi", "every", "K13", "pradosha", { weekdays: ["saturday"], source: drik }),
  tithiRule("masik_shivaratri", "every", "K14", "nishita"),
  tithiRule("purnima_vrata", "every", "S15", "chandrodaya"),
  tithiRule("amavasya", "every", "K15", "aparahna"),
  tithiRule("somavati_amavasya", "every", "K15", "udaya", { weekdays: ["monday"], source: drik }),
  tithiRule("darsha_amavasya", "every", "K15", "aparahna", { source: drik }),
  tithiRule("satyanarayana", "every", "S15", "pradosha"),
  tithiRule("skanda_shashthi", "every", "S6", "dusk"),
  tithiRule("kalashtami", "every", "K8", "nishita", { tie: "second" }),
  tithiRule("masik_krishna_janmashtami", "every", "K8", "nishita", { source: drik }),
  tithiRule("durgashtami_masik", "every", "S8", "udaya"),
  tithiRule("bhanu_saptami", "every", "S7", "udaya", { weekdays: ["sunday"], source: drik }),
  tithiRule("bhanu_saptami", "every", "K7", "udaya", { weekdays: ["sunday"], source: drik }),
  tithiRule("chandra_darshana", "every", "S2", "dusk", { source: drik }),
  tithiRule("anvadhan", "every", "S15", "aparahna", { source: drik }),
  tithiRule("anvadhan", "every", "K15", "aparahna", { source: drik }),
  tithiRule("ishti", "every", "S15", "aparahna", { shiftDays: 1, source: drik }),
  tithiRule("ishti", "every", "K15", "aparahna", { shiftDays: 1, source: drik }),
];
