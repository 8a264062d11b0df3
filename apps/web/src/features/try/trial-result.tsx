import type { KundliData } from "@lagna/contract";
import MessageCircleQuestion from "~icons/lucide/message-circle-question";
import Pencil from "~icons/lucide/pencil";
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { BirthLine } from "../../domain/birth/birth-line.tsx";
import { BirthNotices } from "../../domain/birth/birth-notices.tsx";
import { UntimedArticle } from "../../domain/birth-time-uncertainty/untimed-article.tsx";
import { KundliView } from "../../domain/kundli/kundli-view.tsx";
import { PlainMeaning } from "../../domain/kundli/plain-summary.tsx";
import { isSectionId } from "../../domain/kundli/sections.ts";
import { preloadSectionsLater } from "../../domain/kundli/sections.ts";
import { SummarySentence } from "../../domain/kundli/summary-sentence.tsx";
import { useSearchParamState } from "../../domain/kundli/use-search-param-state.ts";
import { isSlowConnection } from "../../lib/connection.ts";
import { Button } from "../../ui/button.tsx";
import { KeepLink, KeepPanel } from "./keep-panel.tsx";
import { createDeviceSource, createTrialDaySource, createTrialSource } from "./trial-api.ts";
import { TrialQuestions } from "./trial-questions.tsx";
import { TrialCardButton } from "./trial-card-button.tsx";
import type { Trial, TrialState } from "./use-trial.ts";

interface TrialResultProps {
  trial: Trial;
  state: TrialState;
  onEdit: () => void;
}

/** A visitor's chart, with the questions about it and the way to keep both. */
export function TrialResult({ trial, state, onEdit }: TrialResultProps) {
  const { t } = useTranslation("try");
  const heading = useRef<HTMLHeadingElement>(null);
  const question = useRef<HTMLTextAreaElement>(null);
  const allowance = useRef<HTMLButtonElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [trial.birth]);
  useEffect(() => (isSlowConnection() ? undefined : preloadSectionsLater()), []);
  const actions = (
    <>
      <Button
        variant="primary"
        className="px-4"
        icon={<MessageCircleQuestion aria-hidden="true" className="size-4" />}
        onClick={() => (question.current ?? allowance.current)?.focus()}
      >
        {t("ask.open")}
      </Button>
      {trial.mayAsk && <TrialCardButton birth={trial.birth} />}
    </>
  );
  return (
    <div className="page-wide flex-1 py-1">
      <TrialChart trial={trial} heading={heading} onEdit={onEdit} actions={actions} />
      <div className="no-print mt-6 grid gap-x-16 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <TrialQuestions trial={trial} state={state} inputRef={question} allowanceRef={allowance} />
        <KeepPanel trial={trial} />
      </div>
      <div className="keep-bar no-print sticky bottom-0 z-10 -mx-4 mt-4 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-1.5 max-[16rem]:contents lg:hidden">
        {actions}
        <KeepLink trial={trial} />
      </div>
    </div>
  );
}

interface TrialChartProps {
  trial: Trial;
  heading: RefObject<HTMLHeadingElement | null>;
  onEdit: () => void;
  /** For wide screens; a phone has them at its lower edge. */
  actions: ReactNode;
}

function TrialChart({ trial, heading, onEdit, actions }: TrialChartProps) {
  const { t } = useTranslation("try");
  const { birth, data, isOnDevice, values } = trial;
  const label = t("kundli:result.label", { name: data.birth.name });
  const day = useMemo(
    () => createTrialDaySource(birth, isOnDevice ? { place: values.place } : null),
    [birth, isOnDevice, values.place],
  );
  const edit = (
    <Button
      variant="quiet"
      icon={<Pencil aria-hidden="true" className="size-4" />}
      onClick={onEdit}
      className="no-print shrink-0 px-3 text-accent max-sm:-me-3"
      aria-label={t("kundli:result.edit")}
    >
      <span className="max-sm:hidden">{t("kundli:result.editShort")}</span>
    </Button>
  );
  if ("time_unknown" in data)
    return (
      <UntimedArticle
        data={data}
        fetchSections={day}
        rectification={null}
        level={1}
        headingRef={heading}
        label={label}
        actions={<div className="no-print flex flex-wrap">{edit}</div>}
      />
    );
  return (
    <article aria-label={label} className="min-w-0">
      <TimedChart trial={trial} data={data} heading={heading} edit={edit} actions={actions} />
    </article>
  );
}

function TimedChart({
  trial,
  data,
  heading,
  edit,
  actions,
}: Omit<TrialChartProps, "onEdit"> & { data: KundliData; edit: ReactNode }) {
  const { birth, values, timeAssumed, isOnDevice } = trial;
  const [now] = useState(() => Date.now());
  const [panel, setPanel] = useSearchParamState("panel", isSectionId, { push: true });
  const source = useMemo(
    () => (isOnDevice ? createDeviceSource(birth, values.place) : createTrialSource(birth)),
    [birth, isOnDevice, values.place],
  );
  return (
    <KundliView
      data={data}
      now={now}
      source={source}
      panel={panel}
      onPanelChange={setPanel}
      isExpanded
      birthLine={
        <div className="flex items-center gap-x-3 border-b border-line pb-1 lg:border-0 lg:pb-0">
          <BirthLine birth={data.birth} state={values.place?.state ?? null} />
          {edit}
        </div>
      }
      head={
        <>
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-xl leading-snug font-light outline-none sm:text-2xl lg:leading-[1.35]"
          >
            <SummarySentence data={data} now={now} />
          </h1>
          <p className="mt-1 text-base text-pretty lg:text-[1.0625rem]">
            <PlainMeaning data={data} />
          </p>
        </>
      }
      notices={<BirthNotices birth={data.birth} timeAssumed={timeAssumed} />}
      actions={<div className="hidden flex-wrap items-center gap-2 lg:flex">{actions}</div>}
    />
  );
}
