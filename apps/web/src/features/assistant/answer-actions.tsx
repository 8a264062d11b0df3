import { FEEDBACK_TOPICS, type FeedbackTopic, type FeedbackVerdict } from "@lagna/contract";
import Copy from "~icons/lucide/copy";
import ListChecks from "~icons/lucide/list-checks";
import RotateCcw from "~icons/lucide/rotate-ccw";
import ThumbsDown from "~icons/lucide/thumbs-down";
import ThumbsUp from "~icons/lucide/thumbs-up";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { copyText } from "../../lib/copy-text.ts";
import { Button, buttonClass, IconButton } from "../../ui/button.tsx";
import { Field, Textarea } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { sendFeedback } from "./assistant-api.ts";
import type { ChatAnswer, AnswerFeedback, Turn } from "./conversation-state.ts";

interface AnswerActionsProps {
  turn: Turn & { readonly answer: ChatAnswer };
  onRetry: () => void;
  onFeedback: (messageId: string, feedback: AnswerFeedback) => void;
}

/** The actions for an answer: copy it, ask for it again, and rate it. */
export function AnswerActions({ turn, onRetry, onFeedback }: AnswerActionsProps) {
  const { t } = useTranslation("assistant");
  const [note, setNote] = useState("");
  const [asking, setAsking] = useState(false);
  const { answer, messageId, feedback } = turn;
  const copy = async () => setNote(t((await copyText(answer.answer)) ? "copied" : "notCopied"));
  const submitFeedback = async (next: AnswerFeedback) => {
    if (messageId === null) return;
    onFeedback(messageId, next);
    const body = next ? { ...next } : { verdict: null };
    const saved = await sendFeedback(messageId, body).then(
      () => true,
      () => false,
    );
    if (!saved) onFeedback(messageId, feedback);
    setNote(t(saved ? (next ? "feedback.thanks" : "feedback.taken") : "feedback.failed"));
  };
  const press = (verdict: "up" | "down") => {
    const withdrawn = feedback?.verdict === verdict;
    setAsking(!withdrawn);
    void submitFeedback(withdrawn ? null : { verdict, about: null, reason: "", shares_text: false });
  };
  return (
    <div>
      <div className="-me-3 flex items-center justify-end">
        <span role="status" className="me-2 text-sm text-ink-muted">
          {note}
        </span>
        <Link
          to="/verify"
          aria-label={t("checkOther")}
          title={t("checkOther")}
          className={buttonClass("quiet", "size-11 px-0")}
        >
          <ListChecks aria-hidden="true" className="size-4" />
        </Link>
        <IconButton label={t("copy")} onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton label={t("again")} onClick={onRetry}>
          <RotateCcw aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton label={t("feedback.up")} aria-pressed={feedback?.verdict === "up"} onClick={() => press("up")}>
          <ThumbsUp aria-hidden="true" className="size-4" fill={feedback?.verdict === "up" ? "currentColor" : "none"} />
        </IconButton>
        <IconButton
          label={t("feedback.down")}
          aria-pressed={feedback?.verdict === "down"}
          onClick={() => press("down")}
        >
          <ThumbsDown
            aria-hidden="true"
            className="size-4"
            fill={feedback?.verdict === "down" ? "currentColor" : "none"}
          />
        </IconButton>
      </div>
      {asking && feedback && (
        <ReasonForm
          key={feedback.verdict}
          verdict={feedback.verdict}
          onSend={(reason) => {
            setAsking(false);
            void submitFeedback({ verdict: feedback.verdict, ...reason });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

interface ReasonFormProps {
  verdict: FeedbackVerdict;
  onSend: (reason: Pick<NonNullable<AnswerFeedback>, "about" | "reason" | "shares_text">) => void;
  onClose: () => void;
}

function ReasonForm({ verdict, onSend, onClose }: ReasonFormProps) {
  const { t } = useTranslation("assistant");
  const [about, setAbout] = useState<FeedbackTopic | null>(null);
  const [reason, setReason] = useState("");
  const [shares, setShares] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend({ about, reason: reason.trim(), shares_text: shares });
  };
  return (
    <form onSubmit={submit} className="mt-2 flex flex-col gap-3 border-s border-line ps-4">
      <Segmented<FeedbackTopic | "">
        label={t(verdict === "up" ? "feedback.aboutUp" : "feedback.aboutDown")}
        showLabel
        value={about ?? ""}
        options={FEEDBACK_TOPICS[verdict].map((value) => ({ value, label: t(`feedback.about.${value}`) }))}
        onChange={(value) => setAbout(value || null)}
      />
      <Field label={t("feedback.reason")} hint={t("feedback.seen")} optionalLabel={t("optional")}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={shares}
          onChange={(event) => setShares(event.target.checked)}
          className="size-5 accent-(--accent)"
        />
        {t("feedback.shares")}
      </label>
      <div className="flex gap-3">
        <Button type="submit">{t("feedback.send")}</Button>
        <Button variant="quiet" onClick={onClose}>
          {t("common:close")}
        </Button>
      </div>
    </form>
  );
}
