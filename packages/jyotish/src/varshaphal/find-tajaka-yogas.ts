import { TAJAKA_YOGAS } from "@lagna/terms";
import { MEETING_YOGAS } from "./meeting-yogas.ts";
import { MOON_YOGAS } from "./moon-yogas.ts";
import { STRENGTH_YOGAS } from "./strength-yogas.ts";
import { createYogaGround, type TajakaYoga, type YogaBasis } from "./tajaka-yoga.ts";

/** The sixteen yogas that hold, in the order of the texts. The nodes have no part in them. */
export function findTajakaYogas(basis: YogaBasis): readonly TajakaYoga[] {
  const ground = createYogaGround(basis);
  const found = [...MEETING_YOGAS, ...MOON_YOGAS, ...STRENGTH_YOGAS].flatMap((find) => find(ground));
  return found.toSorted((a, b) => TAJAKA_YOGAS.indexOf(a.id) - TAJAKA_YOGAS.indexOf(b.id));
}
