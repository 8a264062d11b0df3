import type { SectionName, UncertaintyData, UntimedKundliData } from "@lagna/contract";
import type { Graha, Rashi } from "@lagna/terms";

/** Asks for more of a day. */
export type SectionsOfDay = (names: readonly SectionName[], signal: AbortSignal) => Promise<UntimedKundliData>;

/** Where each graha stands at the middle of the day; whether it stays there is another matter. */
export type SignsOfDay = readonly {
  readonly id: Graha;
  readonly sign: Rashi;
  readonly retrograde: boolean;
  readonly combust: boolean;
}[];

/** The first of a path's values is that of noon. */
const atNoon = ({ facts }: UncertaintyData, path: string) => facts.find((fact) => fact.path === path)?.value;

export const signsOfDay = ({ planets, uncertainty }: UntimedKundliData): SignsOfDay =>
  planets.map(({ id }) => ({
    id,
    sign: atNoon(uncertainty, `planets.${id}.sign`) as Rashi,
    retrograde: atNoon(uncertainty, `planets.${id}.retrograde`) === true,
    combust: atNoon(uncertainty, `planets.${id}.combust`) === true,
  }));
