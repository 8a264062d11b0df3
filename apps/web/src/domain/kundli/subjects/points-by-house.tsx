import { type Rashi, RASHI_WORDS, RASHIS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { cx } from "../../../lib/cx.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../../ui/table.tsx";
import type { ChartFocusStore } from "../../chart/chart-focus.ts";
import { useHighlightedRow } from "../../chart/use-highlighted-row.ts";
import { toConceptTerm } from "../../glossary/term-id.ts";
import { Term } from "../../glossary/term.tsx";
import { useTermFormatter } from "../../formatting/use-term-formatter.ts";
import {
  buildArudhaRows,
  buildLagnaRows,
  buildSphutaRows,
  buildUpagrahaRows,
  type PointRow,
  type Points,
} from "./point-rows.ts";

interface PointsByHouseProps {
  points: Points;
  lagna: Rashi;
  focus: ChartFocusStore;
}

/** Which points fall in which house. Pointing at a house highlights it in the chart. */
export function PointsByHouse({ points, lagna, focus }: PointsByHouseProps) {
  const { t } = useTranslation("subjects");
  const { t: kundli } = useTranslation("kundli");
  const columns = [
    buildArudhaRows(points),
    buildLagnaRows(points),
    [...buildUpagrahaRows(points), ...buildSphutaRows(points)],
  ];
  return (
    <Table caption={t("points.byHouse")}>
      <thead>
        <tr>
          <Th>{kundli("facts.house")}</Th>
          <Th>{kundli("facts.sign")}</Th>
          <Th>
            <Term term={toConceptTerm("arudha")}>{t("points.arudhas")}</Term>
          </Th>
          <Th>
            <Term term={toConceptTerm("special_lagna")}>{t("points.lagnas")}</Term>
          </Th>
          <Th>
            <Term term={toConceptTerm("upagraha")}>{t("points.upagrahasAndSphutas")}</Term>
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
  const say = useTermFormatter();
  const format = useFormat();
  const { lit, props } = useHighlightedRow(focus, { kind: "house", house });
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
