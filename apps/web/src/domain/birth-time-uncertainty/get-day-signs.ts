import type { SectionName, UncertaintyData, UntimedKundliData } from "@lagna/contract";
import type { Graha, Rashi } from "@lagna/terms";

/** Fetches further sections of a day. */
export type FetchDaySections = (names: readonly SectionName[], signal: AbortSignal) => Promise<UntimedKundliData>;

/** The sign of each graha at the middle of the day; it may change sign during the day. */
export type DaySigns = readonly {
  readonly id: Graha;
  readonly sign: Rashi;
  readonly retrograde: boolean;
  readonly combust: boolean;
}[];

/** The first value of a path is the one at noon. */
const getNoonValue = ({ facts }: UncertaintyData, path: string) => facts.find((fact) => fact.path === path)?.value;

export const getDaySigns = ({ planets, uncertainty }: UntimedKundliData): DaySigns =>
  planets.map(({ id }) => ({
    id,
    sign: getNoonValue(uncertainty, `planets.${id}.sign`) as Rashi,
    retrograde: getNoonValue(uncertainty, `planets.${id}.retrograde`) === true,
    combust: getNoonValue(uncertainty, `planets.${id}.combust`) === true,
  }));
