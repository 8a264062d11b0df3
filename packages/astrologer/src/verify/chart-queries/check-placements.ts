import { computeSections, placeFrom, rashiInPlace } from "@lagna/jyotish";
import { GRAHAS, type Karaka8, type Nakshatra, type Rashi, RASHI_LORDS, type VargaId } from "@lagna/terms";
import type { Body } from "../../language/syntax-node.ts";
import type { Finding } from "../claim.ts";
import { UNDECIDED, createFinding, createPlaceFactId, type ChartQueries } from "./chart-queries.ts";

const DEGREE_TOLERANCE_DEG = 1;

export function checkInSign(truth: ChartQueries, body: Body, sign: Rashi, varga: VargaId | null): Finding {
  return createFinding(truth.getSign(body, varga) === sign, createPlaceFactId(body, varga));
}

export function checkInHouse(
  truth: ChartQueries,
  body: Body,
  house: number,
  varga: VargaId | null,
  from?: Body,
): Finding {
  if (from === undefined || from === "lagna")
    return createFinding(truth.getHouse(body, varga) === house, createPlaceFactId(body, varga));
  const place = placeFrom(truth.getSign(from, varga), truth.getSign(body, varga));
  return createFinding(place === house, createPlaceFactId(body, varga), createPlaceFactId(from, varga));
}

export function checkHouseSign(
  truth: ChartQueries,
  house: number,
  sign: Rashi,
  varga: VargaId | null,
  from?: Body,
): Finding {
  const base = truth.getSign(from ?? "lagna", varga);
  if (varga === null && (from === undefined || from === "lagna"))
    return createFinding(truth.factContext.view.house(house).sign === sign, `house-${house}`);
  return createFinding(rashiInPlace(base, house) === sign, createPlaceFactId(from ?? "lagna", varga));
}

export function checkInNakshatra(
  truth: ChartQueries,
  body: Body,
  star: Nakshatra | null,
  pada: number | null,
): Finding {
  const { view } = truth.factContext;
  const point = body === "lagna" ? view.nativity.chart.lagna : view.planets[body];
  const holds = (star === null || point.nakshatra === star) && (pada === null || point.pada === pada);
  return createFinding(holds, body === "lagna" ? "lagna-star" : `star-${body}`);
}

export function checkDegree(truth: ChartQueries, body: Body, degree: number): Finding {
  const { view } = truth.factContext;
  const { degreeInSign } = body === "lagna" ? view.nativity.chart.lagna : view.planets[body];
  return createFinding(
    Math.abs(degreeInSign - degree) <= DEGREE_TOLERANCE_DEG || Math.floor(degreeInSign) === Math.floor(degree),
    createPlaceFactId(body),
  );
}

export function checkPartOfSign(truth: ChartQueries, body: Body, part: string): Finding {
  const { view } = truth.factContext;
  const { degreeInSign } = body === "lagna" ? view.nativity.chart.lagna : view.planets[body];
  return createFinding(part === "early" ? degreeInSign < 10 : degreeInSign >= 20, createPlaceFactId(body));
}

export function checkRulesHouse(
  truth: ChartQueries,
  graha: Body,
  house: number,
  varga: VargaId | null,
  from?: Body,
): Finding {
  if (varga === null && (from === undefined || from === "lagna"))
    return createFinding(truth.factContext.view.house(house).lord === graha, `lord-${house}`);
  return createFinding(
    RASHI_LORDS[rashiInPlace(truth.getSign(from ?? "lagna", varga), house)] === graha,
    createPlaceFactId(from ?? "lagna", varga),
  );
}

export const checkRulesSign = (graha: Body, sign: Rashi): Finding => createFinding(RASHI_LORDS[sign] === graha);

export function checkInSignOf(truth: ChartQueries, body: Body, lord: Body, varga: VargaId | null): Finding {
  return createFinding(
    RASHI_LORDS[truth.getSign(body, varga)] === lord,
    varga === null && body !== "lagna" ? `dispositor-${body}` : createPlaceFactId(body, varga),
  );
}

export function checkStarLord(truth: ChartQueries, body: Body, lord: Body): Finding {
  return createFinding(
    truth.factContext.view.nakshatraLordOf(body) === lord,
    body === "lagna" ? "lagna-star" : `star-${body}`,
  );
}

export function checkConjunction(truth: ChartQueries, first: Body, second: Body, varga: VargaId | null): Finding {
  const holds = truth.getSign(first, varga) === truth.getSign(second, varga);
  const order = GRAHAS.filter((graha) => graha === first || graha === second);
  if (varga !== null || order.length < 2 || !holds)
    return createFinding(holds, createPlaceFactId(first, varga), createPlaceFactId(second, varga));
  return createFinding(true, `conj-${order.join("-")}`);
}

export function checkExchange(truth: ChartQueries, first: Body, second: Body, varga: VargaId | null): Finding {
  const [a, b] = [truth.getSign(first, varga), truth.getSign(second, varga)];
  const holds = RASHI_LORDS[a] === second && RASHI_LORDS[b] === first;
  const order = GRAHAS.filter((graha) => graha === first || graha === second);
  return holds && varga === null
    ? createFinding(true, `exchange-${order.join("-")}`)
    : createFinding(holds, createPlaceFactId(first, varga), createPlaceFactId(second, varga));
}

/** Uses the scheme of seven karakas unless the text names the scheme of eight. */
export function checkKaraka(truth: ChartQueries, graha: Body, karaka: Karaka8, scheme: 7 | 8 | null): Finding {
  const { scheme7, scheme8 } = computeSections(truth.factContext.view.nativity, ["karakas"]).karakas;
  const useEight = scheme === 8 || (scheme === null && karaka === "PiK");
  const is = useEight ? scheme8[karaka] : scheme7[karaka as keyof typeof scheme7];
  return createFinding(is === graha, useEight ? `karaka-${karaka}-8` : `karaka-${karaka}`);
}

/** Checks an arudha or special lagna against its fact. */
export function checkPointPosition(
  truth: ChartQueries,
  id: string,
  place: { readonly sign?: Rashi; readonly house?: number },
): Finding {
  const value = truth.findFact(id)?.value as { readonly sign: Rashi; readonly house: number } | undefined;
  if (!value) return UNDECIDED;
  const holds =
    (place.sign === undefined || value.sign === place.sign) &&
    (place.house === undefined || value.house === place.house);
  return createFinding(holds, id);
}
