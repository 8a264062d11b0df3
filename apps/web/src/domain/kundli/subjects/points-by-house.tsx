import { type Rashi, RASHI_WORDS, RASHIS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { cx } from "../../../lib/cx.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../../ui/table.tsx";
import type { ChartFocusStore } from "../../chart/chart-focus.ts";
import { useLitRow } from "../../chart/use-lit-row.ts";
import { concept } from "../../glossary/term-id.ts";
import { Term } from "../../glossary/term.tsx";
import { useWord } from "../../words/use-word.ts";
import { arudhaRows, lagnaRows, sphutaRows, upagrahaRows, type PointRow, type Points } from "./point-rows.ts";

interface HouseOfPointsProps {
  points: Points;
  lagna: Rashi;
  focus: ChartFocusStore;
}

/** Which points fall in which house; a house pointed at lights in the chart. */
export function HouseOfPoints({ points, lagna, focus }: HouseOfPointsProps) {
  const { t } = useTranslation("subjects");
  const { t: kundli } = useTranslation("kundli");
  const columns = [arudhaRows(points), lagnaRows(points), [...upagrahaRows(points), ...sphutaRows(points)]];
  return (
    <Table caption={t("points.byHouse")}>
      <thead>
        <tr>
          <Th>{kundli("facts.house")}</Th>
          <Th>{kundli("facts.sign")}</Th>
          <Th>
            <Term term={concept("arudha")}>{t("points.arudhas")}</Term>
          </Th>
          <Th>
            <Term term={concept("special_lagna")}>{t("points.lagnas")}</Term>
          </Th>
          <Th>
            <Term term={concept("upagraha")}>{t("points.upagrahasAndSphutas")}</Term>
          </Th>
        </tr>
      </thead>
      <tbody>
        {RASHIS.map((_, index) => {
          const sign = RASHIS[(RASHIS.indexOf(lagna) + index) % 12] ?? lagna;
          return (
            <HouseRow
              key={sign}
              house={index + 1}
              sign={sign}
              columns={columns.map((rows) => rows.filter((row) => row.sign === sign))}
              focus={focus}
            />
          );
        })}
      </tbody>
    </Table>
  );
}

interface HouseRowProps {
  house: number;
  sign: Rashi;
  columns: readonly (readonly PointRow[])[];
  focus: ChartFocusStore;
}

function HouseRow({ house, sign, columns, focus }: HouseRowProps) {
  const say = useWord();
  const format = useFormat();
  const { lit, props } = useLitRow(focus, { kind: "house", house });
  return (
    <tr {...props} className={cx("transition-colors", lit && "bg-accent-wash")}>
      <Th scope="row">{format.number(house)}</Th>
      <Td>{say(RASHI_WORDS[sign])}</Td>
      {columns.map((rows, index) => (
        <Td key={index}>{rows.map(({ word }) => say(word)).join(", ") || "–"}</Td>
      ))}
    </tr>
  );
}
