import type { LedgerResponse } from "@lagna/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { LEDGER_HASH, LEDGER_PATH, ledgerQuery } from "../../domain/ledger/ledger-query.ts";
import { api } from "../../lib/api.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Alert, Skeleton } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { LedgerEntryRow } from "./ledger-entry-row.tsx";
import { ProfileSection } from "./profile-section.tsx";

const KEPT = ["kept1", "kept2", "kept3", "kept4", "kept5"] as const;

/** The times that answers named, and what came of them. They are fetched when the section is opened, or linked to. */
export function LedgerSection() {
  const { t } = useTranslation("ledger");
  const isLinked = useLocation().hash === LEDGER_HASH;
  const [isOpen, setIsOpen] = useState(isLinked);
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLinked) start.current?.scrollIntoView({ block: "start" });
  }, [isLinked]);
  return (
    <div ref={start}>
      <ProfileSection title={t("title")} lead={t("lead")}>
        {isOpen ? <Ledger /> : <Button onClick={() => setIsOpen(true)}>{t("open")}</Button>}
      </ProfileSection>
    </div>
  );
}

function Ledger() {
  const { t } = useTranslation("ledger");
  const query = useQuery(ledgerQuery);
  if (query.isPending)
    return (
      <div aria-busy="true">
        <Skeleton className="h-12 w-full" />
      </div>
    );
  if (!query.data) return <LoadError query={query} fallback={t("failed")} />;
  return (
    <>
      {!query.data.has_own_kundli && (
        <Alert tone="warn" className="mb-4">
          {t("noOwn")}
        </Alert>
      )}
      {query.data.since === null ? <Offer /> : <Entries ledger={query.data} since={query.data.since} />}
    </>
  );
}

/** Turns the ledger on or off; the answer takes the place of what was fetched. */
function useSwitch() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) => api<LedgerResponse>(LEDGER_PATH, { method: "PUT", body: { on } }),
    onSuccess: (ledger) => queries.setQueryData(ledgerQuery.queryKey, ledger),
  });
}

function Offer() {
  const { t } = useTranslation("ledger");
  const errorText = useErrorText();
  const turning = useSwitch();
  return (
    <div className="measure">
      <h3 className="font-medium">{t("keptTitle")}</h3>
      <ul className="mt-2 list-disc ps-5 text-ink-muted">
        {KEPT.map((key) => (
          <li key={key} className="mt-1">
            {t(key)}
          </li>
        ))}
      </ul>
      <Button variant="primary" className="mt-4" busy={turning.isPending} onClick={() => turning.mutate(true)}>
        {t("turnOn")}
      </Button>
      {turning.isError && (
        <Alert tone="bad" className="mt-3">
          {errorText(turning.error, t("notTurned"))}
        </Alert>
      )}
    </div>
  );
}

function Entries({ ledger: { entries, today }, since }: { ledger: LedgerResponse; since: string }) {
  const { t } = useTranslation("ledger");
  const format = useFormat();
  const groups = {
    due: entries.filter(({ outcome, ask_on }) => outcome === null && ask_on <= today),
    later: entries.filter(({ outcome, ask_on }) => outcome === null && ask_on > today),
    told: entries.filter(({ outcome }) => outcome !== null),
  };
  return (
    <>
      <p className="text-ink-muted">{t("since", { day: format.date(since) })}</p>
      {entries.length === 0 && <p className="mt-3 text-ink-muted">{t("none")}</p>}
      {(["due", "later", "told"] as const).map(
        (name) =>
          groups[name].length > 0 && (
            <section key={name} className="mt-5">
              <h3 className="font-medium">{t(name)}</h3>
              {name === "later" && <p className="measure mt-1 text-sm text-ink-muted">{t("whyLater")}</p>}
              <ul aria-label={t(name)}>
                {groups[name].map((entry) => (
                  <LedgerEntryRow key={entry.id} entry={entry} today={today} />
                ))}
              </ul>
            </section>
          ),
      )}
      <TurnOff />
    </>
  );
}

function TurnOff() {
  const { t } = useTranslation("ledger");
  const errorText = useErrorText();
  const [isAsking, setIsAsking] = useState(false);
  const turning = useSwitch();
  const confirm = () => {
    setIsAsking(false);
    turning.mutate(false);
  };
  return (
    <>
      <Button variant="danger" className="mt-6" busy={turning.isPending} onClick={() => setIsAsking(true)}>
        {t("turnOff")}
      </Button>
      {turning.isError && (
        <Alert tone="bad" className="mt-3">
          {errorText(turning.error, t("notTurned"))}
        </Alert>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t("turnOffQuestion")}
        closeLabel={t("common:cancel")}
      >
        <p className="text-ink-muted">{t("turnOffWhat")}</p>
        <Button variant="danger" className="mt-4" onClick={confirm}>
          {t("turnOff")}
        </Button>
      </Dialog>
    </>
  );
}
