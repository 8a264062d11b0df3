import { calculate, placeFrom, rashiInPlace } from "@lagna/jyotish";
import { GRAHAS, type Karaka8, type Nakshatra, type Rashi, RASHI_LORDS, type VargaId } from "@lagna/terms";
import type { Body } from "../../language/node.ts";
import type { Finding } from "../claim.ts";
import { EMPTY, found, placeId, type Truth } from "./truth.ts";

const WHOLE_ORB_DEG = 1;

export function inSign(truth: Truth, body: Body, sign: Rashi, varga: VargaId | null): Finding {
  return found(truth.signOf(body, varga) === sign, placeId(body, varga));
}

export function inHouse(truth: Truth, body: Body, house: number, varga: VargaId | null, from?: Body): Finding {
  if (from === undefined || from === "lagna") return found(truth.houseOf(body, varga) === house, placeId(body, varga));
  const place = placeFrom(truth.signOf(from, varga), truth.signOf(body, varga));
  return found(place === house, placeId(body, varga), placeId(from, varga));
}

export function houseHasSign(truth: Truth, house: number, sign: Rashi, varga: VargaId | null, from?: Body): Finding {
  const base = truth.signOf(from ?? "lagna", varga);
  if (varga === null && (from === undefined || from === "lagna"))
    return found(truth.ground.view.house(house).sign === sign, `house-${house}`);
  return found(rashiInPlace(base, house) === sign, placeId(from ?? "lagna", varga));
}

export function inStar(truth: Truth, body: Body, star: Nakshatra | null, pada: number | null): Finding {
  const { view } = truth.ground;
  const point = body === "lagna" ? view.nativity.chart.lagna : view.planets[body];
  const holds = (star === null || point.nakshatra === star) && (pada === null || point.pada === pada);
  return found(holds, body === "lagna" ? "lagna-star" : `star-${body}`);
}

export function atDegree(truth: Truth, body: Body, degree: number): Finding {
  const { view } = truth.ground;
  const { degreeInSign } = body === "lagna" ? view.nativity.chart.lagna : view.planets[body];
  return found(
    Math.abs(degreeInSign - degree) <= WHOLE_ORB_DEG || Math.floor(degreeInSign) === Math.floor(degree),
    placeId(body),
  );
}

export function inPartOfSign(truth: Truth, body: Body, part: string): Finding {
  const { view } = truth.ground;
  const { degreeInSign } = body === "lagna" ? view.nativity.chart.lagna : view.planets[body];
  return found(part === "early" ? degreeInSign < 10 : degreeInSign >= 20, placeId(body));
}

export function rulesHouse(truth: Truth, graha: Body, house: number, varga: VargaId | null, from?: Body): Finding {
  if (varga === null && (from === undefined || from === "lagna"))
    return found(truth.ground.view.house(house).lord === graha, `lord-${house}`);
  return found(
    RASHI_LORDS[rashiInPlace(truth.signOf(from ?? "lagna", varga), house)] === graha,
    placeId(from ?? "lagna", varga),
  );
}

export const rulesSign = (graha: Body, sign: Rashi): Finding => found(RASHI_LORDS[sign] === graha);

export function inSignOf(truth: Truth, body: Body, lord: Body, varga: VargaId | null): Finding {
  return found(
    RASHI_LORDS[truth.signOf(body, varga)] === lord,
    varga === null && body !== "lagna" ? `dispositor-${body}` : placeId(body, varga),
  );
}

export function starLordIs(truth: Truth, body: Body, lord: Body): Finding {
  return found(truth.ground.view.starLordOf(body) === lord, body === "lagna" ? "lagna-star" : `star-${body}`);
}

export function together(truth: Truth, first: Body, second: Body, varga: VargaId | null): Finding {
  const holds = truth.signOf(first, varga) === truth.signOf(second, varga);
  const order = GRAHAS.filter((graha) => graha === first || graha === second);
  if (varga !== null || order.length < 2 || !holds) return found(holds, placeId(first, varga), placeId(second, varga));
  return found(true, `conj-${order.join("-")}`);
}

export function exchanged(truth: Truth, first: Body, second: Body, varga: VargaId | null): Finding {
  const [a, b] = [truth.signOf(first, varga), truth.signOf(second, varga)];
  const holds = RASHI_LORDS[a] === second && RASHI_LORDS[b] === first;
  const order = GRAHAS.filter((graha) => graha === first || graha === second);
  return holds && varga === null
    ? found(true, `exchange-${order.join("-")}`)
    : found(holds, placeId(first, varga), placeId(second, varga));
}

/** By the scheme of seven unless the text names the eight. */
export function isKaraka(truth: Truth, graha: Body, karaka: Karaka8, scheme: 7 | 8 | null): Finding {
  const { scheme7, scheme8 } = calculate(truth.ground.view.nativity, ["karakas"]).karakas;
  const useEight = scheme === 8 || (scheme === null && karaka === "PiK");
  const is = useEight ? scheme8[karaka] : scheme7[karaka as keyof typeof scheme7];
  return found(is === graha, useEight ? `karaka-${karaka}-8` : `karaka-${karaka}`);
}

/** An arudha or special lagna, by its fact. */
export function pointPlace(
  truth: Truth,
  id: string,
  place: { readonly sign?: Rashi; readonly house?: number },
): Finding {
  const value = truth.fact(id)?.value as { readonly sign: Rashi; readonly house: number } | undefined;
  if (!value) return EMPTY;
  const holds =
    (place.sign === undefined || value.sign === place.sign) &&
    (place.house === undefined || value.house === place.house);
  return found(holds, id);
}
