import type { KundliData } from "@lagna/contract";
import { GRAHA_WORDS, LAGNA_WORDS } from "@lagna/terms";
import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../../lib/cx.ts";
import { Table, Td, Th } from "../../../ui/table.tsx";
import type { ChartFocusStore } from "../../chart/chart-focus.ts";
import { countedFrom, type FirstHouse } from "../../chart/first-house.ts";
import { useFirstWords } from "../../chart/use-first-words.ts";
import { GRAHA_BACKGROUND } from "../../chart/graha-colours.ts";
import { useLitRow } from "../../chart/use-lit-row.ts";
import { concept } from "../../glossary/term-id.ts";
import { Term } from "../../glossary/term.tsx";
import { Turns } from "../../uncertain/turns.tsx";
import { useWord } from "../../words/use-word.ts";
import { BODIES, COLUMN_CONCEPTS, pathsOf, type Body, type GrahaColumn } from "./graha-columns.ts";
import { useGrahaCells } from "./use-graha-cells.ts";

/** Figures stand under each other by their ends. */
const AT_END: readonly GrahaColumn[] = ["longitude", "house", "speed", "latitude", "rupas", "vimsopaka"];

/** What turns with the lagna, and does not where houses are counted from elsewhere. */
const COUNTED: readonly GrahaColumn[] = ["house", "rules"];

interface GrahaTableProps {
  data: KundliData;
  columns: readonly GrahaColumn[];
  focus: ChartFocusStore;
  /** What houses are counted from. */
  first: FirstHouse;
}

/** The nine grahas and the lagna; a row lights with its body in the chart, and lights it. */
export function GrahaTable({ data, columns, focus, first }: GrahaTableProps) {
  const { t } = useTranslation("kundli");
  const { t: subjects } = useTranslation("subjects");
  const say = useWord();
  const { title } = useFirstWords(data);
  const counted = useMemo(() => countedFrom(data, first), [data, first]);
  const cell = useGrahaCells(counted);
  const caption = t("planets.caption");
  return (
    <Table className="stacked" caption={first === "lagna" ? caption : `${caption}. ${title(first)}`}>
      <thead>
        <tr>
          <Th className="sticky start-0 bg-surface">{t("planets.graha")}</Th>
          {columns.map((column) => (
            <Th key={column} className={AT_END.includes(column) ? "text-end!" : undefined}>
              <Term term={concept(COLUMN_CONCEPTS[column])}>{subjects(`columns.${column}`)}</Term>
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
              <Term term={body === "lagna" ? concept("lagna") : { kind: "graha", id: body }}>
                {say(body === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS[body])}
              </Term>
            </Th>
            {columns.map((column) => (
              <Td key={column} className={cx("whitespace-nowrap", AT_END.includes(column) && "text-end")}>
                {cell(body, column)}
                {(first === "lagna" || !COUNTED.includes(column)) && <Turns paths={pathsOf(body, column)} />}
              </Td>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function Row({ id, focus, children }: { id: Body; focus: ChartFocusStore; children: ReactNode }) {
  const { lit, props } = useLitRow(focus, { kind: "body", id });
  return (
    <tr {...props} className={cx("transition-colors", lit && "bg-accent-wash")}>
      {children}
    </tr>
  );
}
