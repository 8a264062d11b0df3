import { MARK_IDS, MARK_WORDS } from "@lagna/chart-drawing";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { Button } from "../../ui/button.tsx";
import { useWord } from "../words/use-word.ts";
import { useChartFocus, type ChartFocusStore } from "./chart-focus.ts";
import { firstOfFocus, type FirstHouse } from "./first-house.ts";
import { type ShownChart, useChartDrawing } from "./use-chart-drawing.ts";
import { useChartWords } from "./use-chart-words.ts";

interface ChartNoteProps extends ShownChart {
  onFirst: (first: FirstHouse) => void;
  focus: ChartFocusStore;
  /** What stands there while nothing is pointed at; how to point, and what the marks mean, where it is left out. */
  children?: ReactNode;
}

/** Beside the chart: the facts of what is pointed at. As high without them, so that nothing moves when one points. */
export function ChartNote(props: ChartNoteProps) {
  const { data, varga, first, onFirst, focus, children } = props;
  const { t } = useTranslation("kundli");
  const drawing = useChartDrawing(props, 320);
  const words = useChartWords(data, varga, drawing);
  const active = useChartFocus(focus);
  const facts = active && words(active);
  const here = active && firstOfFocus(active, (house) => drawing.cells[house - 1]?.sign);
  return (
    <aside className={cx("min-h-36 text-sm", !children && "mt-3 border-s border-line ps-4")}>
      {facts ? (
        // The chart's own items say these facts to screen readers as they are focused.
        <>
          <div className="mb-1 flex min-h-9 items-center justify-between gap-3">
            <p aria-hidden="true" className="text-heading font-medium text-accent">
              {facts.title}
            </p>
            {here && here !== first && (
              <Button
                variant="quiet"
                className="no-print px-3 text-sm lg:min-h-9"
                aria-label={t("chart.first.hereOf", { name: facts.title })}
                onClick={() => onFirst(here)}
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
  const say = useWord();
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
