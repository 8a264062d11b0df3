import { calculate, nakshatraOf, placeFrom, rashiInPlace, type YogaOfBirth } from "@lagna/jyotish";
import { type Graha, GRAHAS, RASHI_LORDS } from "@lagna/terms";
import { type ChartView, dignityBySign } from "../chart-view.ts";
import { dignityPolarity, influenceOf, placePolarity, standing } from "./nature.ts";
import { COMMON_YOGAS, type TopicRow } from "./topics.data.ts";
import {
  DIGNITY_POLARITY,
  type Factor,
  MEAN_BINDUS,
  MUCH_BINDUS,
  STAR_POLARITY,
  WEAK_YOGA,
  YOGA_POLARITY,
} from "./weights.data.ts";

/** A fact, and what it says of the matter. */
export interface Witness {
  readonly factId: string;
  readonly factor: Factor;
  /** Against or for, −1 to 1. */
  readonly polarity: number;
  /** What is to be said of it: a row of the knowledge tables. */
  readonly row: string;
  /** Its part of the weight of its factor. */
  readonly part: number;
}

export interface Judging {
  readonly view: ChartView;
  readonly row: TopicRow;
  readonly house: number;
  /** The part of a house's weight where several are judged for one matter. */
  readonly share: number;
  /** Debilitated grahas whose debilitation is cancelled. */
  readonly lifted: ReadonlySet<Graha>;
}

/** All who are heard of a house, each with what it says. */
export const witnessesOf = (judging: Judging): readonly Witness[] => [
  ...lordWitnesses(judging),
  ...houseWitnesses(judging),
  ...vargaWitnesses(judging),
  ...yogaWitnesses(judging),
  ...karakaWitnesses(judging),
  ...starWitnesses(judging),
];

type Testimony = Pick<Witness, "factId" | "polarity" | "row"> & Partial<Pick<Witness, "part">>;

const witness = (factor: Factor, { polarity, part = 1, ...told }: Testimony): Witness => ({
  ...told,
  factor,
  polarity: Math.max(-1, Math.min(1, polarity)),
  part,
});

/** What several say of one thing: each has its part of the weight. */
const together = (witnesses: readonly Witness[]): Witness[] =>
  witnesses.map((one) => ({ ...one, part: one.part / witnesses.length }));

const pairId = (one: Graha, other: Graha): string => {
  const [first, second] = [one, other].toSorted((a, b) => GRAHAS.indexOf(a) - GRAHAS.indexOf(b));
  return `conj-${first}-${second}`;
};

function lordWitnesses({ view, row, house, lifted }: Judging): Witness[] {
  const { lord } = view.house(house);
  const { house: stands, dignity } = view.planets[lord];
  const height = dignityPolarity(view, lord, lifted);
  const seenBy = calculate(view.nativity, ["aspects"]).aspects.graha.filter(({ grahas }) => grahas.includes(lord));
  const company = [
    ...view.company(lord).map((other) => {
      return witness("lord_company", {
        factId: pairId(lord, other),
        polarity: influenceOf(view, other),
        row: `pair/${other}`,
      });
    }),
    ...seenBy.map(({ from }) => {
      return witness("lord_company", {
        factId: `aspect-${from}`,
        polarity: influenceOf(view, from),
        row: `aspect-on-lord/${from}`,
      });
    }),
  ];
  return [
    witness("lord_place", {
      factId: `lord-${house}`,
      polarity: placePolarity(stands, row.places),
      row: `lord-in-house/${house}/${stands}`,
    }),
    ...(height === null
      ? []
      : [witness("lord_dignity", { factId: `dignity-${lord}`, polarity: height, row: `dignity/${dignity}` })]),
    ...together(company),
  ];
}

function houseWitnesses({ view, house, lifted }: Judging): Witness[] {
  const { occupants } = view.house(house);
  const inside = occupants.map((graha) => {
    const height = dignityPolarity(view, graha, lifted) ?? 0;
    const influence = influenceOf(view, graha);
    // Dignity makes the good better and takes the edge off the bad.
    const scaled = influence * (1 + (Math.sign(influence) * height) / 2);
    return witness("occupants", {
      factId: `house-${house}`,
      polarity: scaled,
      row: `planet-in-house/${graha}/${house}`,
    });
  });
  const seen = calculate(view.nativity, ["aspects"])
    .aspects.graha.filter(({ houses }) => houses.includes(house))
    .map(({ from }) =>
      witness("aspects", {
        factId: `aspect-${from}`,
        polarity: influenceOf(view, from),
        row: `aspect-on-house/${from}/${house}`,
      }),
    );
  const bindus = calculate(view.nativity, ["ashtakavarga"]).ashtakavarga.byHouse.sarva[house - 1];
  const points = witness("bindus", {
    factId: `sav-${house}`,
    polarity: ((bindus ?? MEAN_BINDUS) - MEAN_BINDUS) / MUCH_BINDUS,
    row: `bindus/${(bindus ?? MEAN_BINDUS) >= MEAN_BINDUS ? "many" : "few"}`,
  });
  return [...together(inside), ...together(seen), points];
}

