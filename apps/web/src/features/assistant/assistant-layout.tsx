import type { KundliData, SavedKundli } from "@lagna/contract";
import { useQuery } from "@tanstack/react-query";
import { ArrowDown, Menu, X } from "lucide-react";
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { DotChart } from "../../domain/chart/dot-chart.tsx";
import { buildChartInput } from "../../domain/chart/chart-input.ts";
import { chartStylePreference } from "../../domain/chart/chart-preferences.ts";
import { fetchChart } from "../../domain/saved-kundlis/kundlis-api.ts";
import { findOwnChart } from "../../domain/saved-kundlis/use-saved-charts.ts";
import { usePreference } from "../../lib/preferences.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { useMedia } from "../../lib/use-media.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Drawer } from "../../ui/dialog.tsx";
import { Alert, Badge, Skeleton } from "../../ui/feedback.tsx";
import { UndoBar } from "../../ui/undo-bar.tsx";
import { QuestionInput } from "./question-input.tsx";
import { updateConversation } from "./assistant-api.ts";
import { ChartPanel, ChosenFact, KundliSelect } from "./chart-panel.tsx";
import type { ChosenCitation } from "./chosen-citation.ts";
import { ConversationList } from "./conversation-list.tsx";
import { useFailureText } from "./use-failure-text.ts";
import { SampleQuestions } from "./sample-questions.tsx";
import type { Turn } from "./conversation-state.ts";
import { isAnswered, Reasons, TurnView, type TurnActions } from "./turn-view.tsx";
import { useConversation } from "./use-conversation.ts";
import { useConversations } from "./use-conversations.ts";
import { useScrollToEnd } from "./use-scroll-to-end.ts";

const MemoryDrawer = lazy(() => import("./memory-drawer.tsx").then((module) => ({ default: module.MemoryDrawer })));

/** The text in the question box survives a reload of this tab. */
const DRAFT_KEY = "lagna_question";
const getTabStorage = () => sessionStorage;
/** From this number of messages on, a button scrolls to the end. */
const LONG_CONVERSATION_MESSAGES = 2;

interface AssistantLayoutProps {
  account: string;
  kundlis: readonly SavedKundli[];
  pasting: boolean;
}

/**
 * The assistant's three columns: conversations, the open conversation, and chart with reasons. On a phone only the conversation, with the
 * others in drawers.
 */
