import type { Graha, Rashi, VargaId } from "@lagna/terms";
import type { Fact, FactIndex } from "../../fact.ts";
import type { FactContext } from "../../facts/fact-context.ts";
import type { TransitPlace } from "../../facts/build-current-transit-facts.ts";
import type { Body } from "../../language/syntax-node.ts";
import type { Finding } from "../claim.ts";

/** The time a question is about: the birth chart, or the sky of a day. */
export type ChartMoment = { readonly at: "birth" } | { readonly at: "day"; readonly day: number };

/** Answers questions about a chart. Closed world: whatever the chart does not contain is false. */
export interface ChartQueries {
  readonly factContext: FactContext;
  readonly index: FactIndex;
  readonly findFact: (id: string) => Fact | undefined;
  readonly computeTransitPlace: (graha: Graha, day: number) => TransitPlace;
  readonly getSign: (body: Body, varga: VargaId | null) => Rashi;
  readonly getHouse: (body: Body, varga: VargaId | null) => number;
}

export const UNDECIDED: Finding = { holds: null, facts: [] };
export const createUndecidedFinding = (...facts: string[]): Finding => ({ ...UNDECIDED, facts });
export const createFinding = (holds: boolean, ...facts: string[]): Finding => ({ holds, facts });

/** The id of the fact about a graha's or the lagna's place. */
export const createPlaceFactId = (body: Body, varga: VargaId | null = null): string =>
  varga === null ? (body === "lagna" ? "lagna" : `planet-${body}`) : `varga-${varga}-${body}`;
