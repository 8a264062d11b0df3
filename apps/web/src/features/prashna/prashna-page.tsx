import { PRASHNA_MATTERS, PRASHNA_NUMBERS, type PrashnaMatter, type PrashnaMode } from "@lagna/terms";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { findInstant, isMomentMissing, type QuestionMoment } from "../../domain/question/question-moment.ts";
import { QuestionMomentField } from "../../domain/question/question-moment-field.tsx";
import { QuestionNumberField, readQuestionNumber } from "../../domain/question/question-number-field.tsx";
import { QuestionPlaceField } from "../../domain/question/question-place-field.tsx";
import { type QuestionPlace, useQuestionPlace } from "../../domain/question/use-question-place.ts";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Button } from "../../ui/button.tsx";
import { Alert, Skeleton } from "../../ui/feedback.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { askPrashna, type PrashnaQuestion } from "./prashna-api.ts";

/** Fetched with its words while the question is judged. */
const loadResult = () => Promise.all([import("./prashna-result.tsx"), loadNamespaces(["kundli", "pakshi"])]);
const PrashnaResult = lazy(async () => ({ default: (await loadResult())[0].PrashnaResult }));

/** A question about one matter, judged by the chart of its moment or of a number. */
export function Component() {
  const { t } = useTranslation("prashna");
  const errorText = useErrorText();
  const answer = useMutation({
    mutationFn: async ({ moment, place, ...question }: Draft) => {
      // If this fails, the result asks for it again.
      void loadResult().catch(() => undefined);
      const at = await findInstant(moment, place.timeZone, new AbortController().signal);
      return askPrashna({ ...question, at, place: { place_id: place.id } });
    },
  });
  return (
    <div className="page-wide pt-6 pb-24">
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="text-title font-light">{t("title")}</h1>
      <p className="measure no-print mt-3 text-ink-muted">{t("lead")}</p>
      <QuestionForm busy={answer.isPending} onAsk={answer.mutate} />
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

/** A question whose parts are all given. */
interface Draft extends Omit<PrashnaQuestion, "at" | "place"> {
  readonly moment: QuestionMoment;
  readonly place: QuestionPlace;
}

function QuestionForm({ busy, onAsk }: { busy: boolean; onAsk: (question: Draft) => void }) {
  const { t } = useTranslation(["prashna", "question"]);
  const place = useQuestionPlace();
  const [matter, setMatter] = useState<PrashnaMatter | "">("");
  const [mode, setMode] = useState<(typeof MODES)[number]>("chart");
  const [typed, setTyped] = useState("");
  const [moment, setMoment] = useState<QuestionMoment>({ kind: "now" });
  const [isAsked, setIsAsked] = useState(false);
  const until = PRASHNA_NUMBERS[mode];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsAsked(true);
    const number = until === null ? null : readQuestionNumber(typed, until);
    if (matter === "" || place.place === null || isMomentMissing(moment) || (until !== null && number === null)) return;
    onAsk({ matter, mode, ...(number !== null && { number }), moment, place: place.place });
  };
  return (
    <form noValidate onSubmit={submit} className="no-print mt-8 flex max-w-xl flex-col gap-5">
      <Field label={t("matter.label")} error={isAsked && matter === "" ? t("matter.missing") : null} required>
        {(control) => (
          <Select
            {...control}
            value={matter}
            onChange={({ target }) => setMatter(OFFERED.find((id) => id === target.value) ?? "")}
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
      <QuestionPlaceField
        state={place}
        label={t("place")}
        error={isAsked && place.place === null ? t("question:place.missing") : null}
      />
      <Segmented
        label={t("mode.label")}
        showLabel
        value={mode}
        options={MODES.map((value) => ({ value, label: t(`mode.${value}`) }))}
        onChange={setMode}
      />
      {until !== null && <QuestionNumberField typed={typed} until={until} showsError={isAsked} onChange={setTyped} />}
      <QuestionMomentField moment={moment} showsError={isAsked} onChange={setMoment} />
      <p className="text-sm text-ink-muted">{t("notAsked")}</p>
      <Button type="submit" variant="primary" busy={busy} className="self-start">
        {t("ask")}
      </Button>
    </form>
  );
}
