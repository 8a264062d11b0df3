import type { TransitsData } from "@lagna/contract";
import type { Graha } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { useDashaDates } from "../../dasha/use-dasha-dates.ts";
import { Turns } from "../../uncertain/turns.tsx";
import { chartKey } from "../../words/chart-key.ts";
import type { TransitsOfBirth } from "../kundli-source.ts";
import { NotFetched } from "../not-fetched.tsx";
import type { SectionProps } from "../section-props.ts";
import { AtDepth } from "./at-depth.tsx";
import { type Passages, useAspectPassages, useKakshyaPassages, useNodePassages } from "./use-passages.ts";
import { YearRows } from "./year-rows.tsx";

/** Those whose aspects last weeks: of the others there would be hundreds. */
const SLOW: readonly Graha[] = ["jupiter", "saturn", "rahu", "ketu"];

interface TransitPassagesProps extends Pick<SectionProps, "data" | "now" | "depth"> {
  transits: TransitsOfBirth;
  /** Of the year that the panel tells of. */
  year: { from: string; until: string };
  stays: TransitsData["node_stays"];
}

/** What the slow grahas do within the year, folded: their aspects on the chart of birth, kakshyas, and the nodes' signs. On paper what has come. */
export function TransitPassages({ data, now, depth, transits, year, stays }: TransitPassagesProps) {
  const { t } = useTranslation("transits");
  const [asked, setAsked] = useState(false);
  const query = useQuery({
    queryKey: ["passages", chartKey(data), year.from],
    queryFn: ({ signal }) =>
      transits({ ...year, at: new Date(now).toISOString(), grahas: [...SLOW], aspects: true, kakshyas: true }, signal),
    staleTime: Infinity,
    enabled: asked,
  });
  const [aspects, kakshyas, nodes] = [
    useAspectPassages(data, now),
    useKakshyaPassages(data, now, year.until),
    useNodePassages(data, now, year.until),
  ];
  const shown = (caption: string, passages: Passages) => (
    <Shown caption={caption} passages={passages} data={data} now={now} depth={depth} year={year} />
  );
  const { data: come } = query;
  const parts: readonly [title: string, passages: Passages | null][] = [
    [t("aspects.title"), come ? aspects(come.aspects ?? []) : null],
    [t("kakshyas.title"), come ? kakshyas(come.kakshyas ?? []) : null],
    [t("nodes.title"), nodes(stays)],
  ];
  if (depth === "all")
    return parts.map(
      ([title, passages]) =>
        passages && (
          <section key={title} aria-label={title} className="mt-6">
            <h4 className="mb-1 text-sm font-medium">{title}</h4>
            {shown(title, passages)}
          </section>
        ),
    );
  return (
    <section aria-label={t("passages")} className="mt-4 border-t border-line">
      {parts.map(([title, passages]) => (
        <Fold key={title} title={title} onOpen={() => setAsked(true)}>
          {passages ? shown(title, passages) : <NotFetched query={query} />}
        </Fold>
      ))}
    </section>
  );
}

function Fold({ title, onOpen, children }: { title: string; onOpen?: () => void; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="border-b border-line"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary className="min-h-11 cursor-pointer content-center text-sm font-medium">{title}</summary>
      {open && <div className="pb-4">{children}</div>}
    </details>
  );
}

interface ShownProps extends Pick<TransitPassagesProps, "data" | "now" | "depth" | "year"> {
  caption: string;
  passages: Passages;
}

function Shown({ caption, passages: { sentence, rows, head, table }, data, now, depth, year }: ShownProps) {
  const dates = useDashaDates(data.birth);
  return (
    <AtDepth
      depth={depth}
      sentence={sentence}
      figure={
        <YearRows rows={rows} from={Date.parse(year.from)} until={Date.parse(year.until)} now={now} dates={dates} />
      }
      table={
        <Table caption={caption}>
          <thead>
            <tr>
              {head.map((name) => (
                <Th key={name}>{name}</Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.map(({ cells: [first, ...rest], turns }, index) => (
              <tr key={index}>
                <Th scope="row">
                  {first}
                  {turns && <Turns paths={[turns]} />}
                </Th>
                {rest.map((cell, at) => (
                  <Td key={head[at + 1]} className="tabular">
                    {cell}
                  </Td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      }
    />
  );
}
