import { MATCHING_EXCEPTION_WORDS, MATCHING_RULE_SET_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { cx } from "../../lib/cx.ts";
import type { Match } from "./match-api.ts";

const TICKS = [0, 18, 25, 32, 36];

/** Another total of the same two people, and whose it is. */
interface OtherTotal {
  readonly total: number;
  readonly reasons: readonly string[];
}

type Points = Pick<Match, "total" | "exceptions" | "variants">;

/** Totals by other rules, lowest first; those of one total are one line. */
function useOtherTotals({ total, exceptions, variants }: Points): readonly OtherTotal[] {
  const { t } = useTranslation("matching");
  const say = useTermFormatter();
  const reasons = new Map<number, string[]>();
  const add = (other: number, reason: string) =>
    other !== total && reasons.set(other, [...(reasons.get(other) ?? []), reason]);
  for (const { applies, rule, total: lifted } of exceptions) {
    if (applies && lifted !== null) add(lifted, t("line.lifted", { rule: say(MATCHING_EXCEPTION_WORDS[rule]) }));
  }
  for (const { id, total: other } of variants) add(other, say(MATCHING_RULE_SET_WORDS[id]));
  return [...reasons].map(([other, list]) => ({ total: other, reasons: list })).toSorted((a, b) => a.total - b.total);
}

const toPercent = (total: number): string => `${(total / 36) * 100}%`;

/** The points on a line of 36, with what other rules make of the same two people. */
export function PointsLine({ match }: { match: Points }) {
  const { t } = useTranslation("matching");
  const { number } = useFormat();
  const others = useOtherTotals(match);
  return (
    <div className="mt-6 max-w-3xl">
      <div aria-hidden="true" className="relative mx-2 h-12">
        <div className="absolute inset-x-0 top-3 h-0.5 bg-line-strong" />
        <div className="absolute top-2.5 h-1.5 bg-accent-fill" style={{ width: toPercent(match.total) }} />
        {TICKS.map((tick) => (
          <span
            key={tick}
            className="tabular absolute top-6 -translate-x-1/2 text-xs text-ink-muted"
            style={{ left: toPercent(tick) }}
          >
            {number(tick)}
          </span>
        ))}
        {others.map(({ total }) => (
          <Dot key={total} total={total} />
        ))}
        <Dot total={match.total} isOwn />
      </div>
      {others.length > 0 && (
        <table className="tabular mt-3 w-full">
          <caption className="sr-only">{t("line.others")}</caption>
          <tbody>
            {others.map(({ total, reasons }) => (
              <tr key={total} className="align-top">
                <th scope="row" className="w-14 py-1 text-start font-semibold">
                  {number(total)}
                </th>
                <td className="py-1">{reasons.join(" · ")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function Dot({ total, isOwn = false }: { total: number; isOwn?: boolean }) {
  return (
    <span
      className={cx(
        "absolute -translate-x-1/2 rounded-full border-2 border-accent",
        isOwn ? "top-1 size-4.5 bg-accent-fill" : "top-1.5 size-3.5 bg-surface",
      )}
      style={{ left: toPercent(total) }}
    />
  );
}
