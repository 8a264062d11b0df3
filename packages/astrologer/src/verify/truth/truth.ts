import type { Graha, Rashi, VargaId } from "@lagna/terms";
import type { Fact, FactIndex } from "../../fact.ts";
import type { Ground } from "../../facts/ground.ts";
import type { TransitPlace } from "../../facts/sky-facts.ts";
import type { Body } from "../../language/node.ts";
import type { Finding } from "../claim.ts";

/** What is asked of: the birth chart, or the sky of a day. */
export type Occasion = { readonly at: "birth" } | { readonly at: "day"; readonly day: number };

/** A chart answering claims: closed world, so that what it does not have is not so. */
export interface Truth {
  readonly ground: Ground;
  readonly index: FactIndex;
  readonly fact: (id: string) => Fact | undefined;
  readonly transit: (graha: Graha, day: number) => TransitPlace;
  readonly signOf: (body: Body, varga: VargaId | null) => Rashi;
  readonly houseOf: (body: Body, varga: VargaId | null) => number;
}

export const EMPTY: Finding = { holds: null, facts: [] };
export const undecided = (...facts: string[]): Finding => ({ ...EMPTY, facts });
export const found = (holds: boolean, ...facts: string[]): Finding => ({ holds, facts });

/** The nine, or the lagna, as their own facts are called. */
export const placeId = (body: Body, varga: VargaId | null = null): string =>
  varga === null ? (body === "lagna" ? "lagna" : `planet-${body}`) : `varga-${varga}-${body}`;
