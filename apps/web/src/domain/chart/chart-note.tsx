import { MARK_IDS, MARK_WORDS, type ChartStyle } from "@lagna/chart-drawing";
import type { KundliData } from "@lagna/contract";
import type { VargaId } from "@lagna/terms";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { useWord } from "../words/use-word.ts";
import { useChartFocus, type ChartFocusStore } from "./chart-focus.ts";
import { useChartDrawing } from "./use-chart-drawing.ts";
import { useChartWords } from "./use-chart-words.ts";

interface ChartNoteProps {
  data: KundliData;
  varga: VargaId;
  style: ChartStyle;
  focus: ChartFocusStore;
  /** What stands there while nothing is pointed at; how to point, and what the marks mean, where it is left out. */
  children?: ReactNode;
}

/** Beside the chart: the facts of what is pointed at. As high without them, so that nothing moves when one points. */
export function ChartNote({ data, varga, style, focus, children }: ChartNoteProps) {
  const { t } = useTranslation("kundli");
  const words = useChartWords(data, varga, useChartDrawing(data, varga, style, 320));
  const active = useChartFocus(focus);
  const facts = active && words(active);
  return (
    // The chart's own items say these facts to screen readers as they are focused.
    <aside
      aria-hidden={facts ? true : undefined}
      className={cx("min-h-36 text-sm", !children && "mt-3 border-s border-line ps-4")}
    >
      {facts ? (
        <>
          <p className="text-heading mb-2 font-medium text-accent">{facts.title}</p>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
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
