import { computeSections, placeFrom, rashiInPlace } from "@lagna/jyotish";
import type { Graha, Rashi, VargaId } from "@lagna/terms";
import type { Body } from "../../language/syntax-node.ts";
import type { Finding } from "../claim.ts";
import { UNDECIDED, createFinding, type ChartMoment, type ChartQueries } from "./chart-queries.ts";

/** The signs a graha aspects from a given sign. */
function getAspectedSigns(truth: ChartQueries, graha: Graha, sign: Rashi): readonly Rashi[] {
  const { view } = truth.factContext;
  const { graha: drishti } = computeSections(view.nativity, ["aspects"]).aspects;
  const natalSign = view.signOf(graha);
  const signs = drishti.find(({ from }) => from === graha)?.signs ?? [];
  return signs.map((to) => rashiInPlace(sign, placeFrom(natalSign, to)));
}

export type AspectTarget = { readonly body: Body } | { readonly house: number } | { readonly sign: Rashi };

/** @param nth the number in phrases such as "third aspect"; `null` when not stated */
export function checkGrahaAspect(
  truth: ChartQueries,
  graha: Body,
  target: AspectTarget,
  occasion: ChartMoment,
  { varga, nth }: { readonly varga: VargaId | null; readonly nth: number | null },
): Finding {
  if (graha === "lagna") return UNDECIDED;
  const from =
    occasion.at === "day" ? truth.computeTransitPlace(graha, occasion.day).sign : truth.getSign(graha, varga);
  const to =
    "sign" in target
      ? target.sign
      : "body" in target
        ? truth.getSign(target.body, varga)
        : rashiInPlace(truth.getSign("lagna", varga), target.house);
  const holds = getAspectedSigns(truth, graha, from).includes(to) && (nth === null || placeFrom(from, to) === nth);
  return createFinding(holds, occasion.at === "day" ? `transit-${graha}` : `aspect-${graha}`);
}

export function checkRashiAspect(truth: ChartQueries, from: Rashi, to: Rashi): Finding {
  const { rashi } = computeSections(truth.factContext.view.nativity, ["aspects"]).aspects;
  return createFinding(rashi.find((row) => row.from === from)?.signs.includes(to) ?? false, `rashi-aspect-${from}`);
}
