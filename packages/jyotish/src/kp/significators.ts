import { type Graha, GRAHAS, RASHI_LORDS, type Rashi } from "@lagna/terms";
import { GRAHA_DRISHTI_PLACES } from "../relation/drishti.data.ts";
import { placeFrom } from "../zodiac/rashi.ts";

/** What the significators are found from: the chart of a birth or of a question. */
export interface KpPlacement {
  /** The house of each graha, from cusp to cusp. */
  readonly houses: Readonly<Record<Graha, number>>;
  readonly starLords: Readonly<Record<Graha, Graha>>;
  readonly signs: Readonly<Record<Graha, Rashi>>;
  /** The lord of the sign on each cusp, the first house's at index 0. */
  readonly cuspLords: readonly Graha[];
}

/** Four levels, the strongest first (K.S. Krishnamurti, Reader II). */
export interface HouseSignificators {
  readonly house: number;
  /** Grahas in a star of an occupant. */
  readonly level1: readonly Graha[];
  /** Occupants. */
  readonly level2: readonly Graha[];
  /** Grahas in a star of the lord. */
  readonly level3: readonly Graha[];
  /** The lord. */
  readonly level4: readonly Graha[];
}

/** The houses that a graha signifies at each level: the same table read the other way. */
export type SignifiedHouses = Readonly<Record<"level1" | "level2" | "level3" | "level4", readonly number[]>>;

export function listHouseSignificators({ houses, starLords, cuspLords }: KpPlacement): readonly HouseSignificators[] {
  return cuspLords.map((lord, index) => {
    const house = index + 1;
    const occupants = GRAHAS.filter((graha) => houses[graha] === house);
    return {
      house,
      level1: GRAHAS.filter((graha) => occupants.includes(starLords[graha])),
      level2: occupants,
      level3: GRAHAS.filter((graha) => starLords[graha] === lord),
      level4: [lord],
    };
  });
}

export function listSignifiedHouses(graha: Graha, houses: readonly HouseSignificators[]): SignifiedHouses {
  const at = (level: keyof SignifiedHouses): readonly number[] =>
    houses.filter((each) => each[level].includes(graha)).map(({ house }) => house);
  return { level1: at("level1"), level2: at("level2"), level3: at("level3"), level4: at("level4") };
}

/** The grahas that a node acts for: those with it, those that aspect it, and the lords of its star and its sign. */
export interface NodeAgency {
  readonly conjoined: readonly Graha[];
  readonly aspecting: readonly Graha[];
  readonly starLord: Graha;
  readonly signLord: Graha;
}

export function findNodeAgency(node: "rahu" | "ketu", { signs, starLords }: KpPlacement): NodeAgency {
  const others = GRAHAS.filter((graha) => graha !== "rahu" && graha !== "ketu");
  return {
    conjoined: others.filter((graha) => signs[graha] === signs[node]),
    aspecting: others.filter((graha) => GRAHA_DRISHTI_PLACES[graha].includes(placeFrom(signs[graha], signs[node]))),
    starLord: starLords[node],
    signLord: RASHI_LORDS[signs[node]],
  };
}
