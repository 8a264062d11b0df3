import type { TransitsData } from "@lagna/contract";
import type { Graha } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { useDashaDates } from "../../dasha/use-dasha-dates.ts";
import { UncertaintyMark } from "../../birth-time-uncertainty/uncertainty-mark.tsx";
import { buildChartKey } from "../../chart/build-chart-key.ts";
import type { FetchTransits } from "../kundli-source.ts";
import { QueryPlaceholder } from "../query-placeholder.tsx";
import type { SectionProps } from "../section-props.ts";
import { DetailLevelView } from "./detail-level-view.tsx";
import { type Passages, useAspectPassages, useKakshyaPassages, useNodePassages } from "./use-passages.ts";
import { YearTimeline } from "./year-timeline.tsx";

/** Grahas whose aspects last for weeks; the others would produce hundreds of passages. */
const SLOW: readonly Graha[] = ["jupiter", "saturn", "rahu", "ketu"];

interface TransitPassagesProps extends Pick<SectionProps, "data" | "now" | "detailLevel"> {
  transits: FetchTransits;
  /** The year covered by the panel. */
  year: { from: string; until: string };
  stays: TransitsData["node_stays"];
}

/**
 * Passages of the slow grahas within the year, folded: their aspects to the birth chart, kakshyas, and the nodes'
 * signs. In print, only what has been fetched.
 */
export function TransitPassages({ data, now, detailLevel, transits, year, stays }: TransitPassagesProps) {
  const { t } = useTranslation("transits");
  const [isRequested, setAsked] = useState(false);
  const query = useQuery({
    queryKey: ["passages", buildChartKey(data), year.from],
    queryFn: ({ signal }) =>
      transits({ ...year, at: new Date(now).toISOString(), grahas: [...SLOW], aspects: true, kakshyas: true }, signal),
    staleTime: Infinity,
    enabled: isRequested,
  });
  const [aspects, kakshyas, nodes] = [
    useAspectPassages(data, now),
    useKakshyaPassages(data, now, year.until),
    useNodePassages(data, now, year.until),
  ];
  const renderPassages = (caption: string, passages: Passages) => (
    <PassagesView caption={caption} passages={passages} data={data} now={now} detailLevel={detailLevel} year={year} />
  );
  const { data: fetched } = query;
  const parts: readonly [title: string, passages: Passages | null][] = [
    [t("aspects.title"), fetched ? aspects(fetched.aspects ?? []) : null],
    [t("kakshyas.title"), fetched ? kakshyas(fetched.kakshyas ?? []) : null],
    [t("nodes.title"), nodes(stays)],
  ];
  if (detailLevel === "all")
    return parts.map(
      ([title, passages]) =>
        passages && (
          <section key={title} aria-label={title} className="mt-6">
            <h4 className="mb-1 text-sm font-medium">{title}</h4>
            {renderPassages(title, passages)}
          </section>
        ),
    );
  return (
    <section aria-label={t("passages")} className="mt-4 border-t border-line">
      {parts.map(([title, passages]) => (
        <Fold key={title} title={title} onOpen={() => setAsked(true)}>
          {passages ? renderPassages(title, passages) : <QueryPlaceholder query={query} />}
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

interface PassagesViewProps extends Pick<TransitPassagesProps, "data" | "now" | "detailLevel" | "year"> {
  caption: string;
  passages: Passages;
}

function PassagesView({
  caption,
  passages: { sentence, rows, head, table },
  data,
  now,
  detailLevel,
  year,
}: PassagesViewProps) {
  const dates = useDashaDates(data.birth);
  return (
    <DetailLevelView
      detailLevel={detailLevel}
      sentence={sentence}
      figure={
        <YearTimeline rows={rows} from={Date.parse(year.from)} until={Date.parse(year.until)} now={now} dates={dates} />
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
                  {turns && <UncertaintyMark paths={[turns]} />}
                </Th>
                {rest.map((cell, column) => (
                  <Td key={head[column + 1]} className="tabular">
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
