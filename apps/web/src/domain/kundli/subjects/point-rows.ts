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
  "special_grahas",
] as const;
export type Points = { readonly [Key in (typeof POINT_SECTIONS)[number]]: NonNullable<KundliData[Key]> };

export interface PointRow {
  readonly id: string;
  /** Path of the point's sign among the facts that depend on the time of birth. */
  readonly path: string;
  readonly word: Word;
  readonly sign: Rashi;
  /** Null for points that have only a sign, no longitude. */
  readonly point: NonNullable<Points["special_lagnas"]["bhava"]> | null;
}

/** House 1–12, counted from the lagna's sign. */
export const countHouseFromLagna = (sign: Rashi, lagna: Rashi): number =>
  ((RASHIS.indexOf(sign) - RASHIS.indexOf(lagna) + 12) % 12) + 1;

export const buildArudhaRows = ({ arudhas }: Points): PointRow[] =>
  ARUDHAS.map((id) => ({
    id,
    path: `arudhas.bhava.${id}`,
    word: ARUDHA_WORDS[id],
    sign: arudhas.bhava[id],
    point: null,
  }));

export const buildLagnaRows = ({ special_lagnas: lagnas }: Points): PointRow[] =>
  SPECIAL_LAGNAS.flatMap((id) => buildRow("special_lagnas", id, SPECIAL_LAGNA_WORDS[id], lagnas[id]));

/** Rows of upagrahas, without the sensitive ones: they concern death and are never shown. */
export const buildUpagrahaRows = ({ upagrahas }: Points): PointRow[] =>
  UPAGRAHAS.filter((id) => !upagrahas.sensitive.includes(id)).flatMap((id) =>
    buildRow("upagrahas", id, UPAGRAHA_WORDS[id], upagrahas[id]),
  );

export const buildSphutaRows = ({ sphutas }: Points): PointRow[] =>
  SPHUTAS.filter((id) => !sphutas.sensitive.includes(id)).flatMap((id) =>
    buildRow("sphutas", id, SPHUTA_WORDS[id], sphutas[id]),
  );

/** Empty for a point that needs a sunrise on a day without one. */
function buildRow(section: string, id: string, word: Word, point: PointRow["point"]): PointRow[] {
  return point ? [{ id, path: `${section}.${id}.sign`, word, sign: point.sign, point }] : [];
}
