import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { useMedia } from "../../lib/use-media.ts";
import { Skeleton } from "../../ui/feedback.tsx";
import { AssistantDrawers, DeletionBar } from "./assistant-drawers.tsx";
import { ChartPanel } from "./chart-panel.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { ConversationPanel } from "./conversation-panel.tsx";
import { KundliPicker } from "./kundli-picker.tsx";
import { Reasons } from "./turn-view.tsx";
import { useAssistant, type AssistantProps } from "./use-assistant.ts";

/**
 * The assistant's three columns: conversations, the open conversation, and chart with reasons. On a phone only the conversation, with the
 * others in drawers.
 */
export function AssistantLayout(props: AssistantProps) {
  const { t } = useTranslation("assistant");
  const { kundlis } = props;
  const wide = useMedia("(min-width: 64rem)");
  const assistant = useAssistant(props);
  const { list, kundliId, chart, chosen, reasonedTurn, setDrawer } = assistant;
  const conversations = (
    <ConversationList
      conversations={list}
      openId={assistant.conversation.chatId}
      onOpen={assistant.open}
      onSamples={() => setDrawer("samples")}
      onMemory={() => setDrawer("memory")}
    />
  );
  const kundliPicker = (
    <KundliPicker kundlis={kundlis} value={kundliId} onChange={(id) => void assistant.changeKundli(id)} />
  );
  return (
    <div
      className={cx(
        "grid h-[calc(100dvh-3rem)] w-full shrink-0 [container:talk/size] grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] lg:h-[calc(100dvh-4.1rem)]",
        assistant.isInCare
          ? "xl:grid-cols-[min(15.5rem,22%)_minmax(0,1fr)]"
          : "lg:grid-cols-[minmax(0,1fr)_min(26rem,42%)] xl:grid-cols-[min(15.5rem,22%)_minmax(0,1fr)_min(26rem,36%)]",
      )}
    >
      <aside
        aria-label={t("talks.title")}
        className="hidden min-h-0 flex-col overflow-y-auto border-e border-line px-5 py-4 xl:flex"
      >
        {conversations}
      </aside>
      <ConversationPanel assistant={assistant} wide={wide} kundlis={kundlis} kundliPicker={kundliPicker} />
      {wide && !assistant.isInCare && (
        <aside aria-label={t("chart.title")} className="min-h-0 overflow-y-auto border-s border-line px-6 py-3">
          {kundliPicker}
          {chart.isPending && kundliId !== null && <Skeleton className="mt-2 aspect-square w-full" />}
          {chart.data && kundliId !== null && <ChartPanel data={chart.data} kundliId={kundliId} chosen={chosen} />}
          {reasonedTurn && (
            <div className="mt-2 flex flex-col gap-5 border-t border-line pt-3">
              <Reasons turn={reasonedTurn} chosen={chosen} onChoose={assistant.actions.onChoose} />
            </div>
          )}
        </aside>
      )}
      <AssistantDrawers assistant={assistant} conversations={conversations} />
      <DeletionBar list={list} />
    </div>
  );
}
