import { useState, type CSSProperties, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { GRAHA_BACKGROUND } from "../../domain/chart/graha-colours.ts";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import type { ChosenCitation } from "../../domain/answers/chosen-citation.ts";
import { numberCitations } from "../../domain/answers/answer-sentences.ts";
import type { ChatAnswer, Turn } from "./conversation-state.ts";

interface TimeWindowsProps {
  turn: Turn & { readonly answer: ChatAnswer };
  chosen: ChosenCitation | null;
  onChoose: (chosen: ChosenCitation | null) => void;
}

const YEAR_MS = 365.25 * 86_400_000;

interface WindowSpan {
  readonly id: string;
  readonly text: string;
  readonly begin: number;
  readonly end: number;
}

function toSpans({ windows }: ChatAnswer, now: number): readonly WindowSpan[] {
  return windows
    .map(({ id, from, until, text }) => {
      const begin = from === null ? now : Date.parse(from);
      return { id, text, begin, end: until === null ? begin + YEAR_MS : Date.parse(until) };
    })
    .toSorted((a, b) => a.begin - b.begin);
}

/** The axis of years: from now, or the earliest period, to the end of the last one. */
function createAxis(spans: readonly WindowSpan[], now: number) {
  const start = Math.min(now, ...spans.map(({ begin }) => begin));
  const end = Math.max(now + YEAR_MS, ...spans.map((span) => span.end));
  const toPercent = (instant: number) => ((instant - start) / (end - start)) * 100;
  return {
    start,
    end,
    toPercent,
    buildSpanStyle: (begin: number, spanEnd: number): CSSProperties => {
      const [from, to] = [Math.max(begin, start), Math.min(spanEnd, end)];
      return { insetInlineStart: `${toPercent(from)}%`, width: `${toPercent(to) - toPercent(from)}%` };
    },
  };
}
type Axis = ReturnType<typeof createAxis>;

/** The periods named in an answer, above the dashas and transits that produce them, on one axis of years with today marked. */
export function TimeWindows({ turn, chosen, onChoose }: TimeWindowsProps) {
  const { t } = useTranslation("assistant");
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const numbers = numberCitations(turn.sentences);
  const { clocks } = turn.answer;
  const spans = toSpans(turn.answer, now);
  const axis = createAxis(spans, now);
  const nowPercent = axis.toPercent(now);
  return (
    <section aria-label={t("when.title")}>
      <h3 className="text-sm text-ink-muted">{t("when.title")}</h3>
      <div aria-hidden="true" className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm">
        <YearMarks axis={axis} />
        <TimelineRow name={t("when.times")} now={nowPercent} className="font-semibold">
          {spans.map(({ id, begin, end }) => (
            <span
              key={id}
              className={cx(
                "tabular absolute top-0.5 grid h-5 min-w-1.5 place-content-center overflow-hidden rounded-[2px] text-xs",
                chosen?.fact === id ? "bg-accent-fill text-on-accent" : "bg-accent-wash text-accent",
              )}
              style={axis.buildSpanStyle(begin, end)}
            >
              {numbers.has(id) && format.number(numbers.get(id) ?? 0)}
            </span>
          ))}
        </TimelineRow>
        {clocks.map(({ id, graha, text, spans: beats }) => (
          <TimelineRow key={id} name={text} now={nowPercent} className="text-ink-muted">
            {beats.map(({ from, until }) => (
              <span
                key={from}
                className={cx("absolute top-2 h-2 min-w-1 rounded-[2px]", GRAHA_BACKGROUND[graha])}
                style={axis.buildSpanStyle(Date.parse(from), Date.parse(until))}
              />
            ))}
          </TimelineRow>
        ))}
      </div>
      <WindowButtons turn={turn} spans={spans} numbers={numbers} chosen={chosen} onChoose={onChoose} />
      <TimingFactorTexts clocks={clocks} />
    </section>
  );
}

function YearMarks({ axis }: { axis: Axis }) {
  const format = useFormat();
  return (
    <TimelineRow className="h-5">
      {listYearsBetween(axis.start, axis.end).map((year) => (
        <span
          key={year}
          className="tabular absolute top-0 h-full border-s border-line ps-1 text-xs text-ink-muted"
          style={{ insetInlineStart: `${axis.toPercent(Date.UTC(year, 0, 1))}%` }}
        >
          {format.number(year, { useGrouping: false })}
        </span>
      ))}
    </TimelineRow>
  );
}

interface WindowButtonsProps extends TimeWindowsProps {
  spans: readonly WindowSpan[];
  numbers: ReadonlyMap<string, number>;
}

/** The periods as texts; pressing one shows its fact in the chart. */
function WindowButtons({ turn, spans, numbers, chosen, onChoose }: WindowButtonsProps) {
  return (
    <ul className="mt-1 text-sm">
      {spans.map(({ id, text }) => {
        const lit = chosen?.turn === turn.key && chosen.fact === id;
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={lit}
              onClick={() => onChoose(lit ? null : { turn: turn.key, fact: id, number: numbers.get(id) ?? 0, text })}
              className={cx("min-h-8 text-start hover:text-accent max-lg:min-h-11", lit && "font-semibold")}
            >
              {text}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The dashas and transits of the drawing, for screen readers. */
function TimingFactorTexts({ clocks }: Pick<ChatAnswer, "clocks">) {
  const { t } = useTranslation("assistant");
  const format = useFormat();
  return (
    <ul className="sr-only">
      {clocks.map(({ id, text, spans }) => (
        <li key={id}>
          {text}:{" "}
          {spans
            .map(({ from, until }) => t("when.span", { from: format.date(from), until: format.date(until) }))
            .join("; ")}
        </li>
      ))}
    </ul>
  );
}

/** One row of the year axis: its label and its periods, crossed by the line for today. */
function TimelineRow({
  name,
  now,
  className,
  children,
}: {
  name?: string;
  now?: number;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={cx("col-span-2 grid h-6 grid-cols-subgrid items-center", className)}>
      <span className="max-w-40 truncate">{name}</span>
      <span className="relative h-full">
        {children}
        {now !== undefined && (
          <span className="absolute top-0 h-full border-s-2 border-accent" style={{ insetInlineStart: `${now}%` }} />
        )}
      </span>
    </div>
  );
}

function listYearsBetween(start: number, end: number): number[] {
  const first = new Date(start).getUTCFullYear() + 1;
  const last = new Date(end).getUTCFullYear();
  const step = last - first > 8 ? 2 : 1;
  return Array.from({ length: Math.max(0, Math.floor((last - first) / step) + 1) }, (_, index) => first + index * step);
}
