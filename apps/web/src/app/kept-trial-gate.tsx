import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import {
  claimKeptInThisTab,
  claimKeptTrial,
  type KeptTrial,
  readKeptTrialFor,
  storeKeptTrial,
} from "../domain/kept-trial/kept-trial.ts";
import { saveKeptTrial } from "../domain/kept-trial/save-kept-trial.ts";
import { Button } from "../ui/button.tsx";
import { PageSpinner } from "../ui/spinner.tsx";

interface KeptTrialGateProps {
  account: string;
  children: ReactNode;
}

function findKeptTrial(account: string): KeptTrial | null {
  claimKeptInThisTab(account);
  return readKeptTrialFor(account);
}

/**
 * Saves what the user kept before signing up, and then opens the chart. What may be another person's is offered above the page. Without
 * anything kept, shows the page at once.
 */
export function KeptTrialGate({ account, children }: KeptTrialGateProps) {
  const [kept, setKept] = useState(() => findKeptTrial(account));
  if (!kept) return children;
  if (kept.account !== null)
    return (
      <KeptTrialSaver account={account} kept={kept}>
        {children}
      </KeptTrialSaver>
    );
  const discard = () => {
    storeKeptTrial(null);
    setKept(null);
  };
  return (
    <>
      <KeptTrialOffer
        name={kept.fields.name}
        onAdd={() => setKept(claimKeptTrial(kept, account))}
        onDiscard={discard}
      />
      {children}
    </>
  );
}

interface KeptTrialOfferProps {
  name: string;
  onAdd: () => void;
  onDiscard: () => void;
}

function KeptTrialOffer({ name, onAdd, onDiscard }: KeptTrialOfferProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={t("kept.title")} className="border-b border-line bg-surface-sunken">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p className="measure min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">{t("kept.question", { name })}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={onAdd}>
            {t("kept.add")}
          </Button>
          <Button onClick={onDiscard}>{t("kept.discard")}</Button>
        </div>
      </div>
    </section>
  );
}

function KeptTrialSaver({ account, kept, children }: KeptTrialGateProps & { kept: KeptTrial }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isWaiting, setIsWaiting] = useState(true);
  const open = useEffectEvent((path: string) => navigate(path, { replace: true }));
  useEffect(() => {
    let unmounted = false;
    void saveKeptTrial(account, kept)
      // Refused or out of reach: it stays in the browser, and is tried again when the app is opened next.
      .catch(() => null)
      .then(async (saved) => {
        if (unmounted) return;
        if (saved) await open(`/kundlis/${saved.kundliId}?${buildKeptQuery(saved.chatId)}`);
        setIsWaiting(false);
      });
    return () => {
      unmounted = true;
    };
  }, [account, kept]);
  return isWaiting ? <PageSpinner label={t("keeping")} /> : children;
}

/** The page of the chart offers the conversation that was kept with it. */
const buildKeptQuery = (chatId: string | null): string =>
  new URLSearchParams(chatId === null ? { kept: "" } : { kept: chatId }).toString();
