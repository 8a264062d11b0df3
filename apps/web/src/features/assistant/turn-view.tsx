import { ChartNoAxesColumn, Check, Pencil } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { AnswerActions } from "./answer-actions.tsx";
import { AnswerText } from "./answer-text.tsx";
import type { Chosen } from "./chosen.ts";
import { Evidence } from "./evidence.tsx";
import { type Answered, citationNumbers, type Given, type Turn } from "./talk-state.ts";
import { Windows } from "./windows.tsx";

export interface TurnActions {
  readonly onEdit: (turn: Turn) => void;
  readonly onAgain: (turn: Turn) => void;
  readonly onFollowUp: (question: string) => void;
  readonly onJudged: (messageId: string, feedback: Given) => void;
  readonly onChoose: (chosen: Chosen | null) => void;
  /** Unfolds what was weighed, or folds it. */
  readonly onWhy: (key: string) => void;
}

interface TurnViewProps {
  turn: Turn;
  last: boolean;
  /** Who is said to answer, under the box; an answer of another says so itself. */
  by: string | null;
  busy: boolean;
  /** What was weighed stands beside the talk, and not under the answer. */
  beside: boolean;
  why: boolean;
  chosen: Chosen | null;
  actions: TurnActions;
}

export const isAnswered = (turn: Turn): turn is Turn & { readonly answer: Answered } => turn.answer !== null;

/** A question, and what came of it. */
export function TurnView({ turn, last, by, busy, beside, why, chosen, actions }: TurnViewProps) {
  const { t } = useTranslation("assistant");
  const { question, questionId, sentences, state } = turn;
  return (
    <article className="border-t border-line py-5 first:border-t-0" aria-label={question}>
      <div className="flex items-start justify-end gap-1">
        {questionId !== null && !busy && (
          <IconButton label={t("edit")} onClick={() => actions.onEdit(turn)}>
            <Pencil aria-hidden="true" className="size-4" />
          </IconButton>
        )}
        <p className="max-w-[85%] rounded-md bg-surface-sunken px-4 py-2.5 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {question}
        </p>
      </div>
      <div data-answer className="mt-4">
        {sentences.length > 0 && <AnswerText turn={turn} chosen={chosen} onChoose={actions.onChoose} />}
        {state === "coming" && sentences.length === 0 && <p className="text-ink-muted">{t("coming")}</p>}
        {state === "stopped" && <p className="mt-2 text-sm text-ink-muted">{t("stopped")}</p>}
        {state !== "there" && state !== "coming" && !busy && (
          <Button className="mt-2" onClick={() => actions.onAgain(turn)}>
            {t("common:retry")}
          </Button>
        )}
        {isAnswered(turn) && (
          <Below
            turn={turn}
            last={last}
            by={by}
            busy={busy}
            beside={beside}
            why={why}
            chosen={chosen}
            actions={actions}
          />
        )}
      </div>
    </article>
  );
}

/** Under an answer: what it rests on, what can be done with it, and what may be asked next. */
function Below({
  turn,
  last,
  by,
  busy,
  beside,
  why,
  chosen,
  actions,
}: TurnViewProps & { turn: Turn & { answer: Answered } }) {
  const { t } = useTranslation("assistant");
  const id = useId();
  const { answer } = turn;
  const claims = citationNumbers(turn.sentences).size;
  const weighed = answer.evidence.length > 0 || answer.windows.length > 0;
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-y-1 border-t sm:gap-x-4 border-line pt-1">
        {weighed && (
          <Button
            variant="quiet"
            aria-expanded={why}
            aria-controls={id}
            onClick={() => actions.onWhy(turn.key)}
            icon={<ChartNoAxesColumn aria-hidden="true" className="size-4" />}
            className={cx("px-3 text-sm text-accent", why ? "bg-accent-wash" : "-ms-3")}
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
          {answer.model !== by && <span>{answer.model === "built-in" ? t("by.builtIn") : answer.model}</span>}
        </p>
        <div className="ms-auto">
          <AnswerActions turn={turn} onAgain={() => actions.onAgain(turn)} onJudged={actions.onJudged} />
        </div>
      </div>
      <div id={id} hidden={!why || beside} className="mt-2 flex flex-col gap-5">
        {why && !beside && <Reasons turn={turn} chosen={chosen} onChoose={actions.onChoose} />}
      </div>
      {last && !busy && answer.follow_ups.length > 0 && (
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

/** The times that were named, and what was weighed. */
export function Reasons({
  turn,
  chosen,
  onChoose,
}: {
  turn: Turn & { readonly answer: Answered };
  chosen: Chosen | null;
  onChoose: (chosen: Chosen | null) => void;
}) {
  const { t } = useTranslation("assistant");
  const { windows, evidence, confidence } = turn.answer;
  return (
    <>
      {windows.length > 0 && <Windows turn={turn} chosen={chosen} onChoose={onChoose} />}
      {evidence.length > 0 && <Evidence turn={turn} chosen={chosen} onChoose={onChoose} />}
      {confidence && <p className="text-sm text-ink-muted">{t(`confidence.${confidence}`)}</p>}
    </>
  );
}