export function AssistantLayout({ account, kundlis, pasting }: AssistantLayoutProps) {
  const { t } = useTranslation("assistant");
  const wide = useMedia("(min-width: 1024px)");
  const ownChart = findOwnChart(kundlis);
  const [params] = useSearchParams();
  const [picked, setPicked] = useState(() => kundlis.find(({ id }) => id === params.get("kundli"))?.id ?? null);
  const currentConversation = useConversation(account, picked ?? ownChart?.id ?? null);
  const { talk: conversation, failure, badge } = currentConversation;
  const kundliId = conversation.chatId === null ? (picked ?? ownChart?.id ?? null) : conversation.kundliId;
  const conversationList = useConversations(
    (ids) => conversation.chatId !== null && ids.has(conversation.chatId) && void currentConversation.open(null),
  );
  const [text, setText] = useQuestionDraft();
  const [data, setData] = useState(pasting ? " " : "");
  const [editing, setEditing] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ChosenCitation | null>(null);
  const [openReasons, setOpenReasons] = useState<string | null>(null);
  const [drawer, setDrawer] = useState<"talks" | "chart" | "memory" | "samples" | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const { scroller, mark, inSight, scroll } = useScrollToEnd(conversation.turns);
  const failureText = useFailureText();
  const chart = useKundliChart(kundliId);
  const busy = conversation.turns.at(-1)?.state === "coming";
  const last = conversation.turns.findLast(isAnswered);
  const reasoned =
    conversation.turns.filter(isAnswered).find(({ key }) => key === (chosen?.turn ?? openReasons)) ?? last;

  const putIntoBox = useCallback(
    (question: string) => {
      setText(question);
      setDrawer(null);
      box.current?.focus();
    },
    [setText],
  );
  const ask = async (question: string, replacedQuestionId: string | null) => {
    setText("");
    setEditing(null);
    setChosen(null);
    const pasted = data.trim();
    const answered = await currentConversation.ask({ question, kundliData: pasted, replacedQuestionId });
    if (answered) return setData("");
    // A failed question is put back into the box, unless the box has other text by now.
    if (box.current?.value !== "") return;
    setText(question);
    setEditing(replacedQuestionId);
  };
  const open = (chatId: string | null) => {
    setDrawer(null);
    setChosen(null);
    setEditing(null);
    void currentConversation.open(chatId);
  };
  const changeKundli = async (id: string) => {
    setPicked(id);
    if (conversation.chatId === null) return;
    currentConversation.changeKundli(id);
    await updateConversation(conversation.chatId, { kundli_id: id }).catch(() =>
      currentConversation.open(conversation.chatId),
    );
  };
  const { recordFeedback } = currentConversation;
  const actions: TurnActions = {
    onEdit: ({ question, questionId }: Turn) => {
      setEditing(questionId);
      putIntoBox(question);
    },
    onRetry: (turn: Turn) => {
      setChosen(null);
      void currentConversation.retry(turn);
    },
    onFollowUp: (question) => void ask(question, null),
    onFeedback: recordFeedback,
    onChoose: setChosen,
    onToggleReasons: (key) => setOpenReasons((current) => (current === key ? null : key)),
  };
  const conversations = (
    <ConversationList
      conversations={conversationList}
      openId={conversation.chatId}
      onOpen={open}
      onSamples={() => setDrawer("samples")}
      onMemory={() => setDrawer("memory")}
    />
  );
  const choice = <KundliSelect kundlis={kundlis} value={kundliId} onChange={(id) => void changeKundli(id)} />;
  return (
    <div className="grid h-[calc(100dvh-3rem)] min-h-128 w-full shrink-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] lg:h-[calc(100dvh-4.1rem)] lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] xl:grid-cols-[15.5rem_minmax(0,1fr)_26rem]">
      <aside aria-label={t("talks.title")} className="hidden min-h-0 flex-col border-e border-line px-5 py-4 xl:flex">
        {conversations}
      </aside>
      <section aria-label={t("talk")} className="relative flex min-h-0 min-w-0 flex-col">
        <div className="flex items-center gap-1 border-b border-line px-2 xl:hidden">
          <IconButton label={t("talks.open")} onClick={() => setDrawer("talks")}>
            <Menu aria-hidden="true" className="size-5" />
          </IconButton>
          <div className="min-w-0 flex-1">{!wide && choice}</div>
          {!wide && chart.data && (
            <Button variant="quiet" className="px-3 text-sm text-accent" onClick={() => setDrawer("chart")}>
              {t("chart.open")}
            </Button>
          )}
        </div>
        <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto px-4 lg:px-8">
          <div role="log" aria-live="polite" aria-busy={busy} className="mx-auto max-w-[42rem] py-4">
            {conversation.turns.length === 0 && <EmptyConversation own={kundlis.length > 0} onPick={putIntoBox} />}
            {conversation.turns.map((turn) => (
              <TurnView
                key={turn.key}
                turn={turn}
                isLast={turn === conversation.turns.at(-1)}
                shownModel={last?.answer.model ?? null}
                busy={busy}
                reasonsBeside={wide}
                showReasons={wide ? reasoned?.key === turn.key : openReasons === turn.key}
                chosen={chosen}
                actions={actions}
              />
            ))}
          </div>
          <div ref={mark} />
        </div>
        {conversation.turns.length * 2 > LONG_CONVERSATION_MESSAGES && !inSight && (
          <div className="pointer-events-none relative z-10 -mt-14 flex h-14 justify-end pe-1">
            <IconButton
              label={t("toEnd")}
              onClick={scroll}
              className="pointer-events-auto border border-line-strong bg-surface-raised shadow-float"
            >
              <ArrowDown aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
        )}
        {!wide && chosen && chart.data && (
          <CitationStrip data={chart.data} chosen={chosen} onClose={() => setChosen(null)} />
        )}
        <div className="border-t border-line px-4 pt-3 pb-3 lg:border-t-0 lg:px-8">
          <div className="mx-auto max-w-[42rem]">
            {failure && (
              <Alert tone="bad" className="mb-3">
                {failureText(failure)}
              </Alert>
            )}
            <QuestionInput
              inputRef={box}
              text={text}
              onTextChange={setText}
              kundliData={data}
              onKundliDataChange={setData}
              busy={busy}
              editing={editing !== null}
              onCancelEdit={() => {
                setEditing(null);
                setText("");
              }}
              onAsk={() => void ask(text, editing)}
              onStop={currentConversation.stop}
            />
            <div className="mt-1 flex min-h-6 items-center justify-between gap-3 text-xs text-ink-muted">
              <p>
                {t(last && last.answer.model !== "built-in" ? "who.model" : "who.builtIn", {
                  model: last?.answer.model,
                })}
              </p>
              <span role="status">{badge && <Badge tone="good">{t(`badge.${badge}`)}</Badge>}</span>
            </div>
          </div>
        </div>
      </section>
      {wide && (
        <aside aria-label={t("chart.title")} className="min-h-0 overflow-y-auto border-s border-line px-6 py-3">
          {choice}
          {chart.isPending && kundliId !== null && <Skeleton className="mt-2 aspect-square w-full" />}
          {chart.data && kundliId !== null && <ChartPanel data={chart.data} kundliId={kundliId} chosen={chosen} />}
          {reasoned && (
            <div className="mt-2 flex flex-col gap-5 border-t border-line pt-3">
              <Reasons turn={reasoned} chosen={chosen} onChoose={setChosen} />
            </div>
          )}
        </aside>
      )}
      <Drawer
        open={drawer === "talks"}
        onClose={() => setDrawer(null)}
        title={t("talks.title")}
        closeLabel={t("common:close")}
      >
        {conversations}
      </Drawer>
      <Drawer
        open={drawer === "chart"}
        onClose={() => setDrawer(null)}
        title={t("chart.title")}
        closeLabel={t("common:close")}
      >
        {chart.data && kundliId !== null && <ChartPanel data={chart.data} kundliId={kundliId} chosen={chosen} />}
      </Drawer>
      <Drawer
        open={drawer === "samples"}
        onClose={() => setDrawer(null)}
        title={t("samples.title")}
        closeLabel={t("common:close")}
      >
        <SampleQuestions onPick={putIntoBox} />
      </Drawer>
      <Suspense fallback={null}>
        {drawer === "memory" && <MemoryDrawer open onClose={() => setDrawer(null)} />}
      </Suspense>
      <UndoBar
        onUndo={conversationList.going ? conversationList.undoDeletion : undefined}
        onClose={conversationList.going ? conversationList.undoDeletion : conversationList.dismiss}
      >
        {conversationList.going
          ? conversationList.going.title === null
            ? t("talks.cleared")
            : t("talks.deleted", { title: conversationList.going.title })
          : conversationList.failed && t(`talks.not.${conversationList.failed}`)}
      </UndoBar>
    </div>
  );
}

