import type { SavedKundliSort } from "@lagna/contract";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../ui/table.tsx";
import {
  RowActionButtons,
  ChartThumbnail,
  LagnaText,
  KundliBadges,
  KundliName,
  type RowActions,
} from "./kundli-row-cells.tsx";
import { RunningDasha } from "../../domain/dasha/running-dasha.tsx";
import { useBirthText } from "./use-birth-text.ts";
import type { KundliRow } from "./use-kundlis.ts";
import type { KundlisQueryState } from "./use-kundlis-query.ts";

export interface KundlisListProps extends RowActions, Pick<KundlisQueryState, "query" | "change"> {
  rows: readonly KundliRow[];
  now: number;
}

const COLUMNS: readonly SavedKundliSort[] = ["name", "date", "time", "location", "lagna", "running"];
/** Columns hidden on narrow screens; the chart page shows their values. */
const WIDE_ONLY: Partial<Record<SavedKundliSort, string>> = { lagna: "max-md:hidden", running: "max-lg:hidden" };

export function KundlisTable({ rows, now, query, change, ...actions }: KundlisListProps) {
  const { t } = useTranslation("kundlis");
  return (
    <Table caption={t("title")} className="text-[0.9375rem]">
      <thead>
        <tr>
          {COLUMNS.map((sort) => (
            <SortHeader key={sort} sort={sort} query={query} change={change} />
          ))}
          <Th className="text-end!">{t("column.actions")}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={row.id} row={row} now={now} {...actions} />
        ))}
      </tbody>
    </Table>
  );
}

/** Rendered again only when its own row changes. */
const TableRow = memo(function TableRow({ row, now, ...actions }: RowActions & { row: KundliRow; now: number }) {
  const format = useFormat();
  const words = useBirthText();
  return (
    <tr className="h-18 [&>*]:align-middle">
      <Th scope="row" className="ps-0 font-normal">
        <span className="flex items-center gap-3.5">
          <span className="w-11 shrink-0">
            <ChartThumbnail chart={row.chart} />
          </span>
          <span className="min-w-26">
            <span className="block [overflow-wrap:anywhere]">
              <KundliName row={row} />
            </span>
            <span className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem]">
              <KundliBadges row={row} />
            </span>
          </span>
        </span>
      </Th>
      <Td className="min-w-18 align-middle lg:whitespace-nowrap">{words.date(row.fields)}</Td>
      <Td className="whitespace-nowrap">
        {words.time(row.fields)}
        {row.chart && <span className="block text-xs text-ink-muted">{format.digits(row.chart.utc_offset)}</span>}
      </Td>
      <Td className="[overflow-wrap:anywhere]">{words.location(row.fields, row.chart)}</Td>
      <Td className={WIDE_ONLY.lagna}>{row.chart && <LagnaText chart={row.chart} />}</Td>
      <Td className={WIDE_ONLY.running}>{row.chart && <RunningDasha running={row.chart.running} now={now} />}</Td>
      <Td className="pe-0!">
        <RowActionButtons row={row} {...actions} />
      </Td>
    </tr>
  );
});

function SortHeader({ sort, query, change }: { sort: SavedKundliSort } & Pick<KundlisListProps, "query" | "change">) {
  const { t } = useTranslation("kundlis");
  const current = query.sort === sort;
  const press = () => change({ sort, order: current && query.order === "asc" ? "desc" : "asc" });
  return (
    <Th
      className={`py-0! first:ps-0 ${WIDE_ONLY[sort] ?? ""}`}
      aria-sort={current ? (query.order === "asc" ? "ascending" : "descending") : undefined}
    >
      <button type="button" onClick={press} className="flex min-h-11 items-center gap-1 font-medium hover:text-ink">
        {t(`column.${sort}`)}
        <span aria-hidden="true" className="w-3 text-accent">
          {current && (query.order === "asc" ? "↑" : "↓")}
        </span>
      </button>
    </Th>
  );
}
