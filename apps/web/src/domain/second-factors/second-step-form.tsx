import { encodeFieldError, type SecondStep, type SecondStepRequest } from "@lagna/contract";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormFailure } from "../../lib/use-form-failure.ts";
import { createRulesResolver } from "../../lib/form-rules.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field, Input } from "../../ui/field.tsx";
import { PasskeyError, signInWithPasskey } from "./passkey-device.ts";
import { fetchPasskeySignInOptions } from "./second-factors-api.ts";

export interface SecondStepFormProps {
  /** The available second steps: the first is offered, the others on request. */
  steps: readonly SecondStep[];
  submitStep: (request: SecondStepRequest) => Promise<void>;
}

/** The second step of signing in: a passkey, a code from an app, or a recovery code. */
export function SecondStepForm({ steps, submitStep }: SecondStepFormProps) {
  const { t } = useTranslation("factors");
  const [chosen, setChosen] = useState<SecondStep | null>(null);
  const step = chosen ?? steps[0] ?? "recovery_code";
  const otherSteps = steps.filter((other) => other !== step);
  return (
    <div className="flex flex-col gap-6">
      {step === "passkey" ? (
        <PasskeyStep submitStep={submitStep} />
      ) : (
        <CodeStep key={step} step={step} send={submitStep} />
      )}
      {otherSteps.length > 0 && (
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          {otherSteps.map((other) => (
            <Button key={other} onClick={() => setChosen(other)}>
              {t(`step.instead.${other}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function PasskeyStep({ submitStep }: Pick<SecondStepFormProps, "submitStep">) {
  const { t } = useTranslation("factors");
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const submitPasskey = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await submitStep({ passkey: await signInWithPasskey(await fetchPasskeySignInOptions()) });
    } catch (error) {
      setProblem(error);
    }
    setBusy(false);
  };
  const failed = t("step.failed");
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{t("step.passkeyHint")}</p>
      {problem !== null && (
        <Alert tone="bad" className="self-stretch">
          {problem instanceof PasskeyError ? t("step.passkeyUnused") : errorText(problem, failed)}
        </Alert>
      )}
      <Button variant="primary" busy={busy} onClick={() => void submitPasskey()}>
        {t("step.passkeyGo")}
      </Button>
    </div>
  );
}

const CODE_RULE = {
  normalize: (typed: string) => typed.trim(),
  validate: (value: string) => (value === "" ? encodeFieldError("code_missing") : undefined),
};
const CODES = {
  totp: {
    field: "code",
    resolver: createRulesResolver<Record<string, string>>({ code: CODE_RULE }),
    input: { inputMode: "numeric", autoComplete: "one-time-code" },
  },
  recovery_code: {
    field: "recovery_code",
    resolver: createRulesResolver<Record<string, string>>({ recovery_code: CODE_RULE }),
    input: { autoComplete: "off", autoCapitalize: "none", spellCheck: false },
  },
} as const;

function CodeStep({ step, send }: { step: Exclude<SecondStep, "passkey">; send: SecondStepFormProps["submitStep"] }) {
  const { t } = useTranslation("factors");
  const { field, resolver, input } = CODES[step];
  const form = useForm<Record<string, string>>({ resolver, defaultValues: { [field]: "" } });
  const { attempt, fieldText, error } = useFormFailure(form, t("step.failed"));
  const { setFocus } = form;
  // Focus the field at once: it is the only thing to do on this page.
  useEffect(() => setFocus(field), [setFocus, field]);
  const submit = ({ [field]: code = "" }: Record<string, string>) =>
    attempt(() => send(step === "totp" ? { code } : { recovery_code: code }));
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="flex flex-col items-start gap-5">
      {error && (
        <Alert tone="bad" className="self-stretch">
          {error}
        </Alert>
      )}
      <Field
        label={t(`step.label.${step}`)}
        hint={t(`step.hint.${step}`)}
        error={fieldText(errors[field])}
        required
        className="self-stretch"
      >
        {(control) => <Input {...control} {...input} className="tabular tracking-widest" {...form.register(field)} />}
      </Field>
      <Button type="submit" variant="primary" busy={isSubmitting}>
        {t(isSubmitting ? "step.going" : "step.go")}
      </Button>
    </form>
  );
}
