import { useState } from "react";
import { useTranslation } from "react-i18next";
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

/** The times that were named, on one line of years with today on it. */
export function Windows({ turn, chosen, onChoose }: WindowsProps) {
  const { t } = useTranslation("assistant");
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const numbers = citationNumbers(turn.sentences);
  const spans = turn.answer.windows.map(({ id, from, until, text }) => {
    const begin = from === null ? now : Date.parse(from);
    return { id, text, begin, end: until === null ? begin + YEAR_MS : Date.parse(until) };
  });
  const start = Math.min(now, ...spans.map(({ begin }) => begin));
  const end = Math.max(now + YEAR_MS, ...spans.map((span) => span.end));
  const at = (instant: number) => ((instant - start) / (end - start)) * 100;
  const years = yearsBetween(start, end);
  return (
    <section aria-label={t("when.title")}>
      <h3 className="text-sm text-ink-muted">{t("when.title")}</h3>
      <div aria-hidden="true" className="relative mt-1 h-12">
        {years.map((year) => (
          <span
            key={year}
            className="tabular absolute top-0 h-full border-s border-line ps-1 text-xs text-ink-muted"
            style={{ insetInlineStart: `${at(Date.UTC(year, 0, 1))}%` }}
          >
            {format.number(year, { useGrouping: false })}
          </span>
        ))}
        {spans.map(({ id, begin, end: until }) => (
          <span
            key={id}
            className={cx(
              "tabular absolute top-6 grid h-5 min-w-1.5 place-content-center overflow-hidden rounded-[2px] text-xs font-semibold",
              chosen?.fact === id ? "bg-accent-fill text-on-accent" : "bg-accent-wash text-accent",
            )}
            style={{
              insetInlineStart: `${at(Math.max(begin, start))}%`,
              width: `${at(until) - at(Math.max(begin, start))}%`,
            }}
          >
            {numbers.has(id) && format.number(numbers.get(id) ?? 0)}
          </span>
        ))}
        <span className="absolute top-0 h-full border-s-2 border-accent" style={{ insetInlineStart: `${at(now)}%` }} />
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
    </section>
  );
}

function yearsBetween(start: number, end: number): number[] {
  const first = new Date(start).getUTCFullYear() + 1;
  const last = new Date(end).getUTCFullYear();
  const step = last - first > 8 ? 2 : 1;
  return Array.from({ length: Math.max(0, Math.floor((last - first) / step) + 1) }, (_, index) => first + index * step);
}
