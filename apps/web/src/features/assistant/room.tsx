import type { KundliData, SavedKundli } from "@lagna/contract";
import { useQuery } from "@tanstack/react-query";
import { ArrowDown, Menu, X } from "lucide-react";
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { DotChart } from "../../domain/chart/dot-chart.tsx";
import { chartInput } from "../../domain/chart/chart-data.ts";
import { chartStylePreference } from "../../domain/chart/chart-style.ts";
import { fetchChart } from "../../domain/saved-kundlis/kundlis-api.ts";
import { ownChart } from "../../domain/saved-kundlis/use-charts.ts";
import { usePreference } from "../../lib/preferences.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { useMedia } from "../../lib/use-media.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Drawer } from "../../ui/dialog.tsx";
import { Alert, Badge, Skeleton } from "../../ui/feedback.tsx";
import { UndoBar } from "../../ui/undo-bar.tsx";
import { AskBox } from "./ask-box.tsx";
import { changeTalk } from "./assistant-api.ts";
import { ChartBeside, ChosenFact, KundliChoice } from "./chart-beside.tsx";
import type { Chosen } from "./chosen.ts";
import { Conversations } from "./conversations.tsx";
import { useFailureText } from "./failure-text.ts";
import { Samples } from "./samples.tsx";
import type { Turn } from "./talk-state.ts";
import { isAnswered, Reasons, TurnView, type TurnActions } from "./turn-view.tsx";
import { useTalk } from "./use-talk.ts";
import { useTalks } from "./use-talks.ts";
import { useEndInSight } from "./use-end-in-sight.ts";

const MemoryDrawer = lazy(() => import("./memory-drawer.tsx").then((module) => ({ default: module.MemoryDrawer })));

/** What stands in the box outlives a reload, in this tab. */
const DRAFT_KEY = "lagna_question";
const tab = () => sessionStorage;
/** From so many messages on there is a way to the end. */
const LONG = 2;

interface RoomProps {
  account: string;
  kundlis: readonly SavedKundli[];
  pasting: boolean;
}

