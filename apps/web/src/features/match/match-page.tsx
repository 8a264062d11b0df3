import type { SavedKundli } from "@lagna/contract";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { findOwnChart, useSavedCharts } from "../../domain/saved-kundlis/use-saved-charts.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Button } from "../../ui/button.tsx";
import { Alert, Skeleton } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { fetchMatch, type MatchPeople, type MatchPerson, type Side, SIDES } from "./match-api.ts";
import { createChoice, type PersonChoice, toMatchPerson } from "./person-choice.ts";
import { PersonPanel } from "./person-panel.tsx";
import { InvitePanel } from "./invitation/invite-panel.tsx";

/** Fetched with its words while the match is computed. */
const loadResult = () => import("./match-result.tsx");
const MatchResult = lazy(async () => ({ default: (await loadResult()).MatchResult }));

/** Matches two people: saved kundlis, typed births or stars. */
export function Component() {
  const { t } = useTranslation("matching");
  const saved = useSavedCharts();
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

/** Kundlis named in the address: a couple, or the one to compare with another. */
type NamedKundlis = Readonly<Record<Side | "with", string | null>>;

function useNamedKundlis(): [NamedKundlis, (people: MatchPeople) => void] {
  const [params, setParams] = useSearchParams();
  const named = { girl: params.get("girl"), boy: params.get("boy"), with: params.get("with") };
  const write = ({ girl, boy }: MatchPeople) => {
    const isCouple = "kundli_id" in girl && "kundli_id" in boy;
    setParams(isCouple ? { girl: girl.kundli_id, boy: boy.kundli_id } : {}, {
      replace: true,
      preventScrollReset: true,
    });
  };
  return [named, write];
}

const isKundli = (person: MatchPerson, id: string | null): boolean => "kundli_id" in person && person.kundli_id === id;

type Choices = Readonly<Record<Side, PersonChoice>>;

/** The named or the user's own chart on the side of its gender, and the first other one opposite. */
function createChoices(kundlis: readonly SavedKundli[], named: NamedKundlis): Choices {
  const find = (id: string | null) => kundlis.find((kundli) => kundli.id === id);
  const [hers, his] = [find(named.girl), find(named.boy)];
  if (hers && his) return { girl: createChoice(hers), boy: createChoice(his) };
  const own = find(named.with) ?? findOwnChart(kundlis);
  const other = kundlis.find((kundli) => kundli !== own);
  const [girl, boy] = own?.gender === "female" ? [own, other] : [other, own];
  return { girl: createChoice(girl), boy: createChoice(boy) };
}

function MatchForm({ kundlis }: { kundlis: readonly SavedKundli[] }) {
  const { t } = useTranslation("matching");
  const errorText = useErrorText();
  const [named, writeNamed] = useNamedKundlis();
  const [choices, setChoices] = useState<Choices>(() => createChoices(kundlis, named));
  const [isAsked, setIsAsked] = useState(false);
  const match = useMutation({ mutationFn: fetchMatch });
  const people = { girl: toMatchPerson(choices.girl), boy: toMatchPerson(choices.boy) };
  const isStarted = useRef(false);
  const start = (couple: MatchPeople) => {
    isStarted.current = true;
    // If this fails, the result asks for it again.
    void loadResult().catch(() => undefined);
    writeNamed(couple);
    match.mutate(couple);
  };
  const submit = () => {
    setIsAsked(true);
    if (people.girl && people.boy) start({ girl: people.girl, boy: people.boy });
  };
  // A couple in the address is matched at once, so that reload and links restore the result.
  useEffect(() => {
    const { girl, boy } = people;
    if (isStarted.current || !girl || !boy) return;
    if (isKundli(girl, named.girl) && isKundli(boy, named.boy)) start({ girl, boy });
  });
  return (
    <>
      <div className="mt-8 grid items-start gap-5 md:grid-cols-2">
        {SIDES.map((side) => (
          <PersonPanel
            key={side}
            side={side}
            choice={choices[side]}
            kundlis={kundlis}
            error={isAsked && people[side] === null ? t(`missing.${choices[side].kind}`) : null}
            onChange={(choice) => setChoices({ ...choices, [side]: choice })}
          />
        ))}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="primary" busy={match.isPending} onClick={submit}>
          {t("match")}
        </Button>
        <Button variant="quiet" onClick={() => setChoices({ girl: choices.boy, boy: choices.girl })}>
          {t("swap")}
        </Button>
      </div>
      {match.isError && (
        <Alert tone="bad" className="mt-6">
          {errorText(match.error, t("failed"))}
        </Alert>
      )}
      {match.data && (
        <Suspense fallback={<Skeleton className="mt-14 h-96 w-full" />}>
          <MatchResult match={match.data.data} message={match.data.message} people={match.variables} />
        </Suspense>
      )}
      <InvitePanel choices={choices} initialSide={findOwnChart(kundlis)?.gender === "male" ? "boy" : "girl"} />
    </>
  );
}
