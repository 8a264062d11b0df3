import type { SavedKundli } from "@lagna/contract";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router";
import { useSavedCharts } from "../../domain/saved-kundlis/use-saved-charts.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Button } from "../../ui/button.tsx";
import { Alert, Skeleton } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { InvitePanel } from "./invitation/invite-panel.tsx";
import { fetchMatch, SIDES } from "./match-api.ts";
import { getPeople, type Pair } from "./pair-address.ts";
import { type Choices, createChoices, fillChoices, formatSavedTime, toMatchPerson, toPair } from "./person-choice.ts";
import { PersonPanel } from "./person-panel.tsx";
import { useEarlierAddress, usePair } from "./use-pair.ts";

/** Fetched with its words while the match is computed. */
const loadResult = () => import("./match-result.tsx");
const PairResult = lazy(async () => ({ default: (await loadResult()).PairResult }));

/** Compares two charts: saved kundlis at their own or another possible time, typed births or stars. */
export function Component() {
  const { t } = useTranslation("matching");
  const saved = useSavedCharts();
  const path = useEarlierAddress();
  if (path !== null) return <Navigate to={path} replace />;
  return (
    <div className="page pt-6 pb-24">
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="text-title font-light">{t("title")}</h1>
      <p className="measure mt-3 text-ink-muted">{t("lead")}</p>
      {!saved.charts && !saved.error && <Skeleton className="mt-8 h-72 w-full" />}
      {saved.error && <LoadError query={saved} fallback={t("failed")} className="mt-6" />}
      {saved.charts && <MatchForm kundlis={saved.charts} />}
    </div>
  );
}

/** The choices of both sides; a pair that comes with the address replaces them. */
function useChoices(kundlis: readonly SavedKundli[], pair: Pair | null) {
  const [params] = useSearchParams();
  const [filled, setFilled] = useState<Pair | null>(null);
  const [choices, setChoices] = useState<Choices>(() => createChoices(kundlis, params.get("with")));
  if (pair !== filled) {
    setFilled(pair);
    if (pair) setChoices(fillChoices(choices, pair));
  }
  return [choices, setChoices] as const;
}

function MatchForm({ kundlis }: { kundlis: readonly SavedKundli[] }) {
  const { t } = useTranslation("matching");
  const { pair, isUnreadable, show } = usePair();
  const [choices, setChoices] = useChoices(kundlis, pair);
  const [isAsked, setIsAsked] = useState(false);
  const submit = () => {
    setIsAsked(true);
    const find = (id: string) => kundlis.find((kundli) => kundli.id === id);
    const next = toPair(choices, (id) => {
      const kundli = find(id);
      return kundli ? formatSavedTime(kundli) : null;
    });
    if (!next) return;
    // If this fails, the result asks for it again.
    void loadResult().catch(() => undefined);
    show(next);
  };
  return (
    <>
      <div className="mt-8 grid items-start gap-5 md:grid-cols-2">
        {SIDES.map((side) => (
          <PersonPanel
            key={side}
            side={side}
            choice={choices[side]}
            kundlis={kundlis}
            takesTimes
            error={isAsked && toMatchPerson(choices[side]) === null ? t(`missing.${choices[side].kind}`) : null}
            onChange={(choice) => setChoices({ ...choices, [side]: choice })}
          />
        ))}
      </div>
      <p className="measure mt-4 text-sm text-ink-muted">{t("assumption")}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="primary" onClick={submit}>
          {t("match")}
        </Button>
        <Button variant="quiet" onClick={() => setChoices({ girl: choices.boy, boy: choices.girl })}>
          {t("swap")}
        </Button>
      </div>
      {isUnreadable && (
        <Alert tone="bad" className="mt-6">
          {t("unreadable")}
        </Alert>
      )}
      {pair && <ShownPair pair={pair} kundlis={kundlis} />}
      <InvitePanel choices={choices} initialSide={findInvitingSide(choices)} />
    </>
  );
}

/** The side that is filled; the bride's if both or none are. */
const findInvitingSide = ({ girl, boy }: Choices) =>
  toMatchPerson(girl) === null && toMatchPerson(boy) !== null ? "boy" : "girl";

/** The comparison of the pair in the address, so that a reload, a link and "back" restore it. */
function ShownPair({ pair, kundlis }: { pair: Pair; kundlis: readonly SavedKundli[] }) {
  const { t } = useTranslation("matching");
  const errorText = useErrorText();
  const people = getPeople(pair);
  const match = useQuery({
    queryKey: ["matching", "match", people],
    queryFn: ({ signal }) => fetchMatch(people, signal),
    staleTime: Infinity,
  });
  if (match.isError)
    return (
      <Alert
        tone="bad"
        className="mt-6"
        action={
          <Button busy={match.isFetching} onClick={() => void match.refetch()}>
            {t("common:retry")}
          </Button>
        }
      >
        {errorText(match.error, t("failed"))}
      </Alert>
    );
  if (!match.data) return <Skeleton className="mt-14 h-96 w-full" />;
  return (
    <Suspense fallback={<Skeleton className="mt-14 h-96 w-full" />}>
      <PairResult match={match.data.data} message={match.data.message} pair={pair} kundlis={kundlis} />
    </Suspense>
  );
}
