import { calculate, rashiInPlace } from "@lagna/jyotish";
import { type Graha, RASHI_LORDS } from "@lagna/terms";
import type { ChartView } from "../chart-view.ts";
import type { FactIndex } from "../fact.ts";
import type { TopicRow } from "./topics.data.ts";

/** What ties a graha to a house, and how much each tie counts; a graha has four at the most. Our own figures. */
const TIES = {
  lord: 3,
  occupant: 3,
  with_or_seeing_lord: 2,
  karaka: 2,
  varga_lord: 1.5,
  seeing_house: 1.5,
  star_lord: 1,
  dispositor: 1,
} as const;
const MOST = 4;
/** A node gives the results of the lord of its sign, somewhat less. */
const NODE_SHARE = 0.7;

/** How much a graha has to do with a house of the chart, 0 to 1: in its dasha the matter is heard. */
export function connectionOf(
  index: FactIndex,
  view: ChartView,
  row: TopicRow,
  house: number,
): (graha: Graha) => number {
  const { lord, occupants } = view.house(house);
  const drishti = calculate(index.nativity, ["aspects"]).aspects.graha;
  const seeingLord = drishti.filter(({ grahas }) => grahas.includes(lord)).map(({ from }) => from);
  const seeingHouse = drishti.filter(({ houses }) => houses.includes(house)).map(({ from }) => from);
  const ties: readonly (readonly [keyof typeof TIES, readonly Graha[]])[] = [
    ["lord", [lord]],
    ["occupant", occupants],
    ["with_or_seeing_lord", [...view.company(lord), ...seeingLord]],
    ["karaka", karakasOf(index, row)],
    ["varga_lord", vargaLords(index, row, house)],
    ["seeing_house", seeingHouse],
    ["star_lord", [lord, ...occupants].map((graha) => view.starLordOf(graha))],
    ["dispositor", [view.dispositorOf(lord)]],
  ];
  const own = (graha: Graha): number =>
    Math.min(
      MOST,
      ties.reduce((sum, [tie, grahas]) => sum + (grahas.includes(graha) ? TIES[tie] : 0), 0),
    ) / MOST;
  return (graha) =>
    graha === "rahu" || graha === "ketu"
      ? Math.max(own(graha), NODE_SHARE * own(view.dispositorOf(graha)))
      : own(graha);
}

function karakasOf({ nativity }: FactIndex, { karakas, chara }: TopicRow): readonly Graha[] {
  if (chara === null) return karakas;
  return [...karakas, calculate(nativity, ["karakas"]).karakas.scheme7[chara]];
}

/** None where a few minutes of birth time would give another. */
function vargaLords({ nativity, facts }: FactIndex, { varga }: TopicRow, house: number): readonly Graha[] {
  if (facts.get(`varga-${varga}-lagna`)?.stable === false) return [];
  return [RASHI_LORDS[rashiInPlace(calculate(nativity, ["vargas"]).vargas[varga].lagna, house)]];
}
