import { NAKSHATRA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { lazy, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { Skeleton } from "../../ui/feedback.tsx";
import { KootaList } from "./koota-list.tsx";
import type { Match, MatchPeople, Side } from "./match-api.ts";
import { ExceptionList, MangalFacts, NavamsaFold, PapasamyaFold, PoruthamFold, SandhiFold } from "./match-facts.tsx";
import { PairActions } from "./pair/pair-actions.tsx";
import { PointsLine } from "./points-line.tsx";

/** With its texts, which those of a chart are too. */
const PairSection = lazy(async () => {
  const [file] = await Promise.all([import("./pair/pair-section.tsx"), loadNamespaces(["kundli"])]);
  return { default: file.PairSection };
});

interface MatchResultProps {
  readonly match: Match;
  /** What the points can say and what they cannot. */
  readonly message: string;
  /** As they were sent; without them the charts are not shown. */
  readonly people?: MatchPeople | undefined;
}

/** The match: points on a line, where they come from, and what other rules make of them. No verdict. */
export function MatchResult({ match, message, people }: MatchResultProps) {
  const { t } = useTranslation("matching");
  const { number } = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const name = useNames(match);
  // Focus moves to the result.
  useEffect(() => heading.current?.focus(), [match]);
  return (
    <section aria-labelledby="matched" className="mt-14">
      <h2 id="matched" ref={heading} tabIndex={-1} className="text-title font-light outline-none">
        {t("both", { girl: name("girl"), boy: name("boy") })}
      </h2>
      <p className="mt-1 text-ink-muted">
        {t("moons", { girl: useMoonText(match, "girl"), boy: useMoonText(match, "boy") })}
      </p>
      {people && <PairActions people={people} />}
      <p className="mt-6 flex flex-wrap items-baseline gap-x-3">
        <span className="tabular text-6xl font-light">{number(match.total)}</span>
        <span className="text-ink-muted">{t("ofMax", { max: number(match.max) })}</span>
      </p>
      <PointsLine match={match} />
      <div className="measure mt-4 space-y-2 text-ink-muted">
        <p>{message}</p>
        <Frequency match={match} />
        {!match.stable && <p className="text-warn">± {t("unstable")}</p>}
      </div>
      {people && (
        <Suspense fallback={<Skeleton className="mt-10 h-96 w-full" />}>
          <PairSection match={match} people={people} />
        </Suspense>
      )}
      <div className="mt-10 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[3fr_2fr]">
        <div className="min-w-0">
          <KootaList match={match} />
          <PoruthamFold match={match} />
          <PapasamyaFold papasamya={match.papasamya} />
          <SandhiFold sandhi={match.dasha_sandhi} />
          <NavamsaFold navamsa={match.navamsa} />
        </div>
        <div className="min-w-0">
          <ExceptionList exceptions={match.exceptions} />
          <MangalFacts mangal={match.mangal} />
        </div>
      </div>
    </section>
  );
}

/** The person's name, or the star of the Moon. */
function useNames(match: Match): (side: Side) => string {
  const say = useTermFormatter();
  return (side) => {
    const { birth, moon } = match[side];
    return birth?.name ?? (moon.nakshatra === null ? "–" : say(NAKSHATRA_WORDS[moon.nakshatra]));
  };
}

/** Star, pada and sign, as far as they are known. */
function useMoonText(match: Match, side: Side): string {
  const say = useTermFormatter();
  const { number } = useFormat();
  const { nakshatra, pada, sign } = match[side].moon;
  const star = nakshatra === null ? [] : [say(NAKSHATRA_WORDS[nakshatra]), ...(pada === null ? [] : [number(pada)])];
  return [star.join(" "), sign === null ? "" : say(RASHI_WORDS[sign])].filter((part) => part !== "").join(", ") || "–";
}

/** How common the total is. */
function Frequency({ match: { frequency } }: { match: Match }) {
  const { t } = useTranslation("matching");
  const { number } = useFormat();
  if (frequency === null) return null;
  const { same, above, of } = frequency.couples;
  return <p>{t("frequency", { share: number((same + above) / of, { style: "percent" }), of: number(of) })}</p>;
}
