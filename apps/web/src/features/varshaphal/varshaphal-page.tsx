import type { Place, SavedKundli } from "@lagna/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { ValidBirth } from "../../domain/birth/birth-form-values.ts";
import { findOwnChart, useSavedCharts } from "../../domain/saved-kundlis/use-saved-charts.ts";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Alert, Skeleton } from "../../ui/feedback.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import {
  fetchBirthChart,
  fetchVarshaphal,
  getRunningYear,
  type YearChoice,
  type YearSubject,
} from "./varshaphal-api.ts";
import { YearResidence } from "./year-residence.tsx";
import { YearSlider } from "./year-slider.tsx";

/** Fetched with its words while the year is computed. */
const VarshaphalResult = lazy(async () => ({ default: (await import("./varshaphal-result.tsx")).VarshaphalResult }));
/** Loaded with its texts, only if a birth is typed. */
const BirthForm = lazy(async () => {
  const [file] = await Promise.all([import("../../domain/birth/birth-form.tsx"), loadNamespaces(["kundli"])]);
  return { default: file.BirthForm };
});

/** A year of a life by Tajika: of a saved kundli or of a typed birth. */
export function Component() {
  const { t } = useTranslation("varshaphal");
  const saved = useSavedCharts();
  return (
    <div className="page-wide pt-6 pb-24 short:pt-3">
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="text-title font-light">{t("title")}</h1>
      <p className="measure no-print mt-3 text-ink-muted short:mt-1 short:max-w-none">{t("lead")}</p>
      {!saved.charts && !saved.error && <Skeleton className="mt-8 h-72 w-full" />}
      {saved.error && <LoadError query={saved} fallback={t("failed")} className="mt-6" />}
      {saved.charts && <YearOfLife kundlis={saved.charts} />}
    </div>
  );
}

/** The choice of a birth that is typed; in the address too. */
const TYPED = "typed";

function YearOfLife({ kundlis }: { kundlis: readonly SavedKundli[] }) {
  const { t } = useTranslation("varshaphal");
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState<ValidBirth | null>(null);
  const asked = params.get("kundli");
  const kundli = asked === TYPED ? undefined : (kundlis.find(({ id }) => id === asked) ?? findOwnChart(kundlis));
  const chooseSubject = (id: string) => setParams({ kundli: id }, { replace: true });
  return (
    <>
      {kundlis.length > 0 && (
        <Field label={t("kundli")} className="no-print mt-8 max-w-md short:mt-3">
          {(control) => (
            <Select {...control} value={kundli?.id ?? TYPED} onChange={({ target }) => chooseSubject(target.value)}>
              {kundlis.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              <option value={TYPED}>{t("typed")}</option>
            </Select>
          )}
        </Field>
      )}
      {kundli && <YearOfSubject key={kundli.id} id={kundli.id} subject={{ kundli_id: kundli.id }} born={kundli} />}
      {!kundli && !typed && <TypedBirth onSubmit={setTyped} />}
      {!kundli && typed && (
        <>
          <p className="mt-6 flex flex-wrap items-center gap-x-4">
            <span className="font-medium">{typed.name}</span>
            <Button variant="quiet" onClick={() => setTyped(null)}>
              {t("changeBirth")}
            </Button>
          </p>
          <YearOfSubject id={TYPED} subject={{ birth: typed }} born={toBirthDate(typed)} />
        </>
      )}
    </>
  );
}

type BirthDate = Pick<SavedKundli, "year" | "month" | "day">;

const toBirthDate = ({ year, month, day }: ValidBirth): BirthDate => ({
  year,
  month: String(month),
  day,
});

function TypedBirth({ onSubmit }: { onSubmit: (birth: ValidBirth) => void }) {
  const { t } = useTranslation("varshaphal");
  return (
    <div className="mt-6 max-w-xl">
      <Suspense fallback={<Skeleton className="h-72 w-full" />}>
        <BirthForm
          draftKey="lagna_year"
          action={t("show")}
          busy={false}
          error={null}
          failure={null}
          onClear={() => undefined}
          onSubmit={async (birth) => onSubmit(birth)}
        />
      </Suspense>
    </div>
  );
}

interface YearOfSubjectProps {
  /** In the address. */
  readonly id: string;
  readonly subject: YearSubject;
  readonly born: BirthDate;
}

/** One person's years: the slider, the residence, and the year chosen. */
function YearOfSubject({ id, subject, born }: YearOfSubjectProps) {
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => new Date());
  const [place, setPlace] = useState<Place | null>(null);
  const running = getRunningYear(born, today);
  const year = Number(params.get("year")) || running;
  return (
    <>
      <div className="no-print mt-6 flex flex-col gap-6 short:mt-3 short:gap-3">
        <YearSlider
          year={year}
          birthYear={born.year}
          running={running}
          onChange={(chosen) => setParams({ kundli: id, year: String(chosen) }, { replace: true })}
        />
        <YearResidence place={place} onChange={setPlace} />
      </div>
      <ChosenVarshaphal choice={{ ...subject, year, ...(place && { place: { place_id: place.id } }) }} />
    </>
  );
}

/** While the slider moves, only the year it rests on is fetched. */
const REST_MS = 250;

function useRestingYear(year: number): number {
  const [resting, setResting] = useState(year);
  useEffect(() => {
    const timer = setTimeout(() => setResting(year), REST_MS);
    return () => clearTimeout(timer);
  }, [year]);
  return resting;
}

function ChosenVarshaphal({ choice: asked }: { choice: YearChoice }) {
  const { t } = useTranslation("varshaphal");
  const errorText = useErrorText();
  const language = useLanguage();
  const choice: YearChoice = { ...asked, year: useRestingYear(asked.year) };
  const subject: YearSubject = "birth" in asked ? { birth: asked.birth } : { kundli_id: asked.kundli_id };
  const birth = useQuery({
    queryKey: ["varshaphal", "birth", subject],
    queryFn: ({ signal }) => fetchBirthChart(subject, signal),
  });
  const answer = useQuery({
    // The answer has sentences in the language of the request.
    queryKey: ["varshaphal", "year", choice, language],
    queryFn: ({ signal }) => fetchVarshaphal(choice, signal),
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
  const isOld = answer.isPlaceholderData || choice.year !== asked.year;
  const { data: year, message } = answer.data;
  return (
    <Suspense fallback={<Skeleton className="mt-10 h-96 w-full" />}>
      <div aria-busy={isOld} className={isOld ? "opacity-60 transition-opacity" : undefined}>
        <VarshaphalResult
          choice={choice}
          year={year}
          message={message}
          birth={birth.data ?? null}
          birthError={birth.error}
        />
      </div>
    </Suspense>
  );
}
