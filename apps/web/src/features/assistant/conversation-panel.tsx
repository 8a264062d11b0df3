import ArrowDown from "~icons/lucide/arrow-down";
import Menu from "~icons/lucide/menu";
import type { SavedKundli } from "@lagna/contract";
import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../ui/button.tsx";
import { Alert, Badge } from "../../ui/feedback.tsx";
import { CitationStrip } from "./citation-strip.tsx";
import { EmptyPairConversation, PairBar } from "./pair-conversation.tsx";
import { QuestionInput } from "./question-input.tsx";
import { SampleQuestions } from "./sample-questions.tsx";
import { TurnView } from "./turn-view.tsx";
import type { Assistant } from "./use-assistant.ts";
import { useFailureText } from "./use-failure-text.ts";
import { useScrollToEnd } from "./use-scroll-to-end.ts";

/** From this number of messages on, a button scrolls to the end. */
const LONG_CONVERSATION_MESSAGES = 2;

interface ConversationPanelProps {
  assistant: Assistant;
  /** Whether chart and reasons are beside the conversation. */
  wide: boolean;
  kundlis: readonly SavedKundli[];
  /** Selects the kundli, above the conversation on a phone. */
  kundliPicker: ReactNode;
}

/** The open conversation, with the question box below it. */
export function ConversationPanel({ assistant, wide, kundlis, kundliPicker }: ConversationPanelProps) {
  const { t } = useTranslation("assistant");
  const { conversation, chart, chosen, actions, isInCare } = assistant;
  const { scroller, mark, inSight, scroll } = useScrollToEnd(conversation.turns);
  const isLong = conversation.turns.length * 2 > LONG_CONVERSATION_MESSAGES;
  return (
    <section aria-label={t("talk")} className="relative flex min-h-0 min-w-0 flex-col low:block low:overflow-y-auto">
      <div className="@container border-b border-line px-2 xl:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-1">
          <IconButton
            label={t("talks.open")}
            className="@max-[17rem]:size-[44px]"
            onClick={() => assistant.setDrawer("talks")}
          >
            <Menu aria-hidden="true" className="size-5" />
          </IconButton>
          {!wide && !isInCare && (
            // With large letters in a row of its own: beside the buttons its name would have no room.
            <div className="min-w-0 flex-1 @max-[17rem]:order-last @max-[17rem]:basis-full">{kundliPicker}</div>
          )}
          {!wide && chart.data && !isInCare && (
            <Button
              variant="quiet"
              className="min-h-11 px-3 py-1 text-sm text-accent @max-[17rem]:min-h-[44px]"
              onClick={() => assistant.setDrawer("chart")}
            >
              {t("chart.open")}
            </Button>
          )}
        </div>
      </div>
      <PairBar assistant={assistant} kundlis={kundlis} />
      <TurnLog assistant={assistant} wide={wide} kundlis={kundlis} scrollerRef={scroller} markRef={mark} />
      {isLong && !inSight && (
        // In its own row: over the conversation it would cover words.
        <div className="flex justify-center border-t border-line">
          <IconButton label={t("toEnd")} onClick={scroll}>
            <ArrowDown aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      )}
      {!wide && chosen && chart.data && (
        <CitationStrip data={chart.data} chosen={chosen} onClose={() => actions.onChoose(null)} />
      )}
      <QuestionArea assistant={assistant} />
    </section>
  );
}

const isBusy = ({ conversation }: Assistant): boolean => conversation.turns.at(-1)?.state === "coming";

interface TurnLogProps extends Pick<ConversationPanelProps, "assistant" | "wide" | "kundlis"> {
  scrollerRef: Ref<HTMLDivElement>;
  /** At the end of the conversation. */
  markRef: Ref<HTMLDivElement>;
}

function TurnLog({ assistant, wide, kundlis, scrollerRef, markRef }: TurnLogProps) {
  const { conversation, lastAnswered, reasonedTurn, openReasons } = assistant;
  const busy = isBusy(assistant);
  return (
    <div ref={scrollerRef} className="min-h-0 flex-1 overflow-y-auto px-4 low:overflow-visible lg:px-8">
      <div role="log" aria-live="polite" aria-busy={busy} className="mx-auto max-w-[42rem] py-4">
        {conversation.turns.length === 0 &&
          (assistant.pair ? (
            <EmptyPairConversation pair={assistant.pair} kundlis={kundlis} onPick={assistant.fillBox} />
          ) : (
            <EmptyConversation own={kundlis.length > 0} onPick={assistant.fillBox} />
          ))}
        {conversation.turns.map((turn) => (
          <TurnView
            key={turn.key}
            turn={turn}
            isLast={turn === conversation.turns.at(-1)}
            shownModel={lastAnswered?.answer.model ?? null}
            busy={busy}
            reasonsBeside={wide}
            showReasons={wide ? reasonedTurn?.key === turn.key : openReasons === turn.key}
            chosen={assistant.chosen}
            actions={assistant.actions}
          />
        ))}
      </div>
      <div ref={markRef} />
    </div>
  );
}

/** The screen before the first question. */
function EmptyConversation({ own, onPick }: { own: boolean; onPick: (question: string) => void }) {
  const { t } = useTranslation("assistant");
  return (
    <div className="flex flex-col gap-5 py-6">
      <p className="text-title font-light text-balance">{t("begin.title")}</p>
      <p className="measure text-ink-muted">{t(own ? "begin.lead" : "begin.paste")}</p>
      <SampleQuestions onPick={onPick} />
    </div>
  );
}

/** The question box, with the last failure above it and the author of the answers below it. */
function QuestionArea({ assistant }: { assistant: Assistant }) {
  const { t } = useTranslation("assistant");
  const formatFailure = useFailureText();
  const { box, current, lastAnswered } = assistant;
  const { failure, badge } = current;
  const model = lastAnswered?.answer.model;
  return (
    <div className="border-t border-line bg-surface px-4 pt-3 pb-3 low:sticky low:bottom-0 low:border-t low:py-2 lg:border-t-0 lg:px-8">
      <div className="mx-auto max-w-[42rem]">
        {failure && (
          <Alert tone="bad" className="mb-3">
            {formatFailure(failure)}
          </Alert>
        )}
        <QuestionInput
          inputRef={box.input}
          text={box.text}
          onTextChange={box.setText}
          kundliData={box.kundliData}
          onKundliDataChange={box.setKundliData}
          busy={isBusy(assistant)}
          isInCare={assistant.isInCare}
          editing={box.editedId !== null}
          onCancelEdit={() => {
            box.setEditedId(null);
            box.setText("");
          }}
          onAsk={() => void assistant.ask(box.text, box.editedId)}
          onStop={current.stop}
        />
        <div className="mt-1 flex min-h-6 items-center low:min-h-0 justify-between gap-3 text-xs text-ink-muted">
          {!assistant.isInCare && (
            <p>{t(lastAnswered && model !== "built-in" ? "who.model" : "who.builtIn", { model })}</p>
          )}
          <span role="status">{badge && <Badge tone="good">{t(`badge.${badge}`)}</Badge>}</span>
        </div>
      </div>
    </div>
  );
}
