import { computeSections, rashiInPlace } from "@lagna/jyotish";
import { type Graha, RASHI_LORDS } from "@lagna/terms";
import type { ChartReadModel } from "../chart-read-model.ts";
import type { FactIndex } from "../fact.ts";
import type { TopicRow } from "./topics.data.ts";

/** Weights of the ties between a graha and a house; their sum is capped at `MAX_CONNECTION`. Our own figures. */
const CONNECTION_WEIGHTS = {
  lord: 3,
  occupant: 3,
  with_or_seeing_lord: 2,
  karaka: 2,
  varga_lord: 1.5,
  seeing_house: 1.5,
  star_lord: 1,
  dispositor: 1,
} as const;
const MAX_CONNECTION = 4;
/** A node gives the results of its dispositor, weakened by this factor. */
const NODE_SHARE = 0.7;

/** Creates a function that scores how strongly a graha is connected with a house, 0 to 1. Events of the house happen in dashas of connected grahas. */
export function createConnectionScorer(
  index: FactIndex,
  view: ChartReadModel,
  row: TopicRow,
  house: number,
): (graha: Graha) => number {
  const { lord, occupants } = view.house(house);
  const drishti = computeSections(index.nativity, ["aspects"]).aspects.graha;
  const seeingLord = drishti.filter(({ grahas }) => grahas.includes(lord)).map(({ from }) => from);
  const seeingHouse = drishti.filter(({ houses }) => houses.includes(house)).map(({ from }) => from);
  const ties: readonly (readonly [keyof typeof CONNECTION_WEIGHTS, readonly Graha[]])[] = [
    ["lord", [lord]],
    ["occupant", occupants],
    ["with_or_seeing_lord", [...view.conjunctGrahas(lord), ...seeingLord]],
    ["karaka", getKarakas(index, row)],
    ["varga_lord", getVargaLords(index, row, house)],
    ["seeing_house", seeingHouse],
    ["star_lord", [lord, ...occupants].map((graha) => view.nakshatraLordOf(graha))],
    ["dispositor", [view.dispositorOf(lord)]],
  ];
  const scoreOwn = (graha: Graha): number =>
    Math.min(
      MAX_CONNECTION,
      ties.reduce((sum, [tie, grahas]) => sum + (grahas.includes(graha) ? CONNECTION_WEIGHTS[tie] : 0), 0),
    ) / MAX_CONNECTION;
  return (graha) =>
    graha === "rahu" || graha === "ketu"
      ? Math.max(scoreOwn(graha), NODE_SHARE * scoreOwn(view.dispositorOf(graha)))
      : scoreOwn(graha);
}

function getKarakas({ nativity }: FactIndex, { karakas, charaKaraka }: TopicRow): readonly Graha[] {
  if (charaKaraka === null) return karakas;
  return [...karakas, computeSections(nativity, ["karakas"]).karakas.scheme7[charaKaraka]];
}

/** Empty if the birth time is too uncertain to know the varga lagna. */
function getVargaLords({ nativity, facts }: FactIndex, { varga }: TopicRow, house: number): readonly Graha[] {
  if (facts.get(`varga-${varga}-lagna`)?.stable === false) return [];
  return [RASHI_LORDS[rashiInPlace(computeSections(nativity, ["vargas"]).vargas[varga].lagna, house)]];
}
