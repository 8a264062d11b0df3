import ArrowUp from "~icons/lucide/arrow-up";
import { type KeyboardEvent, type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AnswerText } from "../../domain/answers/answer-text.tsx";
import { CareAnswer } from "../../domain/answers/care-answer.tsx";
import type { ChosenCitation } from "../../domain/answers/chosen-citation.ts";
import { cx } from "../../lib/cx.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { controlClass } from "../../ui/field.tsx";
import { KeepBothLink } from "./keep-panel.tsx";
import type { Trial, TrialState, TrialTurn } from "./use-trial.ts";

interface TrialQuestionsProps {
  trial: Trial;
  state: TrialState;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** The button in its place before asking is allowed. */
  allowanceRef: RefObject<HTMLButtonElement | null>;
}

/** Up to five questions to the built-in astrologer, each answered in place. */
export function TrialQuestions({ trial, state, inputRef, allowanceRef }: TrialQuestionsProps) {
  const { t } = useTranslation("try");
  const errorText = useErrorText();
  const { asking, questionsLeft } = state;
  const [text, setText] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const send = async (question: string) => {
    if (asking.isPending) return;
    setIsMissing(question.trim() === "");
    if (question.trim() === "") return;
    setText("");
    // A question that failed is put back into the box.
    await state.ask(question.trim())?.catch(() => setText((current) => current || question));
  };
  const { mayAsk } = trial;
  const couldAsk = useRef(mayAsk);
  useEffect(() => {
    if (mayAsk && !couldAsk.current) inputRef.current?.focus();
    couldAsk.current = mayAsk;
  }, [mayAsk, inputRef]);
  const last = trial.turns.at(-1);
  if (!mayAsk) return <AskingAllowance buttonRef={allowanceRef} onAllow={state.allowAsking} />;
  return (
    <section aria-labelledby="try-ask" className="border-t border-line py-6">
      <h2 id="try-ask" className="text-heading font-medium">
        {t("ask.title")}
      </h2>
      <div role="log" aria-live="polite" aria-busy={asking.isPending}>
        {trial.turns.map((turn) => (
          <AnsweredQuestion key={turn.key} trial={trial} turn={turn} isLast={turn === last} />
        ))}
        {asking.isPending && <p className="mt-4 text-ink-muted">{t("assistant:coming")}</p>}
      </div>
      {asking.error && (
        <Alert tone="bad" className="mt-4">
          {errorText(asking.error, t("assistant:failed.answer"))}
        </Alert>
      )}
      {questionsLeft > 0 && (
        <>
          <FollowUps turn={last} isBusy={asking.isPending} onAsk={(question) => void send(question)} />
          <QuestionBox
            inputRef={inputRef}
            text={text}
            isBusy={asking.isPending}
            error={isMissing ? t("assistant:empty") : null}
            onChange={(value) => {
              setText(value);
              setIsMissing(false);
            }}
            onSend={() => void send(text)}
          />
        </>
      )}
      <p className="mt-2 text-sm text-ink-muted">
        {questionsLeft > 0 ? t("ask.left", { count: questionsLeft }) : t("ask.none")}
      </p>
    </section>
  );
}

/** Before the first question about a chart of the device: answers are written on the server. */
function AskingAllowance({
  buttonRef,
  onAllow,
}: {
  buttonRef: RefObject<HTMLButtonElement | null>;
  onAllow: () => void;
}) {
  const { t } = useTranslation("try");
  return (
    <section aria-labelledby="try-ask" className="border-t border-line py-6">
      <h2 id="try-ask" className="text-heading font-medium">
        {t("ask.title")}
      </h2>
      <p className="measure mt-2 text-ink-muted">{t("device.asking")}</p>
      <Button ref={buttonRef} className="mt-4" onClick={onAllow}>
        {t("device.allow")}
      </Button>
    </section>
  );
}

function AnsweredQuestion({ trial, turn, isLast }: { trial: Trial; turn: TrialTurn; isLast: boolean }) {
  const [chosen, setChosen] = useState<ChosenCitation | null>(null);
  const article = useRef<HTMLElement>(null);
  // The first line of a new answer is in view, not its end.
  useEffect(() => void (isLast && article.current?.scrollIntoView({ block: "nearest" })), [isLast]);
  const { key, question, answer } = turn;
  const shown = { key, sentences: answer.sentences, answer };
  return (
    <article ref={article} aria-label={question} className="mt-5 scroll-mt-16 scroll-mb-20">
      <p className="ms-auto w-fit max-w-[85%] rounded-md bg-surface-sunken px-4 py-2.5 [overflow-wrap:anywhere]">
        {question}
      </p>
      <div data-answer className="mt-4">
        {answer.kind === "safety" ? (
          <CareAnswer turn={shown} />
        ) : (
          <AnswerText turn={shown} chosen={chosen} onChoose={setChosen} />
        )}
        <p role="status" className="mt-2 border-s-2 border-accent ps-3 text-sm text-ink-muted empty:hidden">
          {chosen?.text}
        </p>
        {answer.opened_birth && <KeepBothLink trial={trial} typed={answer.opened_birth} />}
      </div>
    </article>
  );
}

/** The questions that follow from the last answer, or good first ones. */
function FollowUps({
  turn,
  isBusy,
  onAsk,
}: {
  turn: TrialTurn | undefined;
  isBusy: boolean;
  onAsk: (question: string) => void;
}) {
  const { t } = useTranslation("try");
  const questions = turn ? turn.answer.follow_ups.slice(0, 3) : [t("ask.first1"), t("ask.first2")];
  if (isBusy || questions.length === 0) return null;
  return (
    <ul aria-label={t("assistant:followUps")} className="mt-4 flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-11 rounded-full border border-line-strong px-4 py-1.5 text-start text-sm font-medium hover:border-accent hover:text-accent"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface QuestionBoxProps {
  inputRef: RefObject<HTMLTextAreaElement | null>;
  text: string;
  isBusy: boolean;
  error: string | null;
  onChange: (text: string) => void;
  onSend: () => void;
}

/** Enter sends, Shift+Enter starts a line. */
function QuestionBox({ inputRef, text, isBusy, error, onChange, onSend }: QuestionBoxProps) {
  const { t } = useTranslation("try");
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form onSubmit={submit} noValidate className="mt-4">
      <div className={cx(controlClass, "flex items-end gap-2 p-1.5 focus-within:border-accent")}>
        <label htmlFor={id} className="sr-only">
          {t("ask.label")}
        </label>
        <textarea
          id={id}
          ref={inputRef}
          rows={1}
          value={text}
          placeholder={t("ask.placeholder")}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={handleKeyDown}
          className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 scroll-mb-24 resize-none bg-transparent px-2 py-2.5 outline-none"
        />
        <Button type="submit" variant="primary" busy={isBusy} className="size-11 px-0" aria-label={t("ask.send")}>
          {!isBusy && <ArrowUp aria-hidden="true" className="size-5" />}
        </Button>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-bad">
          {error}
        </p>
      )}
    </form>
  );
}
