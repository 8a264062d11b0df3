import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { claimKeptTrial } from "../domain/kept-trial/kept-trial.ts";
import { saveKeptTrial } from "../domain/kept-trial/save-kept-trial.ts";
import { PageSpinner } from "../ui/spinner.tsx";

/** Saves what the user kept before signing up, and then opens the chart. Without anything kept, shows the page at once. */
export function KeptTrialGate({ account, children }: { account: string; children: ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [kept] = useState(() => claimKeptTrial(account));
  const [isWaiting, setIsWaiting] = useState(kept !== null);
  const open = useEffectEvent((path: string) => navigate(path, { replace: true }));
  useEffect(() => {
    if (!kept) return;
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
