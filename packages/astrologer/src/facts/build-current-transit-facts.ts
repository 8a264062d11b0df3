import { normalizeDegrees, placeFrom, rashiOf, type Nativity } from "@lagna/jyotish";
import { GRAHAS, type Graha, type Rashi } from "@lagna/terms";
import type { Fact } from "../fact.ts";
import {
  formatGraha,
  formatHouse,
  formatOrdinal,
  formatRashi,
  createLocalizedText,
} from "../formatting/format-terms.ts";
import { createNatalFact, type FactContext } from "./fact-context.ts";

export interface TransitPlace {
  readonly sign: Rashi;
  readonly retrograde: boolean;
}

/** The sign and motion of a graha at an instant, in the chart's own zodiac. */
export function computeTransitPlace({ sky }: Nativity, graha: Graha, jd: number): TransitPlace {
  const { ephemeris, ayanamsaChoice, positions, node } = sky;
  const body = graha === "rahu" || graha === "ketu" ? (`${node}_node` as const) : graha;
  const { longitude, speed } = ephemeris.state(jd, body, positions);
  const sidereal = longitude - ephemeris.ayanamsa(jd, ayanamsaChoice, positions, "true") + (graha === "ketu" ? 180 : 0);
  return { sign: rashiOf(normalizeDegrees(sidereal)), retrograde: speed < 0 };
}

/** The current signs of the nine grahas, with the houses of the birth chart they pass through. */
export function buildCurrentTransitFacts({ view, calendar }: FactContext): Fact[] {
  return GRAHAS.map((id) => {
    const { sign, retrograde } = computeTransitPlace(view.nativity, id, calendar.nowJd);
    const house = view.houseOfSign(sign);
    const fromMoon = placeFrom(view.signOf("moon"), sign);
    const [who, where, at] = [formatGraha(id), formatRashi(sign), formatHouse(house, view.countedFrom)];
    const lunar = formatHouse(fromMoon, "moon");
    return createNatalFact({
      id: `transit-${id}`,
      section: "transits",
      subject: id,
      predicate: "transit",
      value: { sign, house, fromMoon, retrograde },
      frame: "transit",
      text: createLocalizedText(
        `${who.en} now in ${where.en}, your ${at.en}, ${formatOrdinal(fromMoon)} from the Moon${retrograde ? ", retrograde" : ""}`,
        `${who.hi} अभी ${where.hi} में, ${at.hi} में, ${lunar.hi} में${retrograde ? ", वक्री" : ""}`,
        `${who.hg} abhi ${where.hg} me, ${at.hg} me, ${lunar.hg} me${retrograde ? ", vakri" : ""}`,
      ),
    });
  });
}
