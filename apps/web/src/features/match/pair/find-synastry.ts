import type { KundliData } from "@lagna/contract";
import { type Graha, RASHIS } from "@lagna/terms";

export type Body = Graha | "lagna";

/** How a graha of one chart meets the other chart: by sign, as full aspects are counted. */
export interface Synastry {
  /** The house of the other chart that its sign is. */
  readonly house: number;
  /** Bodies of the other chart in its sign. */
  readonly joined: readonly Body[];
  /** Bodies of the other chart in the signs that it aspects. */
  readonly aspected: readonly Body[];
}

const listBodies = ({
  lagna,
  planets,
}: KundliData): { readonly id: Body; readonly sign: (typeof RASHIS)[number] }[] => [
  { id: "lagna", sign: lagna.sign },
  ...planets,
];

export function findSynastry(own: KundliData, graha: Graha, other: KundliData): Synastry {
  const sign = own.planets.find(({ id }) => id === graha)?.sign ?? own.lagna.sign;
  const seen = own.aspects.graha.find(({ from }) => from === graha)?.signs ?? [];
  const bodies = listBodies(other);
  const idsIn = (accepts: (at: (typeof RASHIS)[number]) => boolean): Body[] =>
    bodies.filter((body) => accepts(body.sign)).map(({ id }) => id);
  return {
    house: ((RASHIS.indexOf(sign) - RASHIS.indexOf(other.lagna.sign) + 12) % 12) + 1,
    joined: idsIn((at) => at === sign),
    aspected: idsIn((at) => at !== sign && seen.includes(at)),
  };
}