/** Talks to one side, the talk in the middle, chart and reasons to the other; on a phone the talk alone, the others in drawers. */
export function Room({ account, kundlis, pasting }: RoomProps) {
  const { t } = useTranslation("assistant");
  const wide = useMedia("(min-width: 1024px)");
  const own = ownChart(kundlis);
  const [params] = useSearchParams();
  const [picked, setPicked] = useState(() => kundlis.find(({ id }) => id === params.get("kundli"))?.id ?? null);
  const work = useTalk(account, picked ?? own?.id ?? null);
  const { talk, failure, badge } = work;
  const kundliId = talk.chatId === null ? (picked ?? own?.id ?? null) : talk.kundliId;
  const talks = useTalks((ids) => talk.chatId !== null && ids.has(talk.chatId) && void work.open(null));
  const [text, setText] = useDraft();
  const [data, setData] = useState(pasting ? " " : "");
  const [editing, setEditing] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const [drawer, setDrawer] = useState<"talks" | "chart" | "memory" | "samples" | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const { scroller, mark, inSight, scroll } = useEndInSight(talk.turns);
  const failureText = useFailureText();
  const chart = useChart(kundliId);
  const busy = talk.turns.at(-1)?.state === "coming";
  const last = talk.turns.findLast(isAnswered);
  const reasoned = talk.turns.filter(isAnswered).find(({ key }) => key === (chosen?.turn ?? why)) ?? last;

  const put = useCallback(
    (question: string) => {
      setText(question);
      setDrawer(null);
      box.current?.focus();
    },
    [setText],
  );
  const ask = async (question: string, insteadOf: string | null) => {
    setText("");
    setEditing(null);
    setChosen(null);
    const pasted = data.trim();
    const done = await work.ask({ question, kundliData: pasted, insteadOf });
    if (done) return setData("");
    // What came to nothing is not lost: it stands in the box again, unless something else does by now.
    if (box.current?.value !== "") return;
    setText(question);
    setEditing(insteadOf);
  };
  const open = (chatId: string | null) => {
    setDrawer(null);
    setChosen(null);
    setEditing(null);
    void work.open(chatId);
  };
  const move = async (id: string) => {
    setPicked(id);
    if (talk.chatId === null) return;
    work.moved(id);
    await changeTalk(talk.chatId, { kundli_id: id }).catch(() => work.open(talk.chatId));
  };
  const { judged } = work;
  const actions: TurnActions = {
    onEdit: ({ question, questionId }: Turn) => {
      setEditing(questionId);
      put(question);
    },
    onAgain: (turn: Turn) => {
      setChosen(null);
      void work.again(turn);
    },
    onFollowUp: (question) => void ask(question, null),
    onJudged: judged,
    onChoose: setChosen,
    onWhy: (key) => setWhy((current) => (current === key ? null : key)),
  };
  const conversations = (
    <Conversations
      talks={talks}
      openId={talk.chatId}
      onOpen={open}
      onSamples={() => setDrawer("samples")}
      onMemory={() => setDrawer("memory")}
    />
  );
  const choice = <KundliChoice kundlis={kundlis} value={kundliId} onChange={(id) => void move(id)} />;
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
            {talk.turns.length === 0 && <Beginning own={kundlis.length > 0} onPick={put} />}
            {talk.turns.map((turn) => (
              <TurnView
                key={turn.key}
                turn={turn}
                last={turn === talk.turns.at(-1)}
                by={last?.answer.model ?? null}
                busy={busy}
                beside={wide}
                why={wide ? reasoned?.key === turn.key : why === turn.key}
                chosen={chosen}
                actions={actions}
              />
            ))}
          </div>
          <div ref={mark} />
        </div>
        {talk.turns.length * 2 > LONG && !inSight && (
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
        {!wide && chosen && chart.data && <Strip data={chart.data} chosen={chosen} onClose={() => setChosen(null)} />}
        <div className="border-t border-line px-4 pt-3 pb-3 lg:border-t-0 lg:px-8">
          <div className="mx-auto max-w-[42rem]">
            {failure && (
              <Alert tone="bad" className="mb-3">
                {failureText(failure)}
              </Alert>
            )}
            <AskBox
              box={box}
              text={text}
              onText={setText}
              data={data}
              onData={setData}
              busy={busy}
              editing={editing !== null}
              onKeepQuestion={() => {
                setEditing(null);
                setText("");
              }}
              onAsk={() => void ask(text, editing)}
              onStop={work.stop}
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
          {chart.data && kundliId !== null && <ChartBeside data={chart.data} kundliId={kundliId} chosen={chosen} />}
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
        {chart.data && kundliId !== null && <ChartBeside data={chart.data} kundliId={kundliId} chosen={chosen} />}
      </Drawer>
      <Drawer
        open={drawer === "samples"}
        onClose={() => setDrawer(null)}
        title={t("samples.title")}
        closeLabel={t("common:close")}
      >
        <Samples onPick={put} />
      </Drawer>
      <Suspense fallback={null}>
        {drawer === "memory" && <MemoryDrawer open onClose={() => setDrawer(null)} />}
      </Suspense>
      <UndoBar onUndo={talks.going ? talks.takeBack : undefined} onClose={talks.going ? talks.takeBack : talks.dismiss}>
        {talks.going
          ? talks.going.title === null
            ? t("talks.cleared")
            : t("talks.deleted", { title: talks.going.title })
          : talks.failed && t(`talks.not.${talks.failed}`)}
      </UndoBar>
    </div>
  );
}

/** The chart of a saved kundli; a birth without its time has none to show. */
function useChart(kundliId: string | null) {
  return useQuery({
    queryKey: ["kundlis", "chart", kundliId],
    enabled: kundliId !== null,
    queryFn: async ({ signal }) => fetchChart(kundliId ?? "", signal),
    select: ({ data }): KundliData | null => ("time_unknown" in data ? null : data),
  });
}

/** Before the first question. */
function Beginning({ own, onPick }: { own: boolean; onPick: (question: string) => void }) {
  const { t } = useTranslation("assistant");
  return (
    <div className="flex flex-col gap-5 py-6">
      <p className="text-title font-light text-balance">{t("begin.title")}</p>
      <p className="measure text-ink-muted">{t(own ? "begin.lead" : "begin.paste")}</p>
      <Samples onPick={onPick} />
    </div>
  );
}

/** On a phone: what a citation stands on, above the box, and where it is in the chart. */
function Strip({ data, chosen, onClose }: { data: KundliData; chosen: Chosen; onClose: () => void }) {
  const { t } = useTranslation("assistant");
  const [style] = usePreference(chartStylePreference);
  const input = useMemo(() => chartInput(data, "D1"), [data]);
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

function useDraft(): [string, (next: string | ((now: string) => string)) => void] {
  const [text, setText] = useState(() => readStored(DRAFT_KEY, tab) ?? "");
  useEffect(() => void writeStored(DRAFT_KEY, text === "" ? null : text, tab), [text]);
  return [text, setText];
}
