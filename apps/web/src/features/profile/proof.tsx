import type { SecondStep } from "@lagna/contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { fetchSecondFactors, stepsWith } from "../../domain/second-factors/second-factors-api.ts";
import { StepForm } from "../../domain/second-factors/step-form.tsx";
import { ApiError } from "../../lib/api.ts";
import { useFormFailure } from "../../lib/form-failure.ts";
import { byRules, passwordRule } from "../../lib/form-rules.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { prove } from "./profile-api.ts";

export interface OwnAccount {
  email: string;
  hasPassword: boolean;
}

interface Asking {
  proved: () => void;
  givenUp: () => void;
}

/**
 * Work that the server does only for somebody who proved a moment ago who they are: where it asks, a dialog does, and the work is done
 * again. Given up, it fails as the server refused it.
 */
export function useProof(account: OwnAccount) {
  const [asking, setAsking] = useState<Asking | null>(null);
  async function proved<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "proof_needed") throw error;
      await new Promise<void>((resolve, reject) =>
        setAsking({ proved: resolve, givenUp: () => reject(error) }),
      ).finally(() => setAsking(null));
      return work();
    }
  }
  const dialog = <ProofDialog account={account} asking={asking} />;
  return { proved, dialog };
}

function ProofDialog({ account, asking }: { account: OwnAccount; asking: Asking | null }) {
  const { t } = useTranslation("profile");
  return (
    <Dialog
      open={asking !== null}
      onClose={() => asking?.givenUp()}
      title={t("proof.title")}
      closeLabel={t("common:cancel")}
    >
      {asking &&
        (account.hasPassword ? <PasswordProof email={account.email} onProved={asking.proved} /> : <SignInAgain />)}
    </Dialog>
  );
}

const resolver = byRules<{ password: string }>({ password: passwordRule });

const wantsSecond = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ path }) => path === "second");

/** The password, and then the second step of who has one. */
function PasswordProof({ email, onProved }: { email: string; onProved: () => void }) {
  const { t } = useTranslation("profile");
  const [second, setSecond] = useState<{ password: string; steps: SecondStep[] } | null>(null);
  const form = useForm({ resolver, defaultValues: { password: "" } });
  const { attempt, fieldText, error } = useFormFailure(form, t("proof.failed"));
  const submit = ({ password }: { password: string }) =>
    attempt(async () => {
      try {
        await prove({ password });
      } catch (failure) {
        if (!wantsSecond(failure)) throw failure;
        return setSecond({ password, steps: stepsWith(await fetchSecondFactors()) });
      }
      onProved();
    });
  const { errors, isSubmitting } = form.formState;
  if (second) {
    const { password, steps } = second;
    return <StepForm steps={steps} send={(given) => prove({ password, second: given }).then(onProved)} />;
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

/** Whoever has no password proves it by coming in anew, and comes back here. */
function SignInAgain() {
  const { t } = useTranslation("profile");
  const { signInAgain } = useSession();
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="text-ink-muted">{t("proof.again")}</p>
      <Button variant="primary" onClick={() => void signInAgain()}>
        {t("proof.signIn")}
      </Button>
    </div>
  );
}
