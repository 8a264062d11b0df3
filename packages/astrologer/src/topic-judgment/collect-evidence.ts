import { computeSections, nakshatraOf, placeFrom, rashiInPlace, type RatedYoga } from "@lagna/jyotish";
import { type Graha, GRAHAS, RASHI_LORDS } from "@lagna/terms";
import { type ChartReadModel, getDignityBySign } from "../chart-read-model.ts";
import {
  computeDignityPolarity,
  computeInfluence,
  getHousePolarity,
  computePlacementPolarity,
} from "./compute-polarity.ts";
import { COMMON_YOGA_GROUPS, type TopicRow } from "./topics.data.ts";
import {
  DIGNITY_POLARITY,
  type Factor,
  MEAN_BINDUS,
  BINDUS_RANGE,
  NAKSHATRA_POLARITY,
  WEAK_YOGA_SHARE,
  YOGA_POLARITY,
} from "./weights.data.ts";

/** A fact, and whether it supports a topic. */
export interface EvidenceItem {
  readonly factId: string;
  readonly factor: Factor;
  /** −1 (against) to 1 (for). */
  readonly polarity: number;
  /** Key of the row in the knowledge tables that words it. */
  readonly knowledgeKey: string;
  /** Its share of the weight of its factor. */
  readonly weightShare: number;
}

export interface EvidenceContext {
  readonly view: ChartReadModel;
  readonly topicRow: TopicRow;
  readonly house: number;
  /** Share of this house in the weight, if several houses are judged for one topic. */
  readonly share: number;
  /** Debilitated grahas whose debilitation is cancelled. */
  readonly cancelledDebilitations: ReadonlySet<Graha>;
}

/** Collects all evidence about a house. */
export const collectEvidence = (context: EvidenceContext): readonly EvidenceItem[] => [
  ...collectLordEvidence(context),
  ...collectHouseEvidence(context),
  ...collectVargaEvidence(context),
  ...collectYogaEvidence(context),
  ...collectKarakaEvidence(context),
  ...collectNakshatraEvidence(context),
];

type EvidenceInput = Pick<EvidenceItem, "factId" | "polarity" | "knowledgeKey"> &
  Partial<Pick<EvidenceItem, "weightShare">>;

const createEvidenceItem = (factor: Factor, { polarity, weightShare = 1, ...rest }: EvidenceInput): EvidenceItem => ({
  ...rest,
  factor,
  polarity: Math.max(-1, Math.min(1, polarity)),
  weightShare,
});

/** Splits the weight of a factor evenly between several items of evidence. */
const shareWeight = (items: readonly EvidenceItem[]): EvidenceItem[] =>
  items.map((item) => ({ ...item, weightShare: item.weightShare / items.length }));

const buildConjunctionId = (item: Graha, other: Graha): string => {
  const [first, second] = [item, other].toSorted((a, b) => GRAHAS.indexOf(a) - GRAHAS.indexOf(b));
  return `conj-${first}-${second}`;
};

function collectLordEvidence({ view, topicRow, house, cancelledDebilitations }: EvidenceContext): EvidenceItem[] {
  const { lord } = view.house(house);
  const { house: lordHouse, dignity } = view.planets[lord];
  const dignityPolarity = computeDignityPolarity(view, lord, cancelledDebilitations);
  const aspectsOnLord = computeSections(view.nativity, ["aspects"]).aspects.graha.filter(({ grahas }) =>
    grahas.includes(lord),
  );
  const companyEvidence = [
    ...view.conjunctGrahas(lord).map((other) => {
      return createEvidenceItem("lord_company", {
        factId: buildConjunctionId(lord, other),
        polarity: computeInfluence(view, other),
        knowledgeKey: `pair/${other}`,
      });
    }),
    ...aspectsOnLord.map(({ from }) => {
      return createEvidenceItem("lord_company", {
        factId: `aspect-${from}`,
        polarity: computeInfluence(view, from),
        knowledgeKey: `aspect-on-lord/${from}`,
      });
    }),
  ];
  return [
    createEvidenceItem("lord_place", {
      factId: `lord-${house}`,
      polarity: getHousePolarity(lordHouse, topicRow.housePolarities),
      knowledgeKey: `lord-in-house/${house}/${lordHouse}`,
    }),
    ...(dignityPolarity === null
      ? []
      : [
          createEvidenceItem("lord_dignity", {
            factId: `dignity-${lord}`,
            polarity: dignityPolarity,
            knowledgeKey: `dignity/${dignity}`,
          }),
        ]),
    ...shareWeight(companyEvidence),
  ];
}

function collectHouseEvidence({ view, house, cancelledDebilitations }: EvidenceContext): EvidenceItem[] {
  const { occupants } = view.house(house);
  const occupantEvidence = occupants.map((graha) => {
    const dignityPolarity = computeDignityPolarity(view, graha, cancelledDebilitations) ?? 0;
    const influence = computeInfluence(view, graha);
    // High dignity strengthens a good influence and softens a bad one.
    const scaled = influence * (1 + (Math.sign(influence) * dignityPolarity) / 2);
    return createEvidenceItem("occupants", {
      factId: `house-${house}`,
      polarity: scaled,
      knowledgeKey: `planet-in-house/${graha}/${house}`,
    });
  });
  const aspectEvidence = computeSections(view.nativity, ["aspects"])
    .aspects.graha.filter(({ houses }) => houses.includes(house))
    .map(({ from }) =>
      createEvidenceItem("aspects", {
        factId: `aspect-${from}`,
        polarity: computeInfluence(view, from),
        knowledgeKey: `aspect-on-house/${from}/${house}`,
      }),
    );
  const bindus = computeSections(view.nativity, ["ashtakavarga"]).ashtakavarga.byHouse.sarva[house - 1];
  const binduEvidence = createEvidenceItem("bindus", {
    factId: `sav-${house}`,
    polarity: ((bindus ?? MEAN_BINDUS) - MEAN_BINDUS) / BINDUS_RANGE,
    knowledgeKey: `bindus/${(bindus ?? MEAN_BINDUS) >= MEAN_BINDUS ? "many" : "few"}`,
  });
  return [...shareWeight(occupantEvidence), ...shareWeight(aspectEvidence), binduEvidence];
}

