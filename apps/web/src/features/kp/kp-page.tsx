import type { SavedKundli } from "@lagna/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useQuestionPlace } from "../../domain/question/use-question-place.ts";
import { findOwnChart, useSavedCharts } from "../../domain/saved-kundlis/use-saved-charts.ts";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Alert, Skeleton } from "../../ui/feedback.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { HoraryForm } from "./horary-form.tsx";
import { fetchKp, type KpChoices, type KpSubject } from "./kp-api.ts";
import { KpChoicesFold } from "./kp-choices.tsx";
import { NumberTable } from "./number-table.tsx";

/** Loaded with its texts, only if a birth is typed. */
const BirthForm = lazy(async () => {
  const [file] = await Promise.all([import("../../domain/birth/birth-form.tsx"), loadNamespaces(["kundli"])]);
  return { default: file.BirthForm };
});
/** Fetched with its words while the chart is computed. */
const loadResult = () => Promise.all([import("./kp-result.tsx"), loadNamespaces(["kundli"])]);
const KpResult = lazy(async () => ({ default: (await loadResult())[0].KpResult }));

/** The chart of KP of a saved kundli, of a typed birth, or of a question by number. */
export function Component() {
  const { t } = useTranslation("kp");
  const saved = useSavedCharts();
  return (
    <div className="page-wide pt-6 pb-24 short:pt-3">
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="text-title font-light">{t("title")}</h1>
      <p className="measure no-print mt-3 text-ink-muted short:mt-1 short:max-w-none">{t("lead")}</p>
      {!saved.charts && !saved.error && <Skeleton className="mt-8 h-40 w-full" />}
      {saved.error && <LoadError query={saved} fallback={t("failed")} className="mt-6" />}
      {saved.charts && <KpOfSubject kundlis={saved.charts} />}
    </div>
  );
}

const TYPED = "";
/** What the chart is of; of a question only in the address. */
const QUESTION = "question";

/** A link from a kundli has its chart at once; the own kundli waits for its button, beside which a question may be chosen. */
const findLinked = (kundlis: readonly SavedKundli[], params: URLSearchParams): Asked | null => {
  const linked = kundlis.find(({ id }) => id === params.get("kundli"));
  return linked && params.get("of") !== QUESTION ? { subject: { kundli_id: linked.id }, times: 1 } : null;
};

/** What was asked for, and how often: asking for the same a second time computes it once more. */
interface Asked {
  readonly subject: KpSubject;
  readonly times: number;
}

function KpOfSubject({ kundlis }: { kundlis: readonly SavedKundli[] }) {
  const { t } = useTranslation("kp");
  const errorText = useErrorText();
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const [choices, setChoices] = useState<KpChoices>({});
  const [asked, setAsked] = useState(() => findLinked(kundlis, params));
  const [number, setNumber] = useState("");
  const place = useQuestionPlace();
  const isQuestion = params.get("of") === QUESTION;
  const chart = useQuery({
    // The answer has sentences in the language of the request.
    queryKey: ["kp", asked, choices, language],
    queryFn: ({ signal }) => fetchKp((asked as Asked).subject, choices, signal),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
  const show = (subject: KpSubject) => {
    // If this fails, the result asks for it again.
    void loadResult().catch(() => undefined);
    setAsked((before) => ({ subject, times: (before?.times ?? 0) + 1 }));
  };
  const chooseKind = (kind: "birth" | typeof QUESTION) => {
    setParams(kind === QUESTION ? { of: QUESTION } : {}, { replace: true });
    setAsked(null);
  };
  return (
    <>
      <div className="no-print mt-8 max-w-xl short:mt-3 short:flex short:max-w-none short:flex-wrap short:items-end short:gap-x-6">
        <Segmented
          label={t("of.label")}
          value={isQuestion ? QUESTION : "birth"}
          options={[
            { value: "birth", label: t("of.birth") },
            { value: QUESTION, label: t("of.question") },
          ]}
          onChange={chooseKind}
        />
        {isQuestion ? (
          <HoraryForm number={number} place={place} busy={chart.isFetching} onNumber={setNumber} onAsk={show} />
        ) : (
          <BirthChoice
            kundlis={kundlis}
            preferred={params.get("kundli")}
            busy={chart.isFetching}
            error={chart.error}
            onShow={show}
          />
        )}
      </div>
      <KpChoicesFold choices={choices} onChange={setChoices} />
      {chart.isError && (
        <Alert tone="bad" className="mt-6">
          {errorText(chart.error, t("failed"))}
        </Alert>
      )}
      {asked && !chart.isError && (
        <Suspense fallback={<Skeleton className="mt-14 h-96 w-full" />}>
          {chart.data ? (
            <div aria-busy={chart.isPlaceholderData}>
              <KpResult
                data={chart.data.data}
                subject={asked.subject}
                choices={choices}
                place={place}
                asked={asked.times}
              />
            </div>
          ) : (
            <Skeleton className="mt-14 h-96 w-full" />
          )}
        </Suspense>
      )}
      <NumberTable
        onChoose={(chosen) => {
          chooseKind(QUESTION);
          setNumber(String(chosen));
        }}
      />
    </>
  );
}

interface BirthChoiceProps {
  readonly kundlis: readonly SavedKundli[];
  /** The id of a kundli in the address. */
  readonly preferred: string | null;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onShow: (subject: KpSubject) => void;
}

function BirthChoice({ kundlis, preferred, busy, error, onShow }: BirthChoiceProps) {
  const { t } = useTranslation("kp");
  const [id, setId] = useState(
    () => (kundlis.find((each) => each.id === preferred) ?? findOwnChart(kundlis))?.id ?? TYPED,
  );
  return (
    <>
      {kundlis.length > 0 && (
        <Field label={t("kundli")} className="mt-6">
          {(control) => (
            <Select {...control} value={id} onChange={(event) => setId(event.target.value)}>
              {kundlis.map((kundli) => (
                <option key={kundli.id} value={kundli.id}>
                  {kundli.name}
                </option>
              ))}
              <option value={TYPED}>{t("typed")}</option>
            </Select>
          )}
        </Field>
      )}
      {id !== TYPED && (
        <Button variant="primary" className="mt-4" busy={busy} onClick={() => onShow({ kundli_id: id })}>
          {t("show")}
        </Button>
      )}
      {id === TYPED && (
        <Suspense fallback={<Skeleton className="mt-4 h-72 w-full" />}>
          <div className="mt-6">
            <BirthForm
              draftKey="lagna_kp"
              action={t("show")}
              busy={busy}
              error={error}
              failure={null}
              onClear={() => undefined}
              onSubmit={async (birth) => onShow({ birth })}
            />
          </div>
        </Suspense>
      )}
    </>
  );
}
