import {
  type Koota,
  KOOTA_WORDS,
  KOOTAS,
  MATCHING_EXCEPTION_WORDS,
  PORUTHAM_WORDS,
  PORUTHAMS,
  RASHI_WORDS,
  WORDS_OF_KOOTA,
} from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { type Match, type Side, SIDES } from "../match-api.ts";
import { type Names, useKootaTexts } from "../use-koota-texts.ts";
import { useMoonFormatter } from "../use-names.ts";
import type { ComparedRow } from "./compare-rows.ts";

/** The dosha of one chart by the count from the lagna, and its house. */
function useMangalFormatter(): (mangal: Match["mangal"][Side]) => string {
  const { t } = useTranslation("matching");
  const { number } = useFormat();
  return (mangal) => {
    const house = mangal?.from.lagna.house ?? null;
    if (mangal === null || mangal.holds === null || house === null) return t("mangal.open");
    return t("times.mangal", { verdict: t(mangal.holds ? "mangal.yes" : "mangal.no"), house: number(house) });
  };
}

/** What two possible times change in a match of two people. */
export function useMatchRows(names: Names): (first: Match, second: Match) => readonly ComparedRow[] {
  const { t } = useTranslation("matching");
  const say = useTermFormatter();
  const { number, list } = useFormat();
  const koota = useKootaTexts(names);
  const formatMoon = useMoonFormatter();
  const formatMangal = useMangalFormatter();
  return (first, second) => {
    const row = (label: string, read: (match: Match) => string): ComparedRow => ({
      label,
      first: read(first),
      second: read(second),
    });
    const listApplying = ({ exceptions }: Match): string => {
      const rules = exceptions.filter(({ applies }) => applies).map(({ rule }) => say(MATCHING_EXCEPTION_WORDS[rule]));
      return rules.length === 0 ? "–" : list(rules);
    };
    return [
      ...SIDES.map((side) => row(t("times.moonOf", { name: names[side] }), (match) => formatMoon(match[side].moon))),
      row(t("times.total"), ({ total }) => number(total)),
      ...KOOTAS.map((id) =>
        row(say(KOOTA_WORDS[id]), ({ kootas }) => `${number(kootas[id].score)}: ${koota.reason(id, kootas[id])}`),
      ),
      row(t("exceptions.title"), listApplying),
      ...PORUTHAMS.map((id) =>
        row(t("times.porutham", { name: say(PORUTHAM_WORDS[id]) }), ({ poruthams }) =>
          t(poruthams[id].good ? "holds" : "holdsNot"),
        ),
      ),
      ...SIDES.map((side) =>
        row(t("times.mangalOf", { name: names[side] }), ({ mangal }) => formatMangal(mangal[side])),
      ),
      ...SIDES.map((side) =>
        row(t("times.papasamyaOf", { name: names[side] }), ({ papasamya }) =>
          papasamya === null ? "–" : number(papasamya[side].total),
        ),
      ),
    ];
  };
}

/** What the tables read of a chart; the counts of tara and bhakoot are between two charts. */
const READ_KOOTAS = KOOTAS.filter((id) => WORDS_OF_KOOTA[id] !== undefined);

/** What the tables read of one birth at two possible times, which are the two sides of a match with itself. */
export function useBirthRows(): (match: Match) => readonly ComparedRow[] {
  const { t } = useTranslation("matching");
  const say = useTermFormatter();
  const { number } = useFormat();
  const formatMoon = useMoonFormatter();
  const formatMangal = useMangalFormatter();
  const formatRead = (id: Koota, value: string | number): string => {
    const word = WORDS_OF_KOOTA[id]?.[value];
    return word ? say(word) : String(value);
  };
  return (match) => {
    const row = (label: string, read: (side: Side) => string): ComparedRow => ({
      label,
      first: read("girl"),
      second: read("boy"),
    });
    const formatSign = (sign: Match["navamsa"][Side]["lagna"]): string =>
      sign === null ? "–" : say(RASHI_WORDS[sign]);
    return [
      row(t("times.moon"), (side) => formatMoon(match[side].moon)),
      ...READ_KOOTAS.map((id) => row(say(KOOTA_WORDS[id]), (side) => formatRead(id, match.kootas[id][side]))),
      row(t("mangal.title"), (side) => formatMangal(match.mangal[side])),
      row(t("papasamya.title"), (side) => (match.papasamya === null ? "–" : number(match.papasamya[side].total))),
      row(t("times.navamsaLagna"), (side) => formatSign(match.navamsa[side].lagna)),
      row(t("times.navamsaMoon"), (side) => formatSign(match.navamsa[side].moon)),
    ];
  };
}
