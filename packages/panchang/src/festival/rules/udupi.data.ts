import type { FestivalRule } from "../rule.ts";
import { tithiRule } from "./make-rule.ts";

const atSunrise = (
  id: string,
  month: Parameters<typeof tithiRule>[1],
  code: Parameters<typeof tithiRule>[2],
): FestivalRule =>
  tithiRule(id, month, code, "udaya", { tradition: "madhva", source: "tables of Udupi, 2017 to 2020" });

/** Feasts that Udupi's vaishnavas keep by the tithi at sunrise, where others ask for another time of day. */
export const UDUPI_RULES: readonly FestivalRule[] = [
  atSunrise("akshaya_tritiya", "vaishakha", "S3"),
  atSunrise("ganesha_chaturthi", "bhadrapada", "S4"),
  atSunrise("sarva_pitru", "bhadrapada", "K15"),
  atSunrise("diwali", "ashvina", "K15"),
  atSunrise("bhai_dooj", "kartika", "S2"),
  atSunrise("vaikuntha_chaturdashi", "kartika", "S14"),
  atSunrise("dattatreya", "margashirsha", "S15"),
  atSunrise("vasant_panchami", "magha", "S5"),
  atSunrise("ratha_saptami", "magha", "S7"),
  atSunrise("bhishma_ashtami", "magha", "S8"),
];
