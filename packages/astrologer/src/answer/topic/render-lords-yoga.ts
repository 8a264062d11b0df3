import type { YogaId } from "@lagna/terms";
import type { LocalizedText } from "../../fact.ts";
import { formatHouse, createLocalizedText } from "../../formatting/format-terms.ts";

const RAJA = createLocalizedText("raja", "राज", "raj");
const DHANA = createLocalizedText("dhana", "धन", "dhan");

/** A yoga named by the house lords that form it, as a clause; `null` for yogas with a proper name. */
export function renderLordsYoga(id: YogaId): LocalizedText | null {
  const [, group, one, other] = /^(raja_kt|raja_lagna|dhana_lords)_(\d+)(?:_(\d+))?$/.exec(id) ?? [];
  if (!group || !one) return null;
  const houses = other === undefined ? [1, Number(one)] : [Number(one), Number(other)];
  const [first, second] = houses.map((house) => formatHouse(house)) as [LocalizedText, LocalizedText];
  const name = group === "dhana_lords" ? DHANA : RAJA;
  return createLocalizedText(
    `the lords of your ${first.en} and ${second.en} make a ${name.en} yoga`,
    `आपके ${first.hi} और ${second.hi} के स्वामी ${name.hi} योग बनाते हैं`,
    `aapke ${first.hg} aur ${second.hg} ke swami ${name.hg} yog banate hain`,
  );
}
