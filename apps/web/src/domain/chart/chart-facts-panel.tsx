import { MARK_IDS, MARK_WORDS } from "@lagna/chart-drawing";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { Button } from "../../ui/button.tsx";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import { useChartFocus, type ChartFocusStore } from "./chart-focus.ts";
import { getFirstHouseOfFocus, type FirstHouse } from "./first-house.ts";
import { type ChartSelection, useChartDrawing } from "./use-chart-drawing.ts";
import { useChartFacts } from "./use-chart-facts.ts";

interface ChartFactsPanelProps extends ChartSelection {
  onFirst: (first: FirstHouse) => void;
  focus: ChartFocusStore;
  /** Shown while nothing is pointed at. By default it explains how to point and what the marks mean. */
  children?: ReactNode;
}

/**
 * Shows the facts of what is pointed at, beside the chart. Its height is the same when empty, so that the layout does
 * not move.
 */
export function ChartFactsPanel(props: ChartFactsPanelProps) {
  const { data, varga, first, onFirst, focus, children } = props;
  const { t } = useTranslation("kundli");
  const drawing = useChartDrawing(props, 320);
  const describeItem = useChartFacts(data, varga, drawing);
  const active = useChartFocus(focus);
  const facts = active && describeItem(active);
  const focusedFirst = active && getFirstHouseOfFocus(active, (house) => drawing.cells[house - 1]?.sign);
  return (
    <aside className={cx("min-h-36 text-sm", !children && "mt-3 border-s border-line ps-4")}>
      {facts ? (
        // Hidden from screen readers, because the chart's items announce these facts when they are focused.
        <>
          <div className="mb-1 flex min-h-9 items-center justify-between gap-3">
            <p aria-hidden="true" className="text-heading font-medium text-accent">
              {facts.title}
            </p>
            {focusedFirst && focusedFirst !== first && (
              <Button
                variant="quiet"
                className="no-print px-3 text-sm lg:min-h-9"
                aria-label={t("chart.first.hereOf", { name: facts.title })}
                onClick={() => onFirst(focusedFirst)}
              >
                {t("chart.first.here")}
              </Button>
            )}
          </div>
          <dl aria-hidden="true" className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
            {facts.rows.map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-ink-muted">{name}</dt>
                <dd className="tabular">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        (children ?? (
          <>
            <p className="measure text-ink-muted">{t("chart.hint")}</p>
            <MarksLegend detailed={varga === "D1"} />
          </>
        ))
      )}
    </aside>
  );
}

function MarksLegend({ detailed }: { detailed: boolean }) {
  const say = useTermFormatter();
  return (
    <dl className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
      {MARK_IDS.filter((mark) => detailed || mark === "retrograde").map((mark) => (
        <div key={mark} className="flex gap-1.5">
          <dt className="font-semibold">{say(MARK_WORDS[mark], "short")}</dt>
          <dd className="text-ink-muted">{say(MARK_WORDS[mark]).toLowerCase()}</dd>
        </div>
      ))}
    </dl>
  );
}
