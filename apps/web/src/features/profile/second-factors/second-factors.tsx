import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { NewTotpResponse, RecoveryCodesResponse, SecondFactorsResponse } from "@lagna/contract";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasPasskeys } from "../../../domain/second-factors/passkey-device.ts";
import {
  startTotpSetup,
  fetchSecondFactors,
  renewRecoveryCodes,
} from "../../../domain/second-factors/second-factors-api.ts";
import { focusIfLost } from "../../../lib/focus.ts";
import { useErrorText } from "../../../lib/i18n/use-error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert, Skeleton } from "../../../ui/feedback.tsx";
import { LoadError } from "../../../ui/load-error.tsx";
import { type AccountIdentity, useIdentityProof } from "../../../domain/identity-proof/use-identity-proof.tsx";
import { AddAuthenticatorApp } from "./add-authenticator-app.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import { FactorList } from "./factor-list.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

export const SECOND_FACTORS_KEY = ["profile", "second-factors"];
export const useSecondFactors = () =>
  useQuery({ queryKey: SECOND_FACTORS_KEY, queryFn: ({ signal }) => fetchSecondFactors(signal) });

/** The current step; one at a time. */
type FactorStep =
  | { step: "nothing"; done: "added" | "removed" | "removedLast" | "renewed" | null }
  | { step: "app"; begun: NewTotpResponse }
  | { step: "passkey" }
  | { step: "codes"; codes: readonly string[]; done: "added" | "renewed" };

export interface SecondFactorsProps {
  account: AccountIdentity;
  /** Called after a factor was added and its recovery codes, if any, were stored by the user. */
  onAdded?: () => void;
}

/** The user's second factors, with actions to add and remove them. */
export function SecondFactors({ account, onAdded }: SecondFactorsProps) {
  const { t } = useTranslation("factors");
  const query = useSecondFactors();
  if (query.isPending)
    return (
      <div aria-busy="true">
        <Skeleton className="h-12 w-full" />
      </div>
    );
  if (!query.data) return <LoadError query={query} fallback={t("notLoaded")} />;
  return <LoadedSecondFactors account={account} have={query.data} {...(onAdded && { onAdded })} />;
}

function LoadedSecondFactors({ account, have, onAdded }: SecondFactorsProps & { have: SecondFactorsResponse }) {
  const { t } = useTranslation("factors");
  const errorText = useErrorText();
  const queries = useQueryClient();
  const container = useRef<HTMLDivElement>(null);
  const [doing, setDoing] = useState<FactorStep>({ step: "nothing", done: null });
  const [busy, setBusy] = useState<"app" | "codes" | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const { withProof, dialog } = useIdentityProof(account);

  const goToStep = (next: FactorStep) => {
    setDoing(next);
    focusIfLost(() => container.current);
  };
  const refreshProfile = () => void queries.invalidateQueries({ queryKey: ["profile"] });
  const begin = async (button: "app" | "codes", work: () => Promise<void>) => {
    setBusy(button);
    setProblem(null);
    await work().catch(setProblem);
    setBusy(null);
  };
  const handleAdded = ({ recovery_codes: codes }: RecoveryCodesResponse) => {
    refreshProfile();
    if (codes) return goToStep({ step: "codes", codes, done: "added" });
    goToStep({ step: "nothing", done: "added" });
    onAdded?.();
  };
  const finishCodes = (done: "added" | "renewed") => {
    goToStep({ step: "nothing", done });
    if (done === "added") onAdded?.();
  };
  const addApp = () => begin("app", async () => goToStep({ step: "app", begun: await withProof(startTotpSetup) }));
  const renew = () =>
    begin("codes", async () => {
      const { recovery_codes: codes } = await withProof(renewRecoveryCodes);
      refreshProfile();
      goToStep({ step: "codes", codes: codes ?? [], done: "renewed" });
    });
  const adding = { withProof, onAdded: handleAdded, onCancel: () => goToStep({ step: "nothing", done: null }) };
  const handleRemoved = (last: boolean) => {
    refreshProfile();
    goToStep({ step: "nothing", done: last ? "removedLast" : "removed" });
  };

  return (
    <>
      {dialog}
      {doing.step === "nothing" && doing.done && (
        <Alert tone="good" className="mb-4">
          {t(`done.${doing.done}`)}
        </Alert>
      )}
      <FactorList
        secondFactors={have}
        withProof={withProof}
        onRemoved={handleRemoved}
        renew={renew}
        renewing={busy === "codes"}
      />
      {problem !== null && (
        <Alert tone="bad" className="mt-4">
          {errorText(problem, t("failed"))}
        </Alert>
      )}
      <div ref={container} className="mt-5">
        {doing.step === "nothing" && (
          <div className="flex flex-wrap items-center gap-3">
            <Button busy={busy === "app"} onClick={() => void addApp()}>
              {t("app.open")}
            </Button>
            <PasskeyButton origin={have.passkey_origin} onPress={() => goToStep({ step: "passkey" })} />
          </div>
        )}
        {doing.step === "app" && <AddAuthenticatorApp begun={doing.begun} {...adding} />}
        {doing.step === "passkey" && <AddPasskey {...adding} />}
        {doing.step === "codes" && (
          <RecoveryCodes codes={doing.codes} email={account.email} onSaved={() => finishCodes(doing.done)} />
        )}
      </div>
    </>
  );
}

/** If no passkey can be created here, says why. */
function PasskeyButton({ origin, onPress }: { origin: string | null; onPress: () => void }) {
  const { t } = useTranslation("factors");
  const explainUnavailable = () => {
    if (origin === null) return t("passkey.noName");
    if (origin !== window.location.origin) return t("passkey.elsewhere", { origin });
    return hasPasskeys() ? null : t("passkey.unsupported");
  };
  const reason = explainUnavailable();
  return reason === null ? (
    <Button onClick={onPress}>{t("passkey.open")}</Button>
  ) : (
    <p className="text-sm text-ink-muted">{reason}</p>
  );
}
