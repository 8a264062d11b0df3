import type { YogaId } from "@lagna/terms";
import type { Said } from "../fact.ts";
import { houseSaid, said } from "../words/say.ts";

const RAJA = said("raja", "राज", "raj");
const DHANA = said("dhana", "धन", "dhan");

/** A yoga whose name lists the lords who make it, as a clause; `null` for one with a name of its own. */
export function lordsYogaSaid(id: YogaId): Said | null {
  const [, group, one, other] = /^(raja_kt|raja_lagna|dhana_lords)_(\d+)(?:_(\d+))?$/.exec(id) ?? [];
  if (!group || !one) return null;
  const houses = other === undefined ? [1, Number(one)] : [Number(one), Number(other)];
  const [first, second] = houses.map((house) => houseSaid(house)) as [Said, Said];
  const name = group === "dhana_lords" ? DHANA : RAJA;
  return said(
    `the lords of your ${first.en} and ${second.en} make a ${name.en} yoga`,
    `आपके ${first.hi} और ${second.hi} के स्वामी ${name.hi} योग बनाते हैं`,
    `aapke ${first.hg} aur ${second.hg} ke swami ${name.hg} yog banate hain`,
  );
}
