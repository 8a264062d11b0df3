import { calculate } from "@lagna/jyotish";
import { type Dignity, type Graha, type Rashi, RASHI_LORDS, type VargaId } from "@lagna/terms";
import { dignityBySign } from "../../chart-view.ts";
import type { Body } from "../../language/node.ts";
import { COMBUST, DIGNITY_POLARITY } from "../../reading/weights.data.ts";
import type { Finding } from "../claim.ts";
import { EMPTY, found, placeId, type Truth, undecided } from "./truth.ts";

const FRIENDLY: readonly Dignity[] = ["great_friend", "friend"];
const HOSTILE: readonly Dignity[] = ["great_enemy", "enemy"];

/** Exalted takes in what stands in the sign of exaltation; a friend's sign a great friend's. */
export function hasDignity(truth: Truth, graha: Body, dignity: Dignity, varga: VargaId | null): Finding {
  if (graha === "lagna") return EMPTY;
  const sign = truth.signOf(graha, varga);
  const bySign = dignityBySign(graha, sign);
  if (varga !== null)
    return dignity === "exalted" || dignity === "debilitated" || dignity === "own"
      ? found(ownOrSame(graha, sign, dignity, bySign), placeId(graha, varga))
      : undecided(placeId(graha, varga));
  const id = `dignity-${graha}`;
  const { dignity: is } = truth.ground.view.planets[graha];
  if (is === dignity) return found(true, id);
  if (dignity === "own") return found(is === "moolatrikona" || RASHI_LORDS[sign] === graha, id);
  if (dignity === "exalted" && bySign === "exalted") return found(true, id);
  if (dignity === "friend") return found(is !== null && FRIENDLY.includes(is), id);
  return found(dignity === "enemy" && is !== null && HOSTILE.includes(is), id);
}

const ownOrSame = (graha: Graha, sign: Rashi, dignity: Dignity, bySign: Dignity | null): boolean =>
  dignity === "own" ? RASHI_LORDS[sign] === graha || bySign === "own" : bySign === dignity;

/** The rule of the field: that a graha has a dignity in a sign, whoever's chart. */
export function dignityInSign(graha: Graha, dignity: Dignity, sign: Rashi): boolean {
  const bySign = dignityBySign(graha, sign);
  return dignity === "own" || dignity === "moolatrikona"
    ? RASHI_LORDS[sign] === graha || bySign === "own"
    : bySign === dignity;
}

export function isRetrograde(truth: Truth, graha: Body): Finding {
  return graha === "lagna" ? EMPTY : found(truth.ground.view.planets[graha].retrograde, placeId(graha));
}

export function isCombust(truth: Truth, graha: Body): Finding {
  return graha === "lagna" ? EMPTY : found(truth.ground.view.planets[graha].combust, placeId(graha));
}

export function isVargottama(truth: Truth, body: Body): Finding {
  return found(truth.signOf(body, null) === truth.signOf(body, "D9"), placeId(body), placeId(body, "D9"));
}

/** How well a graha stands, roughly, in [-2, 2]: its dignity, light, company and who looks at it. */
export function standing(truth: Truth, graha: Graha): number {
  const { view } = truth.ground;
  const { dignity, combust, house } = view.planets[graha];
  const { graha: drishti } = calculate(view.nativity, ["aspects"]).aspects;
  const around = [
    ...view.company(graha),
    ...drishti.filter(({ grahas }) => grahas.includes(graha)).map(({ from }) => from),
  ];
  const weigh = around.reduce((sum, other) => sum + (BENEFICS.has(other) ? 0.3 : MALEFICS.has(other) ? -0.3 : 0), 0);
  const place = [6, 8, 12].includes(house) ? -0.3 : [1, 4, 5, 7, 9, 10].includes(house) ? 0.2 : 0;
  return (dignity ? DIGNITY_POLARITY[dignity] : 0) + (combust ? COMBUST : 0) + weigh + place;
}

const BENEFICS: ReadonlySet<Graha> = new Set(["jupiter", "venus"]);
const MALEFICS: ReadonlySet<Graha> = new Set(["sun", "mars", "saturn", "rahu", "ketu"]);
