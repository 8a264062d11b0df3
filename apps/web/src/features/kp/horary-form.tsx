import { KP_NUMBER_RANGE } from "@lagna/contract";
import { useMutation } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { findInstant, isMomentMissing, type QuestionMoment } from "../../domain/question/question-moment.ts";
import { QuestionMomentField } from "../../domain/question/question-moment-field.tsx";
import { QuestionNumberField, readQuestionNumber } from "../../domain/question/question-number-field.tsx";
import { QuestionPlaceField } from "../../domain/question/question-place-field.tsx";
import type { QuestionPlaceState } from "../../domain/question/use-question-place.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import type { KpSubject } from "./kp-api.ts";

interface HoraryFormProps {
  readonly number: string;
  readonly place: QuestionPlaceState;
  readonly busy: boolean;
  readonly onNumber: (typed: string) => void;
  readonly onAsk: (subject: KpSubject) => void;
}

/** A question by a number of 1 to 249, with the moment and the place at which it is judged. */
export function HoraryForm({ number: typed, place, busy, onNumber, onAsk }: HoraryFormProps) {
  const { t } = useTranslation(["kp", "question"]);
  const errorText = useErrorText();
  const [moment, setMoment] = useState<QuestionMoment>({ kind: "now" });
  const [isAsked, setIsAsked] = useState(false);
  const asking = useMutation({
    mutationFn: async (): Promise<void> => {
      const number = readQuestionNumber(typed, KP_NUMBER_RANGE.until);
      if (number === null || place.place === null || isMomentMissing(moment)) return;
      const at = await findInstant(moment, place.place.timeZone, new AbortController().signal);
      onAsk({ question: { number, at, place: { place_id: place.place.id } } });
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsAsked(true);
    asking.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="mt-6 flex flex-col gap-5">
      <QuestionNumberField typed={typed} until={KP_NUMBER_RANGE.until} showsError={isAsked} onChange={onNumber} />
      <QuestionPlaceField
        state={place}
        label={t("horary.place")}
        error={isAsked && place.place === null ? t("question:place.missing") : null}
      />
      <QuestionMomentField moment={moment} showsError={isAsked} onChange={setMoment} />
      {asking.isError && <Alert tone="bad">{errorText(asking.error, t("failed"))}</Alert>}
      <Button type="submit" variant="primary" busy={busy || asking.isPending} className="self-start">
        {t("horary.show")}
      </Button>
    </form>
  );
}
