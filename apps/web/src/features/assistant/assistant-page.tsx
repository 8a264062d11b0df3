import type { KundliPair, SavedKundli } from "@lagna/contract";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { type SavedCharts, useSavedCharts } from "../../domain/saved-kundlis/use-saved-charts.ts";
import { isUnreachable } from "../../lib/api.ts";
import { useSession } from "../../lib/session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState, Skeleton } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { parseKundliPair } from "./parse-kundli-pair.ts";
import { saveOpenConversationId, readOpenConversationId } from "./conversation-storage.ts";
import { AssistantLayout } from "./assistant-layout.tsx";

/** Questions about the user's own chart, answered with statements that each cite a fact of it. */
export function Component() {
  const { t } = useTranslation("assistant");
  const { user } = useSession();
  const { isOpening, askedPair } = useConversationFromAddress();
  const kundlis = useSavedCharts();
  const { charts, error } = kundlis;
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="sr-only">{t("title")}</h1>
      {!charts && !error && (
        <div className="page py-8">
          <Skeleton className="h-72 w-full" />
        </div>
      )}
      {error && <ChartsNotLoaded kundlis={kundlis} />}
      {charts && user && !isOpening && (
        <AssistantWithChart account={user.email} kundlis={charts} askedPair={askedPair} />
      )}
    </>
  );
}

/** Why the charts are missing; without a connection also what works without one. */
function ChartsNotLoaded({ kundlis }: { kundlis: SavedCharts }) {
  const { t } = useTranslation("assistant");
  if (!isUnreachable(kundlis.error))
    return (
      <div className="page py-8">
        <LoadError query={kundlis} fallback={t("kundli.failed")} />
      </div>
    );
  return (
    <EmptyState
      title={t("away.title")}
      action={
        <>
          <Link to="/kundlis" className={buttonClass("primary")}>
            {t("away.kundlis")}
          </Link>
          <Button onClick={() => void kundlis.refetch()}>{t("common:retry")}</Button>
        </>
      }
    >
      <p role="alert">{t("away.lead")}</p>
    </EmptyState>
  );
}

/**
 * Makes the conversation named in the address the open one of this tab, or begins a new one about the pair that it names, and removes both
 * from the address. `isOpening` until that is done.
 */
function useConversationFromAddress() {
  const [params, setParams] = useSearchParams();
  const conversationId = params.get("talk");
  const pairText = params.get("pair");
  const [askedPair, setAskedPair] = useState<KundliPair | null>(null);
  useEffect(() => {
    if (conversationId === null && pairText === null) return;
    saveOpenConversationId(conversationId);
    setAskedPair(pairText === null ? null : parseKundliPair(pairText));
    setParams(
      (all) => {
        all.delete("talk");
        all.delete("pair");
        return all;
      },
      { replace: true },
    );
  }, [conversationId, pairText, setParams]);
  return { isOpening: conversationId !== null || pairText !== null, askedPair };
}

/** The astrologer needs a chart: a user without one creates one first, or pastes data of another program. */
function AssistantWithChart({
  account,
  kundlis,
  askedPair,
}: {
  account: string;
  kundlis: readonly SavedKundli[];
  askedPair: KundliPair | null;
}) {
  const { t } = useTranslation("assistant");
  const [pasting, setPasting] = useState(false);
  if (kundlis.length > 0 || pasting || readOpenConversationId() !== null)
    return (
      <AssistantLayout key={account} account={account} kundlis={kundlis} askedPair={askedPair} pasting={pasting} />
    );
  return (
    <EmptyState
      title={t("none.title")}
      action={
        <>
          <Link to="/generate-kundali" className={buttonClass("primary")}>
            {t("none.action")}
          </Link>
          <Button onClick={() => setPasting(true)}>{t("none.paste")}</Button>
        </>
      }
    >
      <p>{t("none.lead")}</p>
    </EmptyState>
  );
}
