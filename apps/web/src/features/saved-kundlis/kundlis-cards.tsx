import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { ChartThumbnail, KundliBadges, KundliName, type RowActions } from "./kundli-row-cells.tsx";
import { RunningDasha } from "../../domain/dasha/running-dasha.tsx";
import { useBirthText } from "./use-birth-text.ts";
import type { KundlisListProps } from "./kundlis-table.tsx";
import type { KundliRow } from "./use-kundlis.ts";

/** The kundlis as cards, where a table would not fit: Use in front, other actions behind one button. */
export function KundlisCards({ rows, now, onUse, onEdit, onDelete }: KundlisListProps) {
  const { t } = useTranslation("kundlis");
  return (
    <ul aria-label={t("title")} className="border-t border-line">
      {rows.map((row) => (
        <Card key={row.id} row={row} now={now} onUse={onUse} onEdit={onEdit} onDelete={onDelete} />
      ))}
    </ul>
  );
}

/** Rendered again only when its own row changes; not laid out while off screen. */
const Card = memo(function Card({ row, now, onUse, onEdit, onDelete }: RowActions & { row: KundliRow; now: number }) {
  const { t } = useTranslation("kundlis");
  const words = useBirthText();
  const name = row.fields.name === "" ? t("nameless") : row.fields.name;
  const born = [words.date(row.fields), words.time(row.fields), words.location(row.fields, row.chart)].join(" · ");
  return (
    <li className="flex gap-3.5 border-b border-line py-3 [contain-intrinsic-size:auto_9rem] [content-visibility:auto]">
      <span className="w-13 shrink-0 pt-1">
        <ChartThumbnail chart={row.chart} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="[overflow-wrap:anywhere]">
          <KundliName row={row} />
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem]">
          <KundliBadges row={row} />
        </p>
        <p className="tabular mt-1 text-sm text-ink-muted">{born}</p>
        {row.chart && (
          <div className="mt-1 text-sm">
            <RunningDasha running={row.chart.running} now={now} />
          </div>
        )}
        <div className="mt-1 -ms-3 flex items-start gap-1">
          <Button
            variant="quiet"
            className="px-3 text-accent"
            aria-label={t("actionOn.use", { name })}
            onClick={() => onUse(row)}
          >
            {t("action.use")}
          </Button>
          <details className="flex-1">
            <summary className="inline-flex min-h-11 cursor-pointer items-center px-3 text-ink-muted">
              {t("action.more")}
              <span className="sr-only">: {name}</span>
            </summary>
            <Button
              variant="quiet"
              className="px-3"
              aria-label={t("actionOn.edit", { name })}
              onClick={() => onEdit(row)}
            >
              {t("action.edit")}
            </Button>
            <Button
              variant="quiet"
              className="px-3"
              aria-label={t("actionOn.delete", { name })}
              onClick={() => onDelete(row)}
            >
              {t("action.delete")}
            </Button>
          </details>
        </div>
      </div>
    </li>
  );
});
