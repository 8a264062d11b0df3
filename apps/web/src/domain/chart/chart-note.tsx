import { MARK_IDS, MARK_WORDS, type ChartStyle } from "@lagna/chart-drawing";
import type { KundliData } from "@lagna/contract";
import type { VargaId } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useWord } from "../words/use-word.ts";
import { useChartFocus, type ChartFocusStore } from "./chart-focus.ts";
import { useChartDrawing } from "./use-chart-drawing.ts";
import { useChartWords } from "./use-chart-words.ts";

interface ChartNoteProps {
  data: KundliData;
  varga: VargaId;
  style: ChartStyle;
  focus: ChartFocusStore;
}

/** Beside the chart: the facts of what is pointed at; else how to point, and what the marks mean. */
export function ChartNote({ data, varga, style, focus }: ChartNoteProps) {
  const { t } = useTranslation("kundli");
  const words = useChartWords(data, varga, useChartDrawing(data, varga, style, 320));
  const active = useChartFocus(focus);
  const facts = active && words(active);
  return (
    // The chart's own items say these facts to screen readers as they are focused.
    <aside aria-hidden={facts ? true : undefined} className="mt-3 min-h-28 border-s border-line ps-4 text-sm">
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
        <>
          <p className="measure text-ink-muted">{t("chart.hint")}</p>
          <MarksLegend detailed={varga === "D1"} />
        </>
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
