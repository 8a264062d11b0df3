import { MARK_IDS, MARK_WORDS } from "@lagna/chart-drawing";
import { useTranslation } from "react-i18next";
import { useWord } from "../words/use-word.ts";
import { useChartFocus, type ChartFocus, type ChartFocusStore } from "./chart-focus.ts";
import type { Facts } from "./use-chart-words.ts";

interface ChartNoteProps {
  words: (focus: ChartFocus) => Facts;
  focus: ChartFocusStore;
  detailed: boolean;
}

/** Beside the chart: the facts of what is pointed at; else how to point, and what the marks mean. */
export function ChartNote({ words, focus, detailed }: ChartNoteProps) {
  const { t } = useTranslation("kundli");
  const active = useChartFocus(focus);
  const facts = active && words(active);
  return (
    // The chart's own items say these facts to screen readers as they are focused.
    <aside
      aria-hidden={facts ? true : undefined}
      className="min-h-44 border-s border-line ps-5 text-sm xl:sticky xl:top-32"
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
        <>
          <p className="measure text-ink-muted">{t("chart.hint")}</p>
          <MarksLegend detailed={detailed} />
        </>
      )}
    </aside>
  );
}

function MarksLegend({ detailed }: { detailed: boolean }) {
  const say = useWord();
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
      {MARK_IDS.filter((mark) => detailed || mark === "retrograde").map((mark) => (
        <div key={mark} className="contents">
          <dt className="font-semibold">{say(MARK_WORDS[mark], "short")}</dt>
          <dd className="text-ink-muted">{say(MARK_WORDS[mark]).toLowerCase()}</dd>
        </div>
      ))}
    </dl>
  );
}
