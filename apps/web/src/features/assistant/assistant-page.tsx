import type { SavedKundli } from "@lagna/contract";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { useCharts } from "../../domain/saved-kundlis/use-charts.ts";
import { useSession } from "../../lib/session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState, Skeleton } from "../../ui/feedback.tsx";
import { NotLoaded } from "../../ui/not-loaded.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { keepOpenTalk, openTalk } from "./kept-talk.ts";
import { Room } from "./room.tsx";

/** Questions about one's own chart, and answers whose every claim is of it. */
export function Component() {
  const { t } = useTranslation("assistant");
  const { user } = useSession();
  const named = useNamedTalk();
  const kundlis = useCharts();
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
      {error && (
        <div className="page py-8">
          <NotLoaded query={kundlis} otherwise={t("kundli.failed")} />
        </div>
      )}
      {charts && user && !named && <WithChart account={user.email} kundlis={charts} />}
    </>
  );
}

/** The talk that an address names becomes the open one of this tab, and leaves the address; true until it has. */
function useNamedTalk(): boolean {
  const [params, setParams] = useSearchParams();
  const named = params.get("talk");
  useEffect(() => {
    if (named === null) return;
    keepOpenTalk(named);
    setParams(
      (all) => {
        all.delete("talk");
        return all;
      },
      { replace: true },
    );
  }, [named, setParams]);
  return named !== null;
}

/** The astrologer speaks of a chart: who has none makes one first, or pastes what another program made. */
function WithChart({ account, kundlis }: { account: string; kundlis: readonly SavedKundli[] }) {
  const { t } = useTranslation("assistant");
  const [pasting, setPasting] = useState(false);
  if (kundlis.length > 0 || pasting || openTalk() !== null)
    return <Room key={account} account={account} kundlis={kundlis} pasting={pasting} />;
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
