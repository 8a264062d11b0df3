import type { SavedKundli } from "@lagna/contract";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { Skeleton } from "../../ui/feedback.tsx";
import { KootaList } from "./koota-list.tsx";
import type { Match } from "./match-api.ts";
import { ExceptionList, MangalFacts, NavamsaFold, PapasamyaFold, PoruthamFold, SandhiFold } from "./match-facts.tsx";
import { getOtherPeople, getPeople, isOneBirth, type Pair } from "./pair-address.ts";
import { PairActions } from "./pair/pair-actions.tsx";
import { SidesNote } from "./pair/sides-note.tsx";
import { PointsLine } from "./points-line.tsx";
import { BirthTimes } from "./times/birth-times.tsx";
import { MatchTimes } from "./times/match-times.tsx";
import type { Names } from "./use-koota-texts.ts";
import { useMoonFormatter, useNames } from "./use-names.ts";

/** With its texts, which those of a chart are too. */
const PairSection = lazy(async () => {
  const [file] = await Promise.all([import("./pair/pair-section.tsx"), loadNamespaces(["kundli"])]);
  return { default: file.PairSection };
});

interface MatchResultProps {
  readonly match: Match;
  /** What the points can say and what they cannot. */
  readonly message: string;
}

/** The match of an invitation, without charts. */
export function MatchResult({ match, message }: MatchResultProps) {
  const names = useNames(match);
  return (
    <ResultSection match={match} names={names}>
      <Points match={match} message={message} />
      <Details match={match} names={names} />
    </ResultSection>
  );
}

interface PairResultProps extends MatchResultProps {
  readonly pair: Pair;
  readonly kundlis: readonly SavedKundli[];
}

/** The comparison of a pair of the page: a match of two people, or one birth at two possible times. */
export function PairResult({ match, message, pair, kundlis }: PairResultProps) {
  const people = getPeople(pair);
  const names = useNames(match, people);
  const otherPeople = getOtherPeople(pair);
  const charts = (
    <Suspense fallback={<Skeleton className="mt-10 h-96 w-full" />}>
      <PairSection match={match} people={people} names={names} />
    </Suspense>
  );
  if (isOneBirth(people))
    return (
      <ResultSection match={match} names={names}>
        <BirthTimes match={match} names={names} />
        {charts}
      </ResultSection>
    );
  return (
    <ResultSection match={match} names={names}>
      <PairActions match={match} people={people} names={names} />
      <Points match={match} message={message} />
      <SidesNote people={people} names={names} kundlis={kundlis} />
      {otherPeople && <MatchTimes match={match} names={names} people={otherPeople} />}
      {charts}
      <Details match={match} names={names} />
    </ResultSection>
  );
}

/** The heading with the Moons of both, to which the focus moves. */
function ResultSection({ match, names, children }: { match: Match; names: Names; children: ReactNode }) {
  const { t } = useTranslation("matching");
  const heading = useRef<HTMLHeadingElement>(null);
  const formatMoon = useMoonFormatter();
  useEffect(() => heading.current?.focus(), [match]);
  return (
    <section aria-labelledby="matched" className="mt-14">
      <h2 id="matched" ref={heading} tabIndex={-1} className="text-title font-light break-words outline-none">
        {t("both", names)}
      </h2>
      <p className="mt-1 text-ink-muted">
        {t("moons", {
          girl: formatMoon(match.girl.moon),
          boy: formatMoon(match.boy.moon),
          girlName: names.girl,
          boyName: names.boy,
        })}
      </p>
      {children}
    </section>
  );
}

/** The points on a line, and what other rules make of them. No verdict. */
function Points({ match, message }: MatchResultProps) {
  const { t } = useTranslation("matching");
  const { number } = useFormat();
  return (
    <>
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
    </>
  );
}

/** Where the points come from, and what sets them aside. */
function Details({ match, names }: { match: Match; names: Names }) {
  return (
    <div className="mt-10 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[3fr_2fr]">
      <div className="min-w-0">
        <KootaList match={match} names={names} />
        <PoruthamFold match={match} />
        <PapasamyaFold papasamya={match.papasamya} names={names} />
        <SandhiFold sandhi={match.dasha_sandhi} names={names} />
        <NavamsaFold navamsa={match.navamsa} />
      </div>
      <div className="min-w-0">
        <ExceptionList exceptions={match.exceptions} />
        <MangalFacts mangal={match.mangal} names={names} />
      </div>
    </div>
  );
}

/** How common the total is. */
function Frequency({ match: { frequency } }: { match: Match }) {
  const { t } = useTranslation("matching");
  const { number } = useFormat();
  if (frequency === null) return null;
  const { same, above, of } = frequency.couples;
  return <p>{t("frequency", { share: number((same + above) / of, { style: "percent" }), of: number(of) })}</p>;
}
