import { normalizeDegrees, placeFrom, rashiOf, type Nativity } from "@lagna/jyotish";
import { GRAHAS, type Graha, type Rashi } from "@lagna/terms";
import type { Fact } from "../fact.ts";
import { grahaSaid, houseSaid, ordinal, rashiSaid, said } from "../words/say.ts";
import { natal, type Ground } from "./ground.ts";

export interface TransitPlace {
  readonly sign: Rashi;
  readonly retrograde: boolean;
}

/** Where a graha stands in the sky at an instant, in the chart's own zodiac. */
export function transitPlace({ sky }: Nativity, graha: Graha, jd: number): TransitPlace {
  const { ephemeris, choice, positions, node } = sky;
  const body = graha === "rahu" || graha === "ketu" ? (`${node}_node` as const) : graha;
  const { longitude, speed } = ephemeris.state(jd, body, positions);
  const sidereal = longitude - ephemeris.ayanamsa(jd, choice, positions, "true") + (graha === "ketu" ? 180 : 0);
  return { sign: rashiOf(normalizeDegrees(sidereal)), retrograde: speed < 0 };
}

/** The nine in the sky of now, with the houses of the birth chart they pass through. */
export function skyFacts({ view, calendar }: Ground): Fact[] {
  return GRAHAS.map((id) => {
    const { sign, retrograde } = transitPlace(view.nativity, id, calendar.nowJd);
    const house = view.houseOfSign(sign);
    const fromMoon = placeFrom(view.signOf("moon"), sign);
    const [who, where, at] = [grahaSaid(id), rashiSaid(sign), houseSaid(house, view.counted)];
    const lunar = houseSaid(fromMoon, "moon");
    return natal({
      id: `transit-${id}`,
      section: "transits",
      subject: id,
      predicate: "transit",
      value: { sign, house, fromMoon, retrograde },
      frame: "transit",
      text: said(
        `${who.en} now in ${where.en}, your ${at.en}, ${ordinal(fromMoon)} from the Moon${retrograde ? ", retrograde" : ""}`,
        `${who.hi} अभी ${where.hi} में, ${at.hi} में, ${lunar.hi} में${retrograde ? ", वक्री" : ""}`,
        `${who.hg} abhi ${where.hg} me, ${at.hg} me, ${lunar.hg} me${retrograde ? ", vakri" : ""}`,
      ),
    });
  });
}
