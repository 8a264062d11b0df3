import type { KundliData } from "@lagna/contract";
import {
  BALADI_WORDS,
  DEEPTADI_WORDS,
  DIGNITY_WORDS,
  GRAHA_STATE_WORDS,
  GRAHA_WORDS,
  JAGRADADI_WORDS,
  KARAKAS_8,
  LAJJITADI_WORDS,
  NAKSHATRA_LORDS,
  NAKSHATRA_WORDS,
  type Rashi,
  RASHI_WORDS,
  SAYANADI_WORDS,
  type Vaiseshikamsa,
  VAISESHIKAMSA_WORDS,
} from "@lagna/terms";
import { usePreference } from "../../../lib/preferences.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { formatDmsInSign, formatSignedDms } from "../../formatting/format-degrees.ts";
import { getSignGlyph } from "../../formatting/get-sign-glyph.ts";
import { useTermFormatter, useTermListFormatter } from "../../formatting/use-term-formatter.ts";
import { type Body, type GrahaColumn, signsPreference } from "./graha-columns.ts";

const NONE = "–";

/** The cell text of a body in a column; a dash where there is no value. */
export function useGrahaCells(data: KundliData): (body: Body, column: GrahaColumn) => string {
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const format = useFormat();
  const { vimsopaka, avasthas, shadbala } = data;
  const [signs] = usePreference(signsPreference);
  const sign = (id: Rashi) =>
    signs === "glyphs" ? `${getSignGlyph(id)} ${say(RASHI_WORDS[id], "short")}` : say(RASHI_WORDS[id]);
  return (body, column) => {
    const planet = data.planets.find(({ id }) => id === body);
    const point = body === "lagna" ? data.lagna : planet;
    if (!point) return NONE;
    const strength = body === "lagna" || body === "rahu" || body === "ketu" ? undefined : shadbala?.[body];
    const good = body === "lagna" ? undefined : vimsopaka?.shodasavarga[body];
    const state = body === "lagna" ? undefined : avasthas?.[body];
    const navamsa = data.vargas["D9"]?.[body];
    const cells: Record<GrahaColumn, () => string | false | null | undefined> = {
      sign: () => sign(point.sign),
      longitude: () => format.digits(formatDmsInSign(point.degree_in_sign)),
      house: () => format.number(planet?.house ?? data.houses.find(({ sign }) => sign === point.sign)?.number ?? 1),
      nakshatra: () => `${say(NAKSHATRA_WORDS[point.nakshatra])}–${format.number(point.pada)}`,
      star_lord: () => say(GRAHA_WORDS[NAKSHATRA_LORDS[point.nakshatra]]),
      // The sub lord changes within minutes (for the lagna within one), so it is not shown for an uncertain time.
      sub_lord: () => !data.uncertainty && point.sub_lord && say(GRAHA_WORDS[point.sub_lord]),
      dignity: () => planet?.dignity && say(DIGNITY_WORDS[planet.dignity]),
      state: () =>
        planet &&
        (["retrograde", "combust"] as const)
          .filter((one) => planet[one])
          .map((one) => say(GRAHA_STATE_WORDS[one]))
          .join(", "),
      rules: () =>
        data.houses
          .filter(({ lord }) => lord === body)
          .map(({ number }) => format.number(number))
          .join(", "),
      speed: () => planet && format.digits(formatSignedDms(planet.speed)),
      latitude: () => planet && format.digits(formatSignedDms(planet.latitude)),
      navamsa: () => navamsa && sign(navamsa),
      karaka: () => KARAKAS_8.filter((id) => data.karakas.scheme8[id] === body).join(", "),
      rupas: () =>
        (strength && strength.rupas !== null && format.number(strength.rupas, { maximumFractionDigits: 2 })) || null,
      vimsopaka: () => good && format.number(good.score, { maximumFractionDigits: 2 }),
      vaiseshikamsa: () => good?.name && say(VAISESHIKAMSA_WORDS[good.name as Vaiseshikamsa]),
      baladi: () => state && say(BALADI_WORDS[state.baladi]),
      jagradadi: () => state?.jagradadi && say(JAGRADADI_WORDS[state.jagradadi]),
      deeptadi: () =>
        state && state.deeptadi.length > 0 ? list(state.deeptadi.map((id) => DEEPTADI_WORDS[id])) : null,
      lajjitadi: () =>
        state && state.lajjitadi.length > 0 ? list(state.lajjitadi.map((id) => LAJJITADI_WORDS[id])) : null,
      sayanadi: () => state?.sayanadi && say(SAYANADI_WORDS[state.sayanadi.state]),
    };
    return cells[column]() || NONE;
  };
}
