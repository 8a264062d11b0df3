import { calculate, placeFrom, rashiInPlace } from "@lagna/jyotish";
import type { Graha, Rashi, VargaId } from "@lagna/terms";
import type { Body } from "../../language/node.ts";
import type { Finding } from "../claim.ts";
import { EMPTY, found, type Occasion, type Truth } from "./truth.ts";

/** Rashis a graha sees, counted from a sign it stands in. */
function seen(truth: Truth, graha: Graha, sign: Rashi): readonly Rashi[] {
  const { view } = truth.ground;
  const { graha: drishti } = calculate(view.nativity, ["aspects"]).aspects;
  const natalSign = view.signOf(graha);
  const signs = drishti.find(({ from }) => from === graha)?.signs ?? [];
  return signs.map((to) => rashiInPlace(sign, placeFrom(natalSign, to)));
}

export type AspectTarget = { readonly body: Body } | { readonly house: number } | { readonly sign: Rashi };

/** @param nth the aspect that is named ("third aspect"); any, where none is. */
export function aspects(
  truth: Truth,
  graha: Body,
  target: AspectTarget,
  occasion: Occasion,
  { varga, nth }: { readonly varga: VargaId | null; readonly nth: number | null },
): Finding {
  if (graha === "lagna") return EMPTY;
  const from = occasion.at === "day" ? truth.transit(graha, occasion.day).sign : truth.signOf(graha, varga);
  const to =
    "sign" in target
      ? target.sign
      : "body" in target
        ? truth.signOf(target.body, varga)
        : rashiInPlace(truth.signOf("lagna", varga), target.house);
  const holds = seen(truth, graha, from).includes(to) && (nth === null || placeFrom(from, to) === nth);
  return found(holds, occasion.at === "day" ? `transit-${graha}` : `aspect-${graha}`);
}

export function rashiAspects(truth: Truth, from: Rashi, to: Rashi): Finding {
  const { rashi } = calculate(truth.ground.view.nativity, ["aspects"]).aspects;
  return found(rashi.find((row) => row.from === from)?.signs.includes(to) ?? false, `rashi-aspect-${from}`);
}
