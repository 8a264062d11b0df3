import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { DignityId, GrahaId, NakshatraId, RashiId } from "@lagna/contract";

/** The field's words in the reader's language and script; the catalogue `terms` must be loaded with the page. */
export interface Terms {
  graha: (id: GrahaId) => string;
  /** Two letters for charts: "Su", "सू". */
  grahaShort: (id: GrahaId) => string;
  rashi: (id: RashiId) => string;
  nakshatra: (id: NakshatraId) => string;
  dignity: (id: DignityId) => string;
  /** "AK" → "Atmakaraka". */
  karaka: (id: string) => string;
  /** "D9" → "Navamsha". */
  varga: (id: string) => string;
  /** By number, 1–30: 15 is the full moon, 30 the new moon. */
  tithi: (number: number) => string;
  paksha: (id: "shukla" | "krishna") => string;
  /** 0 = Sunday. */
  vara: (number: number) => string;
  /** By number, 1–27. */
  yoga: (number: number) => string;
  /** By number, 1–60 in the lunar month: seven movable ones in turn, four fixed. */
  karana: (number: number) => string;
}

const NEW_MOON_TITHI = 30;

/** The catalogue's key of a tithi: the fourteen common to both halves, and the two that end them. */
export function tithiKey(number: number): string {
  if (number === NEW_MOON_TITHI) return "amavasya";
  return String(((number - 1) % 15) + 1);
}

const MOVABLE_KARANAS = ["bava", "balava", "kaulava", "taitila", "gara", "vanija", "vishti"] as const;
const FIXED_KARANAS: Record<number, string> = { 1: "kimstughna", 58: "shakuni", 59: "chatushpada", 60: "naga" };

/** The catalogue's key of a karana: the first half of the bright half's first tithi is Kimstughna, then seven go round eight times. */
export function karanaKey(number: number): string {
  return FIXED_KARANAS[number] ?? MOVABLE_KARANAS[(number - 2) % 7] ?? "";
}

export function useTerms(): Terms {
  const { t } = useTranslation("terms");
  return useMemo<Terms>(
    () => ({
      graha: (id) => t(`graha.${id}`),
      grahaShort: (id) => t(`grahaShort.${id}`),
      rashi: (id) => t(`rashi.${id}`),
      nakshatra: (id) => t(`nakshatra.${id}`),
      dignity: (id) => t(`dignity.${id}`),
      karaka: (id) => t(`karaka.${id}`),
      varga: (id) => t(`varga.${id}`),
      tithi: (number) => t(`tithi.${tithiKey(number)}`),
      paksha: (id) => t(`paksha.${id}`),
      vara: (number) => t(`vara.${number}`),
      yoga: (number) => t(`yoga.${number}`),
      karana: (number) => t(`karana.${karanaKey(number)}`),
    }),
    [t],
  );
}
