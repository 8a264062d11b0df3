import type { KundliData } from "@lagna/contract";
import { GRAHA_WORDS, LAGNA_WORDS } from "@lagna/terms";
import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../../lib/cx.ts";
import { Table, Td, Th } from "../../../ui/table.tsx";
import type { ChartFocusStore } from "../../chart/chart-focus.ts";
import { recountHouses, type FirstHouse } from "../../chart/first-house.ts";
import { useFirstHouseNames } from "../../chart/use-first-house-names.ts";
import { GRAHA_BACKGROUND } from "../../chart/graha-colours.ts";
import { useHighlightedRow } from "../../chart/use-highlighted-row.ts";
import { toConceptTerm } from "../../glossary/term-id.ts";
import { Term } from "../../glossary/term.tsx";
import { UncertaintyMark } from "../../birth-time-uncertainty/uncertainty-mark.tsx";
import { useTermFormatter } from "../../formatting/use-term-formatter.ts";
import {
  BODIES,
  COLUMN_CONCEPTS,
  DEFAULT_COLUMNS,
  getFactPaths,
  type Body,
  type GrahaColumn,
} from "./graha-columns.ts";
import { useGrahaCells } from "./use-graha-cells.ts";

/** Numeric columns are aligned at the end. */
const END_ALIGNED_COLUMNS: readonly GrahaColumn[] = ["longitude", "house", "speed", "latitude", "rupas", "vimsopaka"];

/** Columns that depend on the lagna, and do not where houses are counted from elsewhere. */
const HOUSE_COLUMNS: readonly GrahaColumn[] = ["house", "rules"];

interface GrahaTableProps {
  data: KundliData;
  columns: readonly GrahaColumn[];
  focus: ChartFocusStore;
  /** The first house that houses are counted from. */
  first: FirstHouse;
}

/** The nine grahas and the lagna. Row and chart highlight each other's bodies. */
export function GrahaTable({ data, columns, focus, first }: GrahaTableProps) {
  const { t } = useTranslation("kundli");
  const { t: subjects } = useTranslation("subjects");
  const say = useTermFormatter();
  const { title } = useFirstHouseNames(data);
  const recounted = useMemo(() => recountHouses(data, first), [data, first]);
  const formatCell = useGrahaCells(recounted);
  const caption = t("planets.caption");
  return (
    <Table
      className={cx("stacked", columns.join() === DEFAULT_COLUMNS.join() && "fits-panel")}
      caption={first === "lagna" ? caption : `${caption}. ${title(first)}`}
    >
      <thead>
        <tr>
          <Th className="sticky start-0 bg-surface">{t("planets.graha")}</Th>
          {columns.map((column) => (
            <Th key={column} className={END_ALIGNED_COLUMNS.includes(column) ? "text-end!" : undefined}>
              <Term term={toConceptTerm(COLUMN_CONCEPTS[column])}>{subjects(`columns.${column}`)}</Term>
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {BODIES.map((body) => (
          <Row key={body} id={body} focus={focus}>
            <Th
              scope="row"
              className={cx(
                "sticky start-0 bg-surface whitespace-nowrap [tr[data-lit]>&]:bg-accent-wash",
                body === "lagna" && "text-accent",
              )}
            >
              <span
                aria-hidden="true"
                className={cx(
                  "me-2 inline-block size-2",
                  body === "lagna" ? "rotate-45 border border-accent" : cx("rounded-full", GRAHA_BACKGROUND[body]),
                )}
              />
              <Term term={body === "lagna" ? toConceptTerm("lagna") : { kind: "graha", id: body }}>
                {say(body === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS[body])}
              </Term>
            </Th>
            {columns.map((column) => (
              <Td key={column} className={cx("whitespace-nowrap", END_ALIGNED_COLUMNS.includes(column) && "text-end")}>
                {formatCell(body, column)}
                {(first === "lagna" || !HOUSE_COLUMNS.includes(column)) && (
                  <UncertaintyMark paths={getFactPaths(body, column)} />
                )}
              </Td>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function Row({ id, focus, children }: { id: Body; focus: ChartFocusStore; children: ReactNode }) {
  const { lit, props } = useHighlightedRow(focus, { kind: "body", id });
  return (
    <tr {...props} className={cx("transition-colors", lit && "bg-accent-wash")}>
      {children}
    </tr>
  );
}
