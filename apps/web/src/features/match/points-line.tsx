import { formatMatchingRule, groupByRules, MATCHING_EXCEPTION_WORDS, MATCHING_RULE_SET_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import type { Match } from "./match-api.ts";

const TICKS = [0, 18, 25, 32, 36];

/** Another total of the same two people, and the rule that makes it. */
interface OtherTotal {
  readonly total: number;
  readonly rule: string;
  /** The programs that count so, for the footnote; empty for an exception of books. */
  readonly programs: readonly string[];
}

type Points = Pick<Match, "total" | "exceptions" | "variants">;

/** Totals by other rules, lowest first, named by what they count. */
function useOtherTotals({ total, exceptions, variants }: Points): readonly OtherTotal[] {
  const { t } = useTranslation("matching");
  const say = useTermFormatter();
  const language = useLanguage();
  const { number } = useFormat();
  const lifted = exceptions.flatMap(({ applies, rule, total: other }): OtherTotal[] =>
    applies && other !== null && other !== total
      ? [{ total: other, rule: t("line.lifted", { rule: say(MATCHING_EXCEPTION_WORDS[rule]) }), programs: [] }]
      : [],
  );
  const counted = groupByRules(variants).map(({ total: other, differences, programs }) => ({
    total: other,
    rule: differences.map((one) => formatMatchingRule(one, language, number)).join("; "),
    programs: programs.map((id) => say(MATCHING_RULE_SET_WORDS[id])),
  }));
  return [...lifted, ...counted].toSorted((a, b) => a.total - b.total);
}

const toPercent = (total: number): string => `${(total / 36) * 100}%`;

/** The points on a line of 36, with what other rules make of the same two people. */
export function PointsLine({ match }: { match: Points }) {
  const { number } = useFormat();
  const others = useOtherTotals(match);
  const totals = [...new Set(others.map(({ total }) => total))].filter((total) => total !== match.total);
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
        {totals.map((total) => (
          <Dot key={total} total={total} />
        ))}
        <Dot total={match.total} isOwn />
      </div>
      {others.length > 0 && <OtherTotals others={others} />}
    </div>
  );
}

/** The rules with their totals; the programs that follow them only in a footnote. */
function OtherTotals({ others }: { others: readonly OtherTotal[] }) {
  const { t } = useTranslation("matching");
  const { number, list } = useFormat();
  const followed = others.filter(({ programs }) => programs.length > 0);
  return (
    <>
      <table className="tabular mt-3 w-full">
        <caption className="sr-only">{t("line.others")}</caption>
        <tbody>
          {others.map((other) => (
            <tr key={other.rule} className="align-top">
              <th scope="row" className="w-14 py-1 text-start font-semibold">
                {number(other.total)}
              </th>
              <td className="py-1">
                {other.rule}
                {other.programs.length > 0 && (
                  <sup className="ps-0.5 text-ink-muted">{number(followed.indexOf(other) + 1)}</sup>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {followed.length > 0 && (
        <p className="mt-2 text-xs text-ink-muted">
          {t("line.groomFirst")}{" "}
          {followed.map(({ rule, programs }, index) => (
            <span key={rule}>
              <sup>{number(index + 1)}</sup> {list(programs)}
              {index < followed.length - 1 && " · "}
            </span>
          ))}
        </p>
      )}
    </>
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
