import type { KundliData, KundliPair, SavedKundli } from "@lagna/contract";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { fetchChart } from "../../domain/saved-kundlis/kundlis-api.ts";
import { findOwnChart } from "../../domain/saved-kundlis/use-saved-charts.ts";
import { updateConversation } from "./assistant-api.ts";
import type { ChosenCitation } from "../../domain/answers/chosen-citation.ts";
import { isCareTurn, type Turn } from "./conversation-state.ts";
import { isAnswered, type TurnActions } from "./turn-view.tsx";
import { useConversation } from "./use-conversation.ts";
import { useConversations } from "./use-conversations.ts";
import { useQuestionBox, type QuestionBox } from "./use-question-box.ts";

export interface AssistantProps {
  account: string;
  kundlis: readonly SavedKundli[];
  /** The two kundlis whose match the address asks about. */
  askedPair: KundliPair | null;
  /** Whether the field for pasted birth details is open. */
  pasting: boolean;
}

export type DrawerName = "talks" | "chart" | "memory" | "samples";

/** The state of the assistant's page and the actions on it. */
export function useAssistant({ account, kundlis, askedPair, pasting }: AssistantProps) {
  const [newPair, setNewPair] = useState(askedPair);
  const { defaultId, pick } = useDefaultKundli(kundlis, newPair);
  const current = useConversation(account, defaultId, newPair);
  const { talk: conversation } = current;
  const kundliId = conversation.chatId === null ? defaultId : conversation.kundliId;
  const list = useConversations(
    (ids) => conversation.chatId !== null && ids.has(conversation.chatId) && void current.open(null),
  );
  const box = useQuestionBox(pasting);
  const [chosen, setChosen] = useState<ChosenCitation | null>(null);
  const [openReasons, setOpenReasons] = useState<string | null>(null);
  const [drawer, setDrawer] = useState<DrawerName | null>(null);
  const { fill, setEditedId } = box;
  const fillBox = useCallback(
    (question: string) => {
      fill(question);
      setDrawer(null);
    },
    [fill],
  );
  const ask = (question: string, replacedId: string | null): Promise<void> => {
    setChosen(null);
    return askFromBox(current, box, question, replacedId);
  };
  const open = (chatId: string | null) => {
    setNewPair(null);
    setDrawer(null);
    setChosen(null);
    setEditedId(null);
    void current.open(chatId);
  };
  const changeKundli = async (id: string) => {
    pick(id);
    setNewPair(null);
    if (conversation.chatId === null) return;
    current.changeKundli(id);
    await updateConversation(conversation.chatId, { kundli_id: id }).catch(() => current.open(conversation.chatId));
  };
  const actions: TurnActions = {
    onEdit: ({ question, questionId }: Turn) => {
      setEditedId(questionId);
      fillBox(question);
    },
    onRetry: (turn: Turn) => {
      setChosen(null);
      void current.retry(turn);
    },
    onFollowUp: (question) => void ask(question, null),
    onFeedback: current.recordFeedback,
    onChoose: setChosen,
    onToggleReasons: (key) => setOpenReasons((shown) => (shown === key ? null : key)),
    onHide: () => {
      const { chatId } = conversation;
      open(null);
      if (chatId !== null) void list.setHidden(chatId, true);
    },
  };
  const answered = conversation.turns.filter(isAnswered);
  return {
    current,
    conversation,
    list,
    kundliId,
    pair: conversation.chatId === null ? newPair : conversation.pair,
    chart: useKundliChart(kundliId),
    box,
    chosen,
    openReasons,
    drawer,
    setDrawer,
    lastAnswered: answered.at(-1),
    /** The last answer was care for a person in danger: nothing of astrology is beside it. */
    isInCare: conversation.turns.slice(-1).some(isCareTurn),
    /** The turn whose reasons are shown beside the conversation. */
    reasonedTurn: answered.find(({ key }) => key === (chosen?.turn ?? openReasons)) ?? answered.at(-1),
    fillBox,
    ask,
    open,
    changeKundli,
    actions,
  };
}

export type Assistant = ReturnType<typeof useAssistant>;

/** Empties the box and asks. A failed question is put back into the box, unless the box has other text by then. */
async function askFromBox(
  { ask }: ReturnType<typeof useConversation>,
  box: QuestionBox,
  question: string,
  replacedQuestionId: string | null,
): Promise<void> {
  box.setText("");
  box.setEditedId(null);
  const isAsked = await ask({ question, kundliData: box.kundliData.trim(), replacedQuestionId });
  if (isAsked) return box.setKundliData("");
  if (box.input.current?.value !== "") return;
  box.setText(question);
  box.setEditedId(replacedQuestionId);
}

/** The kundli that a new conversation is about: the picked one, the one in the address, or the user's own. */
function useDefaultKundli(kundlis: readonly SavedKundli[], pair: KundliPair | null) {
  const [params] = useSearchParams();
  const [picked, pick] = useState(() => kundlis.find(({ id }) => id === params.get("kundli"))?.id ?? null);
  const ofPair = kundlis.filter(({ id }) => id === pair?.girl.kundli_id || id === pair?.boy.kundli_id);
  // Of a pair the user's own chart, if it is one of them; else the one on the bride's side.
  const first = ofPair.find(({ is_self: isSelf }) => isSelf)?.id ?? pair?.girl.kundli_id;
  return { defaultId: picked ?? first ?? findOwnChart(kundlis)?.id ?? null, pick };
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
