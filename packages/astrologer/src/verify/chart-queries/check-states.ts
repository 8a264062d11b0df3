import { computeSections } from "@lagna/jyotish";
import { type Dignity, type Graha, type Rashi, RASHI_LORDS, type VargaId } from "@lagna/terms";
import { getDignityBySign } from "../../chart-read-model.ts";
import type { Body } from "../../language/syntax-node.ts";
import { COMBUSTION_POLARITY, DIGNITY_POLARITY } from "../../topic-judgment/weights.data.ts";
import type { Finding } from "../claim.ts";
import {
  UNDECIDED,
  createFinding,
  createPlaceFactId,
  type ChartQueries,
  createUndecidedFinding,
} from "./chart-queries.ts";

const FRIENDLY: readonly Dignity[] = ["great_friend", "friend"];
const HOSTILE: readonly Dignity[] = ["great_enemy", "enemy"];

/** "Exalted" includes every place in the sign of exaltation; "friend's sign" includes a great friend's. */
export function checkDignity(truth: ChartQueries, graha: Body, dignity: Dignity, varga: VargaId | null): Finding {
  if (graha === "lagna") return UNDECIDED;
  const sign = truth.getSign(graha, varga);
  const bySign = getDignityBySign(graha, sign);
  if (varga !== null)
    return dignity === "exalted" || dignity === "debilitated" || dignity === "own"
      ? createFinding(isOwnOrSameDignity(graha, sign, dignity, bySign), createPlaceFactId(graha, varga))
      : createUndecidedFinding(createPlaceFactId(graha, varga));
  const id = `dignity-${graha}`;
  const { dignity: is } = truth.factContext.view.planets[graha];
  if (is === dignity) return createFinding(true, id);
  if (dignity === "own") return createFinding(is === "moolatrikona" || RASHI_LORDS[sign] === graha, id);
  if (dignity === "exalted" && bySign === "exalted") return createFinding(true, id);
  if (dignity === "friend") return createFinding(is !== null && FRIENDLY.includes(is), id);
  return createFinding(dignity === "enemy" && is !== null && HOSTILE.includes(is), id);
}

const isOwnOrSameDignity = (graha: Graha, sign: Rashi, dignity: Dignity, bySign: Dignity | null): boolean =>
  dignity === "own" ? RASHI_LORDS[sign] === graha || bySign === "own" : bySign === dignity;

/** Whether a graha has a dignity in a sign, by the general rule and regardless of the chart. */
export function isDignityInSign(graha: Graha, dignity: Dignity, sign: Rashi): boolean {
  const bySign = getDignityBySign(graha, sign);
  return dignity === "own" || dignity === "moolatrikona"
    ? RASHI_LORDS[sign] === graha || bySign === "own"
    : bySign === dignity;
}

export function checkRetrograde(truth: ChartQueries, graha: Body): Finding {
  return graha === "lagna"
    ? UNDECIDED
    : createFinding(truth.factContext.view.planets[graha].retrograde, createPlaceFactId(graha));
}

export function checkCombust(truth: ChartQueries, graha: Body): Finding {
  return graha === "lagna"
    ? UNDECIDED
    : createFinding(truth.factContext.view.planets[graha].combust, createPlaceFactId(graha));
}

export function checkVargottama(truth: ChartQueries, body: Body): Finding {
  return createFinding(
    truth.getSign(body, null) === truth.getSign(body, "D9"),
    createPlaceFactId(body),
    createPlaceFactId(body, "D9"),
  );
}

/** A rough condition of a graha, about -2 to 2, from its dignity, combustion, conjunctions, aspects and house. */
export function computeCondition(truth: ChartQueries, graha: Graha): number {
  const { view } = truth.factContext;
  const { dignity, combust, house } = view.planets[graha];
  const { graha: drishti } = computeSections(view.nativity, ["aspects"]).aspects;
  const neighbours = [
    ...view.conjunctGrahas(graha),
    ...drishti.filter(({ grahas }) => grahas.includes(graha)).map(({ from }) => from),
  ];
  const weigh = neighbours.reduce(
    (sum, other) => sum + (BENEFICS.has(other) ? 0.3 : MALEFICS.has(other) ? -0.3 : 0),
    0,
  );
  const place = [6, 8, 12].includes(house) ? -0.3 : [1, 4, 5, 7, 9, 10].includes(house) ? 0.2 : 0;
  return (dignity ? DIGNITY_POLARITY[dignity] : 0) + (combust ? COMBUSTION_POLARITY : 0) + weigh + place;
}

const BENEFICS: ReadonlySet<Graha> = new Set(["jupiter", "venus"]);
const MALEFICS: ReadonlySet<Graha> = new Set(["sun", "mars", "saturn", "rahu", "ketu"]);
