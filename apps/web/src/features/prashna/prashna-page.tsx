import type { Place } from "@lagna/contract";
import { PRASHNA_MATTERS, PRASHNA_NUMBERS, type PrashnaMatter, type PrashnaMode, toEuropeanDigits } from "@lagna/terms";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Button } from "../../ui/button.tsx";
import { Alert, Skeleton } from "../../ui/feedback.tsx";
import { Field, Input, Select } from "../../ui/field.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { askPrashna, type PrashnaQuestion } from "./prashna-api.ts";
import { QuestionPlace } from "./question-place.tsx";

/** Fetched with its words while the question is judged. */
const loadResult = () => import("./prashna-result.tsx");
const PrashnaResult = lazy(async () => ({ default: (await loadResult()).PrashnaResult }));

/** A question about one matter, judged by the chart of its moment or of a number. */
export function Component() {
  const { t } = useTranslation("prashna");
  const errorText = useErrorText();
  const answer = useMutation({ mutationFn: askPrashna });
  const ask = (question: PrashnaQuestion): void => {
    // If this fails, the result asks for it again.
    void loadResult().catch(() => undefined);
    answer.mutate(question);
  };
  return (
    <div className="page pt-6 pb-24">
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="text-title font-light">{t("title")}</h1>
      <p className="measure no-print mt-3 text-ink-muted">{t("lead")}</p>
      <QuestionForm busy={answer.isPending} onAsk={ask} />
      {answer.isError && (
        <Alert tone="bad" className="mt-6">
          {errorText(answer.error, t("failed"))}
        </Alert>
      )}
      {answer.data && (
        <Suspense fallback={<Skeleton className="mt-14 h-96 w-full" />}>
          <PrashnaResult answer={answer.data.data} message={answer.data.message} />
        </Suspense>
      )}
    </div>
  );
}

/** Modes offered here; an arudha is touched, not typed. */
const MODES = ["chart", "number_249", "number_108"] as const satisfies readonly PrashnaMode[];
/** Matters on which there is no verdict are not offered. */
const WITHHELD: readonly PrashnaMatter[] = ["illness", "lawsuit", "death", "imprisonment"];
const OFFERED = PRASHNA_MATTERS.filter((matter) => !WITHHELD.includes(matter));

interface Draft {
  readonly matter: PrashnaMatter | "";
  readonly mode: (typeof MODES)[number];
  readonly number: string;
  readonly place: Place | null;
}

/** The number typed, in either script; null if the mode has no such number. */
function readNumber({ mode, number }: Draft): number | null {
  const typed = toEuropeanDigits(number.trim());
  const value = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return value >= 1 && value <= (PRASHNA_NUMBERS[mode] ?? 0) ? value : null;
}

/** The question as sent; null while something is missing. */
function toQuestion(draft: Draft): PrashnaQuestion | null {
  const { matter, mode, place } = draft;
  const number = readNumber(draft);
  if (matter === "" || place === null || (mode !== "chart" && number === null)) return null;
  const { latitude, longitude, time_zone } = place;
  return { matter, mode, ...(number !== null && { number }), place: { latitude, longitude, time_zone } };
}

function QuestionForm({ busy, onAsk }: { busy: boolean; onAsk: (question: PrashnaQuestion) => void }) {
  const { t } = useTranslation("prashna");
  const format = useFormat();
  const [draft, setDraft] = useState<Draft>({ matter: "", mode: "chart", number: "", place: null });
  const [isAsked, setIsAsked] = useState(false);
  const change = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsAsked(true);
    const question = toQuestion(draft);
    if (question) onAsk(question);
  };
  const until = PRASHNA_NUMBERS[draft.mode];
  return (
    <form noValidate onSubmit={submit} className="no-print mt-8 flex max-w-xl flex-col gap-5">
      <Field label={t("matter.label")} error={isAsked && draft.matter === "" ? t("matter.missing") : null} required>
        {(control) => (
          <Select
            {...control}
            value={draft.matter}
            onChange={({ target }) => change({ matter: OFFERED.find((id) => id === target.value) ?? "" })}
          >
            <option value="">{t("matter.choose")}</option>
            {OFFERED.map((id) => (
              <option key={id} value={id}>
                {t(`matters.${id}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <QuestionPlace
        place={draft.place}
        error={isAsked && draft.place === null ? t("place.missing") : null}
        onChange={(place) => change({ place })}
      />
      <Segmented
        label={t("mode.label")}
        showLabel
        value={draft.mode}
        options={MODES.map((mode) => ({ value: mode, label: t(`mode.${mode}`) }))}
        onChange={(mode) => change({ mode })}
      />
      {until !== null && (
        <Field
          label={t("number.label", { until: format.number(until) })}
          hint={t("number.hint")}
          error={isAsked && readNumber(draft) === null ? t("number.missing", { until: format.number(until) }) : null}
          required
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={draft.number}
              onChange={({ target }) => change({ number: target.value })}
            />
          )}
        </Field>
      )}
      <p className="text-sm text-ink-muted">{t("notAsked")}</p>
      <Button type="submit" variant="primary" busy={busy} className="self-start">
        {t("ask")}
      </Button>
    </form>
  );
}
