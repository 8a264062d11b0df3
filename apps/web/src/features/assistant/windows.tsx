import { useState, type CSSProperties, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { GRAHA_BACKGROUND } from "../../domain/chart/graha-colours.ts";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import type { Chosen } from "./chosen.ts";
import { citationNumbers, type Answered, type Turn } from "./talk-state.ts";

interface WindowsProps {
  turn: Turn & { readonly answer: Answered };
  chosen: Chosen | null;
  onChoose: (chosen: Chosen | null) => void;
}

const YEAR_MS = 365.25 * 86_400_000;

/** The times that were named, over the clocks that make them, on one line of years with today on it. */
export function Windows({ turn, chosen, onChoose }: WindowsProps) {
  const { t } = useTranslation("assistant");
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const numbers = citationNumbers(turn.sentences);
  const { windows, clocks } = turn.answer;
  const spans = windows
    .map(({ id, from, until, text }) => {
      const begin = from === null ? now : Date.parse(from);
      return { id, text, begin, end: until === null ? begin + YEAR_MS : Date.parse(until) };
    })
    .toSorted((a, b) => a.begin - b.begin);
  const start = Math.min(now, ...spans.map(({ begin }) => begin));
  const end = Math.max(now + YEAR_MS, ...spans.map((span) => span.end));
  const at = (instant: number) => ((instant - start) / (end - start)) * 100;
  const stretch = (begin: number, until: number): CSSProperties => {
    const [from, to] = [Math.max(begin, start), Math.min(until, end)];
    return { insetInlineStart: `${at(from)}%`, width: `${at(to) - at(from)}%` };
  };
  return (
    <section aria-label={t("when.title")}>
      <h3 className="text-sm text-ink-muted">{t("when.title")}</h3>
      <div aria-hidden="true" className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm">
        <Row className="h-5">
          {yearsBetween(start, end).map((year) => (
            <span
              key={year}
              className="tabular absolute top-0 h-full border-s border-line ps-1 text-xs text-ink-muted"
              style={{ insetInlineStart: `${at(Date.UTC(year, 0, 1))}%` }}
            >
              {format.number(year, { useGrouping: false })}
            </span>
          ))}
        </Row>
        <Row name={t("when.times")} now={at(now)} className="font-semibold">
          {spans.map(({ id, begin, end: until }) => (
            <span
              key={id}
              className={cx(
                "tabular absolute top-0.5 grid h-5 min-w-1.5 place-content-center overflow-hidden rounded-[2px] text-xs",
                chosen?.fact === id ? "bg-accent-fill text-on-accent" : "bg-accent-wash text-accent",
              )}
              style={stretch(begin, until)}
            >
              {numbers.has(id) && format.number(numbers.get(id) ?? 0)}
            </span>
          ))}
        </Row>
        {clocks.map(({ id, graha, text, spans: beats }) => (
          <Row key={id} name={text} now={at(now)} className="text-ink-muted">
            {beats.map(({ from, until }) => (
              <span
                key={from}
                className={cx("absolute top-2 h-2 min-w-1 rounded-[2px]", GRAHA_BACKGROUND[graha])}
                style={stretch(Date.parse(from), Date.parse(until))}
              />
            ))}
          </Row>
        ))}
      </div>
      <ul className="mt-1 text-sm">
        {spans.map(({ id, text }) => {
          const number = numbers.get(id);
          const lit = chosen?.turn === turn.key && chosen.fact === id;
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={lit}
                onClick={() => onChoose(lit ? null : { turn: turn.key, fact: id, number: number ?? 0, text })}
                className={cx("min-h-8 text-start hover:text-accent max-lg:min-h-11", lit && "font-semibold")}
              >
                {text}
              </button>
            </li>
          );
        })}
      </ul>
      <ul className="sr-only">
        {clocks.map(({ id, text, spans: beats }) => (
          <li key={id}>
            {text}:{" "}
            {beats
              .map(({ from, until }) => t("when.span", { from: format.date(from), until: format.date(until) }))
              .join("; ")}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One row of the line of years: what it is of, and its stretches; today runs through them. */
function Row({
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

function yearsBetween(start: number, end: number): number[] {
  const first = new Date(start).getUTCFullYear() + 1;
  const last = new Date(end).getUTCFullYear();
  const step = last - first > 8 ? 2 : 1;
  return Array.from({ length: Math.max(0, Math.floor((last - first) / step) + 1) }, (_, index) => first + index * step);
}
