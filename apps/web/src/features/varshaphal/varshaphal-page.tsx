import type { SavedKundli } from "@lagna/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { findOwnChart, useSavedCharts } from "../../domain/saved-kundlis/use-saved-charts.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Alert, EmptyState, Skeleton } from "../../ui/feedback.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { fetchBirthChart, fetchVarshaphal, getRunningYear } from "./varshaphal-api.ts";
import { YearSlider } from "./year-slider.tsx";

/** Fetched with its words while the year is computed. */
const VarshaphalResult = lazy(async () => ({ default: (await import("./varshaphal-result.tsx")).VarshaphalResult }));

/** A year of the life of a saved kundli. */
export function Component() {
  const { t } = useTranslation("varshaphal");
  const saved = useSavedCharts();
  return (
    <div className="page-wide pt-6 pb-24">
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="text-title font-light">{t("title")}</h1>
      <p className="measure mt-3 text-ink-muted">{t("lead")}</p>
      {!saved.charts && !saved.error && <Skeleton className="mt-8 h-72 w-full" />}
      {saved.error && <LoadError query={saved} fallback={t("failed")} className="mt-6" />}
      {saved.charts && <YearOfLife kundlis={saved.charts} />}
    </div>
  );
}

function YearOfLife({ kundlis }: { kundlis: readonly SavedKundli[] }) {
  const { t } = useTranslation("varshaphal");
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => new Date());
  const kundli = kundlis.find(({ id }) => id === params.get("kundli")) ?? findOwnChart(kundlis);
  if (!kundli) {
    const link = (
      <Link to="/generate-kundali" className={buttonClass("primary")}>
        {t("create")}
      </Link>
    );
    return <EmptyState title={t("none")} action={link} />;
  }
  const year = Number(params.get("year")) || getRunningYear(kundli, today);
  const choose = (id: string, chosen?: number) =>
    setParams(chosen === undefined ? { kundli: id } : { kundli: id, year: String(chosen) }, { replace: true });
  return (
    <>
      <div className="mt-8 grid items-end gap-5 sm:grid-cols-[16rem_1fr]">
        <Field label={t("kundli")}>
          {(control) => (
            <Select {...control} value={kundli.id} onChange={(event) => choose(event.target.value)}>
              {kundlis.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <YearSlider
          key={kundli.id}
          year={year}
          birthYear={kundli.year}
          running={getRunningYear(kundli, today)}
          onChange={(chosen) => choose(kundli.id, chosen)}
        />
      </div>
      <ChosenVarshaphal id={kundli.id} year={year} />
    </>
  );
}

/** While the slider moves, only the year it rests on is fetched. */
const REST_MS = 250;

function useRestingValue<Value>(value: Value): Value {
  const [resting, setResting] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setResting(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return resting;
}

function ChosenVarshaphal({ id, year }: { id: string; year: number }) {
  const { t } = useTranslation("varshaphal");
  const errorText = useErrorText();
  const language = useLanguage();
  const resting = useRestingValue(year);
  const birth = useQuery({
    queryKey: ["kundlis", "chart", "birth", id],
    queryFn: ({ signal }) => fetchBirthChart(id, signal),
  });
  const answer = useQuery({
    // The answer has a sentence in the language of the request.
    queryKey: ["varshaphal", id, resting, language],
    queryFn: ({ signal }) => fetchVarshaphal(id, resting, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (answer.isError) {
    return (
      <Alert tone="bad" className="mt-8">
        {errorText(answer.error, t("failed"))}
      </Alert>
    );
  }
  if (!answer.data) return <Skeleton className="mt-10 h-96 w-full" />;
  const isOld = answer.isPlaceholderData || resting !== year;
  return (
    <Suspense fallback={<Skeleton className="mt-10 h-96 w-full" />}>
      <div aria-busy={isOld} className={isOld ? "opacity-60 transition-opacity" : undefined}>
        <VarshaphalResult year={answer.data.data} message={answer.data.message} birth={birth.data ?? null} />
      </div>
    </Suspense>
  );
}