function collectKarakaEvidence({ view, topicRow, cancelledDebilitations }: EvidenceContext): EvidenceItem[] {
  const topicHouses = [...topicRow.primaryHouses, ...topicRow.supportingHouses];
  // Word a karaka by its house if that house belongs to the topic, else by its sign: the sign describes its role in any chart.
  const natural = topicRow.karakas.map((graha) => {
    const { house, sign } = view.planets[graha];
    const rest = topicHouses.includes(house) ? `planet-in-house/${graha}/${house}` : `planet-in-sign/${graha}/${sign}`;
    return createEvidenceItem("karakas", {
      factId: `planet-${graha}`,
      polarity: computePlacementPolarity(view, graha, cancelledDebilitations, topicRow.housePolarities),
      knowledgeKey: rest,
    });
  });
  if (topicRow.charaKaraka === null) return shareWeight(natural);
  const graha = computeSections(view.nativity, ["karakas"]).karakas.scheme7[topicRow.charaKaraka];
  const chara = createEvidenceItem("chara_karaka", {
    factId: `karaka-${topicRow.charaKaraka}`,
    polarity: computePlacementPolarity(view, graha, cancelledDebilitations, topicRow.housePolarities),
    knowledgeKey: `planet-in-house/${graha}/${view.planets[graha].house}`,
  });
  return [...shareWeight(natural), chara];
}

function collectNakshatraEvidence({ view, topicRow: { nakshatraPoints = [] } }: EvidenceContext): EvidenceItem[] {
  return shareWeight(
    nakshatraPoints.map((body) => {
      const { nakshatra } = nakshatraOf(view.nativity.longitudes[body]);
      const fact = body === "lagna" ? "lagna-star" : `star-${body}`;
      return createEvidenceItem("stars", {
        factId: fact,
        polarity: NAKSHATRA_POLARITY[nakshatra],
        knowledgeKey: `star-${body}/${nakshatra}`,
      });
    }),
  );
}

/** Evidence of the topic's varga: its own lagna lord, its own lord of the house, and the place of the birth chart's house lord in it. */
function collectVargaEvidence({ view, topicRow, house }: EvidenceContext): EvidenceItem[] {
  const signs = computeSections(view.nativity, ["vargas"]).vargas[topicRow.varga];
  const grahas = [RASHI_LORDS[signs.lagna], RASHI_LORDS[rashiInPlace(signs.lagna, house)], view.house(house).lord];
  return shareWeight(
    grahas.map((graha) => {
      const vargaHouse = placeFrom(signs.lagna, signs[graha]);
      const dignity = getDignityBySign(graha, signs[graha]);
      const place = getHousePolarity(vargaHouse, topicRow.housePolarities);
      const polarity = dignity === null ? place : (place + DIGNITY_POLARITY[dignity]) / 2;
      return createEvidenceItem("varga", {
        factId: `varga-${topicRow.varga}-${graha}`,
        polarity: polarity,
        knowledgeKey: `varga/${topicRow.varga}/${dignity ?? classifyHouse(vargaHouse)}`,
      });
    }),
  );
}

const classifyHouse = (house: number): string =>
  [1, 4, 7, 10].includes(house)
    ? "kendra"
    : [5, 9].includes(house)
      ? "trikona"
      : [6, 8, 12].includes(house)
        ? "dusthana"
        : "other";

/** Kartari yogas share one knowledge row for all houses: `papa_kartari_7` → `yoga/papa_kartari`. */
const buildYogaKey = (id: string): string => `yoga/${id.replace(/(?<=_kartari)_\w+$/, "")}`;

/** Yogas of the topic's groups formed by the lord or an occupant, and the common ones (rank, exchange, kartari) that involve the house. */
function collectYogaEvidence({ view, topicRow, house }: EvidenceContext): EvidenceItem[] {
  const { lord, occupants } = view.house(house);
  const makers: readonly Graha[] = [lord, ...occupants];
  const isRelevant = ({ id, group, grahas }: RatedYoga): boolean => {
    if (topicRow.yogaGroups.includes(group)) return grahas.some((graha) => makers.includes(graha));
    if (!COMMON_YOGA_GROUPS.includes(group)) return false;
    // A yoga between houses names them in its id: parivartana_6_10.
    const namedHouses = id.match(/\d+/g)?.map(Number);
    return namedHouses ? namedHouses.includes(house) : grahas.includes(lord);
  };
  const found = computeSections(view.nativity, ["yogas"]).yogas.filter(
    (yoga) => yoga.holds === true && !yoga.sensitive && isRelevant(yoga),
  );
  return shareWeight(
    found.map(({ id, nature, strength, grahas }) => {
      const weak = strength !== null && strength < grahas.length;
      return createEvidenceItem("yogas", {
        factId: `yoga-${id}`,
        polarity: YOGA_POLARITY[nature],
        knowledgeKey: buildYogaKey(id),
        weightShare: weak ? WEAK_YOGA_SHARE : 1,
      });
    }),
  );
}
