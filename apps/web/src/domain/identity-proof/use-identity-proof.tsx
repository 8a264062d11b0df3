import type { ProofRequest, SecondStep, SessionResponse } from "@lagna/contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { fetchSecondFactors, getAvailableSteps } from "../second-factors/second-factors-api.ts";
import { SecondStepForm } from "../second-factors/second-step-form.tsx";
import { api, ApiError } from "../../lib/api.ts";
import { useFormFailure } from "../../lib/use-form-failure.ts";
import { createRulesResolver, passwordRule } from "../../lib/form-rules.ts";
import { useSession } from "../../lib/session.ts";
import { setToken } from "../../lib/session-token.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";

/**
 * For ten minutes the server then allows actions that need a proof; the session continues under a new token. Refused at `second` if a
 * second factor is required too.
 */
async function proveIdentity(body: ProofRequest): Promise<void> {
  setToken((await api<SessionResponse>("/api/v1/auth/prove", { method: "POST", body })).token);
}

export interface AccountIdentity {
  email: string;
  hasPassword: boolean;
}

/** Runs work, and again after a proof of identity if the server asks for one. */
export type Prove = <T>(work: () => Promise<T>) => Promise<T>;

interface PendingProof {
  onProved: () => void;
  onCancelled: () => void;
}

/**
 * Runs work that the server allows only shortly after the user has proved their identity: if the server requires a proof, a dialog asks for
 * it and the work is repeated. If the user cancels, the work fails with the server's refusal.
 */
export function useIdentityProof(account: AccountIdentity) {
  const [asking, setAsking] = useState<PendingProof | null>(null);
  async function withProof<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "proof_needed") throw error;
      await new Promise<void>((resolve, reject) =>
        setAsking({ onProved: resolve, onCancelled: () => reject(error) }),
      ).finally(() => setAsking(null));
      return work();
    }
  }
  const dialog = <ProofDialog account={account} asking={asking} />;
  return { withProof, dialog };
}

function ProofDialog({ account, asking }: { account: AccountIdentity; asking: PendingProof | null }) {
  const { t } = useTranslation("profile");
  return (
    <Dialog
      open={asking !== null}
      onClose={() => asking?.onCancelled()}
      title={t("proof.title")}
      closeLabel={t("common:cancel")}
    >
      {asking &&
        (account.hasPassword ? <PasswordProof email={account.email} onProved={asking.onProved} /> : <SignInAgain />)}
    </Dialog>
  );
}

const resolver = createRulesResolver<{ password: string }>({ password: passwordRule });

const needsSecondFactor = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ path }) => path === "second");

/** The password, and then the second step if the account has one. */
function PasswordProof({ email, onProved }: { email: string; onProved: () => void }) {
  const { t } = useTranslation("profile");
  const [second, setSecond] = useState<{ password: string; steps: SecondStep[] } | null>(null);
  const form = useForm({ resolver, defaultValues: { password: "" } });
  const { attempt, fieldText, error } = useFormFailure(form, t("proof.failed"));
  const submit = ({ password }: { password: string }) =>
    attempt(async () => {
      try {
        await proveIdentity({ password });
      } catch (failure) {
        if (!needsSecondFactor(failure)) throw failure;
        return setSecond({ password, steps: getAvailableSteps(await fetchSecondFactors()) });
      }
      onProved();
    });
  const { errors, isSubmitting } = form.formState;
  if (second) {
    const { password, steps } = second;
    return (
      <SecondStepForm steps={steps} submitStep={(step) => proveIdentity({ password, second: step }).then(onProved)} />
    );
  }
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="flex flex-col gap-5">
      <p className="text-ink-muted">{t("proof.lead")}</p>
      {error && <Alert tone="bad">{error}</Alert>}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={t("proof.password")} error={fieldText(errors.password)} required>
        {(control) => <PasswordInput {...control} autoComplete="current-password" {...form.register("password")} />}
      </Field>
      <Button type="submit" variant="primary" busy={isSubmitting} className="self-start">
        {t("proof.confirm")}
      </Button>
    </form>
  );
}

/** A user without a password proves their identity by signing in again, and then returns here. */
function SignInAgain() {
  const { t } = useTranslation("profile");
  const { restartSignIn } = useSession();
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="text-ink-muted">{t("proof.again")}</p>
      <Button variant="primary" onClick={() => void restartSignIn()}>
        {t("proof.signIn")}
      </Button>
    </div>
  );
}
