import type { TajakaGrade, TajakaReason, TajakaYogaId, Rashi } from "@lagna/terms";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import { placeFrom } from "../zodiac/rashi.ts";
import { findMeetings, isIthasala, isPresentIthasala, type Ithasala, type LightMeeting } from "./ithasala.ts";
import type { TajakaSettings } from "./panchavargiya.ts";
import type { TajakaPlacements } from "./tajaka-aspect.ts";
import { TAJAKA_YOGA_SOURCES, type TajakaSource } from "./tajaka-yogas.data.ts";

/** What the yogas of a year are judged from. */
export interface YogaBasis {
  readonly placements: TajakaPlacements;
  readonly lagna: Rashi;
  readonly settings: TajakaSettings;
  readonly gradeOf: (graha: SaptaGraha) => TajakaGrade;
  /** What afflicts a graha, besides its house. */
  readonly afflictionsOf: (graha: SaptaGraha) => readonly TajakaReason[];
}

/** One of the sixteen yogas, as it holds in a chart. */
export interface TajakaYoga {
  readonly id: TajakaYogaId;
  /** Of two: the faster first. */
  readonly grahas: readonly SaptaGraha[];
  /** The third, by which it comes about or is undone. */
  readonly through: SaptaGraha | null;
  /** Of ithasala, how near; of kamboola, the grades of the Moon and the other; of manau and radda, how. */
  readonly kind: string | null;
  /** Degrees. */
  readonly orb: number | null;
  readonly reasons: readonly { readonly graha: SaptaGraha; readonly reason: TajakaReason }[];
  readonly source: TajakaSource;
}

type Finding = Partial<Omit<TajakaYoga, "source">> & Pick<TajakaYoga, "id" | "grahas">;

export const createYoga = (finding: Finding): TajakaYoga => ({
  through: null,
  kind: null,
  orb: null,
  reasons: [],
  ...finding,
  source: TAJAKA_YOGA_SOURCES[finding.id],
});

/** The yogas are judged from these meetings of the chart. */
export interface YogaGround extends YogaBasis {
  readonly meetings: readonly LightMeeting[];
  readonly ithasalas: readonly Ithasala[];
  /** The present ithasala of two grahas. */
  readonly findPresent: (a: SaptaGraha, b: SaptaGraha) => LightMeeting | undefined;
  readonly isStrong: (graha: SaptaGraha) => boolean;
  readonly houseOf: (graha: SaptaGraha) => number;
}

export function createYogaGround(basis: YogaBasis): YogaGround {
  const { placements, settings, lagna, gradeOf } = basis;
  const meetings = findMeetings(placements, settings);
  const present = meetings.filter(isPresentIthasala);
  return {
    ...basis,
    meetings,
    ithasalas: meetings.filter(isIthasala),
    findPresent: (a, b) => present.find(({ grahas }) => grahas.includes(a) && grahas.includes(b)),
    isStrong: (graha) => ["uttama", "madhyama"].includes(gradeOf(graha)),
    houseOf: (graha) => placeFrom(lagna, placements[graha]?.sign ?? lagna),
  };
}
