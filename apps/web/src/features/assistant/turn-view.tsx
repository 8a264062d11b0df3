import ChartNoAxesColumn from "~icons/lucide/chart-no-axes-column";
import Check from "~icons/lucide/check";
import Pencil from "~icons/lucide/pencil";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { cx } from "../../lib/cx.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { AnswerActions } from "./answer-actions.tsx";
import { AnswerText } from "../../domain/answers/answer-text.tsx";
import { CareAnswer } from "../../domain/answers/care-answer.tsx";
import type { ChosenCitation } from "../../domain/answers/chosen-citation.ts";
import { Evidence } from "./evidence.tsx";
import { numberCitations } from "../../domain/answers/answer-sentences.ts";
import { type ChatAnswer, type AnswerFeedback, isCareTurn, type Turn } from "./conversation-state.ts";
import { KeptTimeNote } from "./kept-time-note.tsx";
import { TimeWindows } from "./time-windows.tsx";

export interface TurnActions {
  readonly onEdit: (turn: Turn) => void;
  readonly onRetry: (turn: Turn) => void;
  readonly onFollowUp: (question: string) => void;
  readonly onFeedback: (messageId: string, feedback: AnswerFeedback) => void;
  readonly onChoose: (chosen: ChosenCitation | null) => void;
  /** Opens or closes the evidence. */
  readonly onToggleReasons: (key: string) => void;
  /** Takes the open talk out of sight. */
  readonly onHide: () => void;
}

interface TurnViewProps {
  turn: Turn;
  isLast: boolean;
  /** The model named below the question box; an answer of another model states its own. */
  shownModel: string | null;
  busy: boolean;
  /** The evidence is shown beside the conversation instead of below the answer. */
  reasonsBeside: boolean;
  showReasons: boolean;
  chosen: ChosenCitation | null;
  actions: TurnActions;
}

export const isAnswered = (turn: Turn): turn is Turn & { readonly answer: ChatAnswer } => turn.answer !== null;

/** A question and its answer. */
export function TurnView({
  turn,
  isLast,
  shownModel,
  busy,
  reasonsBeside,
  showReasons,
  chosen,
  actions,
}: TurnViewProps) {
  const { t } = useTranslation("assistant");
  const { question, questionId, sentences, state } = turn;
  const isCare = isCareTurn(turn);
  return (
    <article className="border-t border-line py-5 first:border-t-0" aria-label={question}>
      <div className="flex items-start justify-end gap-1">
        {questionId !== null && !busy && !isCare && (
          <IconButton label={t("edit")} onClick={() => actions.onEdit(turn)}>
            <Pencil aria-hidden="true" className="size-4" />
          </IconButton>
        )}
        <p className="max-w-[85%] rounded-md bg-surface-sunken px-4 py-2.5 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {question}
        </p>
      </div>
      <div data-answer className="mt-4">
        {isCare && <CareAnswer turn={turn} onHide={isLast ? actions.onHide : undefined} />}
        {!isCare && sentences.length > 0 && <AnswerText turn={turn} chosen={chosen} onChoose={actions.onChoose} />}
        {state === "coming" && sentences.length === 0 && <p className="text-ink-muted">{t("coming")}</p>}
        {state === "stopped" && <p className="mt-2 text-sm text-ink-muted">{t("stopped")}</p>}
        {state !== "there" && state !== "coming" && !busy && (
          <Button className="mt-2" onClick={() => actions.onRetry(turn)}>
            {t("common:retry")}
          </Button>
        )}
        {turn.answer?.opened_birth && <SaveTypedBirth birth={turn.answer.opened_birth} />}
        {isAnswered(turn) && !isCare && (
          <AnswerFooter
            turn={turn}
            isLast={isLast}
            shownModel={shownModel}
            busy={busy}
            reasonsBeside={reasonsBeside}
            showReasons={showReasons}
            chosen={chosen}
            actions={actions}
          />
        )}
      </div>
    </article>
  );
}

