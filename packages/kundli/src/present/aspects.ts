import type { KundliData } from "@lagna/contract";
import type { Kundli } from "@lagna/jyotish";

export function presentAspects({ graha, rashi }: Kundli<"aspects">["aspects"]): KundliData["aspects"] {
  return {
    graha: graha.map(({ from, signs, houses, grahas }) => ({
      from,
      signs: [...signs],
      houses: [...houses],
      grahas: [...grahas],
    })),
    rashi: rashi.map(({ from, signs }) => ({ from, signs: [...signs] })),
  };
}