/** The chart of a saved kundli; null for a birth without a time, which has no chart. */
function useKundliChart(kundliId: string | null) {
  return useQuery({
    queryKey: ["kundlis", "chart", kundliId],
    enabled: kundliId !== null,
    queryFn: async ({ signal }) => fetchChart(kundliId ?? "", signal),
    select: ({ data }): KundliData | null => ("time_unknown" in data ? null : data),
  });
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

/** On a phone: the cited fact, above the question box, with where it is in the chart. */
function CitationStrip({ data, chosen, onClose }: { data: KundliData; chosen: ChosenCitation; onClose: () => void }) {
  const { t } = useTranslation("assistant");
  const [style] = usePreference(chartStylePreference);
  const input = useMemo(() => buildChartInput(data, "D1"), [data]);
  return (
    <div role="status" className="flex items-start gap-3 border-t border-line bg-surface-raised px-4 py-3">
      <div className="w-24 shrink-0">
        <DotChart chart={input} style={style} />
      </div>
      <div className="min-w-0 flex-1 text-sm">
        <ChosenFact chosen={chosen} />
      </div>
      <IconButton label={t("common:close")} onClick={onClose} className="-me-3">
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  );
}

function useQuestionDraft(): [string, (next: string | ((now: string) => string)) => void] {
  const [text, setText] = useState(() => readStored(DRAFT_KEY, getTabStorage) ?? "");
  useEffect(() => void writeStored(DRAFT_KEY, text === "" ? null : text, getTabStorage), [text]);
  return [text, setText];
}