/** Opens the form of a new kundli with the birth that was typed in the conversation. Few press it, so its code is loaded then. */
function SaveTypedBirth({ birth }: { birth: NonNullable<ChatAnswer["opened_birth"]> }) {
  const { t } = useTranslation("assistant");
  const navigate = useNavigate();
  const open = async () => {
    const { saveDraft } = await import("../../domain/saved-kundlis/save-draft.ts");
    saveDraft(birth);
    await navigate("/generate-kundali");
  };
  return (
    <Button className="mt-3" onClick={() => void open()}>
      {t("saveTypedBirth")}
    </Button>
  );
}

/** Below an answer: its evidence, its actions, and follow-up questions. */
function AnswerFooter({
  turn,
  isLast,
  shownModel,
  busy,
  reasonsBeside,
  showReasons,
  chosen,
  actions,
}: TurnViewProps & { turn: Turn & { answer: ChatAnswer } }) {
  const { t } = useTranslation("assistant");
  const id = useId();
  const { answer } = turn;
  const claims = numberCitations(turn.sentences).size;
  const weighed = answer.evidence.length > 0 || answer.windows.length > 0;
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-y-1 border-t sm:gap-x-4 border-line pt-1">
        {weighed && (
          <Button
            variant="quiet"
            aria-expanded={showReasons}
            aria-controls={id}
            onClick={() => actions.onToggleReasons(turn.key)}
            icon={<ChartNoAxesColumn aria-hidden="true" className="size-4" />}
            className={cx("px-3 text-sm text-accent", showReasons ? "bg-accent-wash" : "-ms-3")}
          >
            {t("why.button")}
          </Button>
        )}
        <p className="flex items-center gap-2 text-sm text-ink-muted max-sm:order-last max-sm:w-full sm:min-h-11">
          {claims > 0 && (
            <>
              <Check aria-hidden="true" className="size-4" />
              {t("claims", { count: claims })}
            </>
          )}
          {answer.model !== shownModel && <span>{answer.model === "built-in" ? t("by.builtIn") : answer.model}</span>}
        </p>
        <div className="ms-auto">
          <AnswerActions turn={turn} onRetry={() => actions.onRetry(turn)} onFeedback={actions.onFeedback} />
        </div>
      </div>
      {answer.windows.length > 0 && <KeptTimeNote windows={answer.windows} />}
      <div id={id} hidden={!showReasons || reasonsBeside} className="mt-2 flex flex-col gap-5">
        {showReasons && !reasonsBeside && <Reasons turn={turn} chosen={chosen} onChoose={actions.onChoose} />}
      </div>
      {isLast && !busy && answer.follow_ups.length > 0 && (
        <ul aria-label={t("followUps")} className="mt-3 flex flex-wrap gap-2">
          {answer.follow_ups.slice(0, 3).map((question) => (
            <li key={question}>
              <button
                type="button"
                onClick={() => actions.onFollowUp(question)}
                className="min-h-11 rounded-full border border-line-strong px-4 py-1.5 text-start text-sm font-medium hover:border-accent hover:text-accent"
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The periods named in the answer, and the evidence. */
export function Reasons({
  turn,
  chosen,
  onChoose,
}: {
  turn: Turn & { readonly answer: ChatAnswer };
  chosen: ChosenCitation | null;
  onChoose: (chosen: ChosenCitation | null) => void;
}) {
  const { t } = useTranslation("assistant");
  const { windows, evidence, confidence } = turn.answer;
  return (
    <>
      {windows.length > 0 && <TimeWindows turn={turn} chosen={chosen} onChoose={onChoose} />}
      {evidence.length > 0 && <Evidence turn={turn} chosen={chosen} onChoose={onChoose} />}
      {confidence && <p className="text-sm text-ink-muted">{t(`confidence.${confidence}`)}</p>}
    </>
  );
}