function karakaWitnesses({ view, row, lifted }: Judging): Witness[] {
  const ofTheMatter = [...row.main, ...row.support];
  // By its house where that belongs to the matter; else by its sign, which says how it does what it stands for in every chart.
  const natural = row.karakas.map((graha) => {
    const { house, sign } = view.planets[graha];
    const told = ofTheMatter.includes(house) ? `planet-in-house/${graha}/${house}` : `planet-in-sign/${graha}/${sign}`;
    return witness("karakas", {
      factId: `planet-${graha}`,
      polarity: standing(view, graha, lifted, row.places),
      row: told,
    });
  });
  if (row.chara === null) return together(natural);
  const graha = calculate(view.nativity, ["karakas"]).karakas.scheme7[row.chara];
  const chara = witness("chara_karaka", {
    factId: `karaka-${row.chara}`,
    polarity: standing(view, graha, lifted, row.places),
    row: `planet-in-house/${graha}/${view.planets[graha].house}`,
  });
  return [...together(natural), chara];
}

function starWitnesses({ view, row: { stars = [] } }: Judging): Witness[] {
  return together(
    stars.map((body) => {
      const { nakshatra } = nakshatraOf(view.nativity.longitudes[body]);
      const fact = body === "lagna" ? "lagna-star" : `star-${body}`;
      return witness("stars", { factId: fact, polarity: STAR_POLARITY[nakshatra], row: `star-${body}/${nakshatra}` });
    }),
  );
}

/** The second witness: the varga's own lagna lord, its lord of the house, and the birth chart's lord of the house in it. */
function vargaWitnesses({ view, row, house }: Judging): Witness[] {
  const signs = calculate(view.nativity, ["vargas"]).vargas[row.varga];
  const asked = [RASHI_LORDS[signs.lagna], RASHI_LORDS[rashiInPlace(signs.lagna, house)], view.house(house).lord];
  return together(
    asked.map((graha) => {
      const stands = placeFrom(signs.lagna, signs[graha]);
      const dignity = dignityBySign(graha, signs[graha]);
      const place = placePolarity(stands, row.places);
      const worth = dignity === null ? place : (place + DIGNITY_POLARITY[dignity]) / 2;
      return witness("varga", {
        factId: `varga-${row.varga}-${graha}`,
        polarity: worth,
        row: `varga/${row.varga}/${dignity ?? placeClass(stands)}`,
      });
    }),
  );
}

const placeClass = (house: number): string =>
  [1, 4, 7, 10].includes(house)
    ? "kendra"
    : [5, 9].includes(house)
      ? "trikona"
      : [6, 8, 12].includes(house)
        ? "dusthana"
        : "other";

/** Who hems a house in is told the same of every house. */
const yogaRow = (id: string): string => `yoga/${id.replace(/(?<=_kartari)_\w+$/, "")}`;

/** Yogas of the matter's own groups that the lord or an occupant makes, and those of rank, exchange and hemming in about the house. */
function yogaWitnesses({ view, row, house }: Judging): Witness[] {
  const { lord, occupants } = view.house(house);
  const makers: readonly Graha[] = [lord, ...occupants];
  const bears = ({ id, group, grahas }: YogaOfBirth): boolean => {
    if (row.yogas.includes(group)) return grahas.some((graha) => makers.includes(graha));
    if (!COMMON_YOGAS.includes(group)) return false;
    // Where a yoga is of houses its id names them: parivartana_6_10.
    const named = id.match(/\d+/g)?.map(Number);
    return named ? named.includes(house) : grahas.includes(lord);
  };
  const found = calculate(view.nativity, ["yogas"]).yogas.filter(
    (yoga) => yoga.holds === true && !yoga.sensitive && bears(yoga),
  );
  return together(
    found.map(({ id, nature, strength, grahas }) => {
      const weak = strength !== null && strength < grahas.length;
      return witness("yogas", {
        factId: `yoga-${id}`,
        polarity: YOGA_POLARITY[nature],
        row: yogaRow(id),
        part: weak ? WEAK_YOGA : 1,
      });
    }),
  );
}
