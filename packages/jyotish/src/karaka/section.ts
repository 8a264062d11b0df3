import { memoizeForNativity } from "../memoize-for-nativity.ts";
import { computeCharaKarakas } from "./chara-karaka.ts";

export const karakas = memoizeForNativity(({ longitudes }) => computeCharaKarakas(longitudes));
