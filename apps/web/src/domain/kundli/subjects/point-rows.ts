import type { KundliData } from "@lagna/contract";
import {
  ARUDHA_WORDS,
  ARUDHAS,
  RASHIS,
  type Rashi,
  SPECIAL_LAGNA_WORDS,
  SPECIAL_LAGNAS,
  SPHUTA_WORDS,
  SPHUTAS,
  UPAGRAHA_WORDS,
  UPAGRAHAS,
  type Word,
} from "@lagna/terms";

export const POINT_SECTIONS = [
  "arudhas",
  "karakamsa",
  "swamsa",
  "special_lagnas",
  "upagrahas",
  "sphutas",
  "badhaka",
  "special_degrees",
] as const;
export type Points = { readonly [Key in (typeof POINT_SECTIONS)[number]]: NonNullable<KundliData[Key]> };

export interface PointRow {
  readonly id: string;
  /** Of its sign among the facts that may turn with the time of birth. */
  readonly path: string;
  readonly word: Word;
  readonly sign: Rashi;
  /** What has a longitude, and not a sign alone. */
  readonly point: NonNullable<Points["special_lagnas"]["bhava"]> | null;
}

/** 1–12, counted from the lagna's sign. */
export const houseOf = (sign: Rashi, lagna: Rashi): number =>
  ((RASHIS.indexOf(sign) - RASHIS.indexOf(lagna) + 12) % 12) + 1;

export const arudhaRows = ({ arudhas }: Points): PointRow[] =>
  ARUDHAS.map((id) => ({
    id,
    path: `arudhas.bhava.${id}`,
    word: ARUDHA_WORDS[id],
    sign: arudhas.bhava[id],
    point: null,
  }));

export const lagnaRows = ({ special_lagnas: lagnas }: Points): PointRow[] =>
  SPECIAL_LAGNAS.flatMap((id) => row("special_lagnas", id, SPECIAL_LAGNA_WORDS[id], lagnas[id]));

/** Without those that are sensitive: they concern death, and are never shown. */
export const upagrahaRows = ({ upagrahas }: Points): PointRow[] =>
  UPAGRAHAS.filter((id) => !upagrahas.sensitive.includes(id)).flatMap((id) =>
    row("upagrahas", id, UPAGRAHA_WORDS[id], upagrahas[id]),
  );

export const sphutaRows = ({ sphutas }: Points): PointRow[] =>
  SPHUTAS.filter((id) => !sphutas.sensitive.includes(id)).flatMap((id) =>
    row("sphutas", id, SPHUTA_WORDS[id], sphutas[id]),
  );

/** Nothing for a point that needs a sunrise there was none of. */
function row(section: string, id: string, word: Word, point: PointRow["point"]): PointRow[] {
  return point ? [{ id, path: `${section}.${id}.sign`, word, sign: point.sign, point }] : [];
}
