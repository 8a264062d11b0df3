import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { NewTotpResponse, RecoveryCodesResponse, SecondFactorsResponse } from "@lagna/contract";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasPasskeys } from "../../../domain/second-factors/passkey-device.ts";
import { beginApp, fetchSecondFactors, renewCodes } from "../../../domain/second-factors/second-factors-api.ts";
import { focusIfLost } from "../../../lib/focus.ts";
import { useErrorText } from "../../../lib/i18n/error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert, Skeleton } from "../../../ui/feedback.tsx";
import { NotLoaded } from "../../../ui/not-loaded.tsx";
import { type OwnAccount, useProof } from "../proof.tsx";
import { AddApp } from "./add-app.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import { FactorList } from "./factor-list.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

export const SECOND_FACTORS_KEY = ["profile", "second-factors"];
export const useSecondFactors = () =>
  useQuery({ queryKey: SECOND_FACTORS_KEY, queryFn: ({ signal }) => fetchSecondFactors(signal) });

/** What is being done just now; one thing at a time. */
type Doing =
  | { step: "nothing"; done: "added" | "removed" | "removedLast" | "renewed" | null }
  | { step: "app"; begun: NewTotpResponse }
  | { step: "passkey" }
  | { step: "codes"; codes: readonly string[]; done: "added" | "renewed" };

export interface SecondFactorsProps {
  account: OwnAccount;
  /** After a factor was added and its recovery codes, if there are any, were kept. */
  onAdded?: () => void;
}

/** One's second factors: what there is, and the presses that add and remove. */
export function SecondFactors({ account, onAdded }: SecondFactorsProps) {
  const { t } = useTranslation("factors");
  const query = useSecondFactors();
  if (query.isPending)
    return (
      <div aria-busy="true">
        <Skeleton className="h-12 w-full" />
      </div>
    );
  if (!query.data) return <NotLoaded query={query} otherwise={t("notLoaded")} />;
  return <Loaded account={account} have={query.data} {...(onAdded && { onAdded })} />;
}

function Loaded({ account, have, onAdded }: SecondFactorsProps & { have: SecondFactorsResponse }) {
  const { t } = useTranslation("factors");
  const errorText = useErrorText();
  const queries = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const [doing, setDoing] = useState<Doing>({ step: "nothing", done: null });
  const [busy, setBusy] = useState<"app" | "codes" | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const { proved, dialog } = useProof(account);

  const go = (next: Doing) => {
    setDoing(next);
    focusIfLost(() => place.current);
  };
  const changed = () => void queries.invalidateQueries({ queryKey: ["profile"] });
  const begin = async (what: "app" | "codes", work: () => Promise<void>) => {
    setBusy(what);
    setProblem(null);
    await work().catch(setProblem);
    setBusy(null);
  };
  const added = ({ recovery_codes: codes }: RecoveryCodesResponse) => {
    changed();
    if (codes) return go({ step: "codes", codes, done: "added" });
    go({ step: "nothing", done: "added" });
    onAdded?.();
  };
  const kept = (done: "added" | "renewed") => {
    go({ step: "nothing", done });
    if (done === "added") onAdded?.();
  };
  const addApp = () => begin("app", async () => go({ step: "app", begun: await proved(beginApp) }));
  const renew = () =>
    begin("codes", async () => {
      const { recovery_codes: codes } = await proved(renewCodes);
      changed();
      go({ step: "codes", codes: codes ?? [], done: "renewed" });
    });
  const adding = { proved, onAdded: added, onCancel: () => go({ step: "nothing", done: null }) };
  const removed = (last: boolean) => {
    changed();
    go({ step: "nothing", done: last ? "removedLast" : "removed" });
  };

  return (
    <>
      {dialog}
      {doing.step === "nothing" && doing.done && (
        <Alert tone="good" className="mb-4">
          {t(`done.${doing.done}`)}
        </Alert>
      )}
      <FactorList have={have} proved={proved} onRemoved={removed} renew={renew} renewing={busy === "codes"} />
      {problem !== null && (
        <Alert tone="bad" className="mt-4">
          {errorText(problem, t("failed"))}
        </Alert>
      )}
      <div ref={place} className="mt-5">
        {doing.step === "nothing" && (
          <div className="flex flex-wrap items-center gap-3">
            <Button busy={busy === "app"} onClick={() => void addApp()}>
              {t("app.open")}
            </Button>
            <PasskeyButton origin={have.passkey_origin} onPress={() => go({ step: "passkey" })} />
          </div>
        )}
        {doing.step === "app" && <AddApp begun={doing.begun} {...adding} />}
        {doing.step === "passkey" && <AddPasskey {...adding} />}
        {doing.step === "codes" && (
          <RecoveryCodes codes={doing.codes} email={account.email} onKept={() => kept(doing.done)} />
        )}
      </div>
    </>
  );
}

/** Where none can be made, why not. */
function PasskeyButton({ origin, onPress }: { origin: string | null; onPress: () => void }) {
  const { t } = useTranslation("factors");
  const why = () => {
    if (origin === null) return t("passkey.noName");
    if (origin !== window.location.origin) return t("passkey.elsewhere", { origin });
    return hasPasskeys() ? null : t("passkey.unsupported");
  };
  const reason = why();
  return reason === null ? (
    <Button onClick={onPress}>{t("passkey.open")}</Button>
  ) : (
    <p className="text-sm text-ink-muted">{reason}</p>
  );
}
