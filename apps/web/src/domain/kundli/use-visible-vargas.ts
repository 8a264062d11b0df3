import { type VargaId, VARGAS } from "@lagna/terms";
import { useState } from "react";
import { useMedia } from "../../lib/use-media.ts";

/**
 * Which varga is large and which vargas are beside it, as many as there is room for. Choosing a varga puts it beside
 * the large one and moves the previous one on; where there is room for only one, it replaces the large one.
 */
export function useVisibleVargas() {
  const fitsTwo = useMedia("(min-width: 80rem)");
  const fitsThree = useMedia("(min-width: 110rem)");
  const [large, setLarge] = useState<VargaId>("D1");
  const [recent, setKept] = useState<readonly VargaId[]>(["D9", "D10"]);
  const beside = recent.slice(0, fitsThree ? 2 : fitsTwo ? 1 : 0);
  const showBeside = (varga: VargaId) => setKept([varga, ...recent.filter((other) => other !== varga)].slice(0, 2));
  return {
    large,
    beside,
    choose: fitsTwo ? showBeside : setLarge,
    enlarge: (index: number) => {
      setLarge(recent[index] ?? large);
      setKept(recent.with(index, large));
    },
    /** Goes to the next or the previous varga, wrapping around at the ends. */
    turn: (by: 1 | -1) => setLarge(VARGAS.at((VARGAS.indexOf(large) + by) % VARGAS.length) ?? large),
  };
}
