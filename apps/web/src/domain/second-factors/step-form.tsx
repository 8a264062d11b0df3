import { refusal, type SecondStep, type SecondStepRequest } from "@lagna/contract";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormFailure } from "../../lib/form-failure.ts";
import { byRules } from "../../lib/form-rules.ts";
import { useErrorText } from "../../lib/i18n/error-text.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field, Input } from "../../ui/field.tsx";
import { PasskeyError, answerByPasskey } from "./passkey-device.ts";
import { askPasskey } from "./second-factors-api.ts";

export interface StepFormProps {
  /** By what the step can be passed; the first is offered, the others on request. */
  steps: readonly SecondStep[];
  send: (given: SecondStepRequest) => Promise<void>;
}

/** The second step: by a passkey, an app's code or a recovery code. */
export function StepForm({ steps, send }: StepFormProps) {
  const { t } = useTranslation("factors");
  const [chosen, setChosen] = useState<SecondStep | null>(null);
  const step = chosen ?? steps[0] ?? "recovery_code";
  const others = steps.filter((other) => other !== step);
  return (
    <div className="flex flex-col gap-6">
      {step === "passkey" ? <ByPasskey send={send} /> : <ByCode key={step} step={step} send={send} />}
      {others.length > 0 && (
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          {others.map((other) => (
            <Button key={other} onClick={() => setChosen(other)}>
              {t(`step.instead.${other}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function ByPasskey({ send }: Pick<StepFormProps, "send">) {
  const { t } = useTranslation("factors");
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const go = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await send({ passkey: await answerByPasskey(await askPasskey()) });
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
      <Button variant="primary" busy={busy} onClick={() => void go()}>
        {t("step.passkeyGo")}
      </Button>
    </div>
  );
}

const CODE_RULE = {
  tidy: (typed: string) => typed.trim(),
  problem: (value: string) => (value === "" ? refusal("code_missing") : undefined),
};
const CODES = {
  totp: {
    field: "code",
    resolver: byRules<Record<string, string>>({ code: CODE_RULE }),
    input: { inputMode: "numeric", autoComplete: "one-time-code" },
  },
  recovery_code: {
    field: "recovery_code",
    resolver: byRules<Record<string, string>>({ recovery_code: CODE_RULE }),
    input: { autoComplete: "off", autoCapitalize: "none", spellCheck: false },
  },
} as const;

function ByCode({ step, send }: { step: Exclude<SecondStep, "passkey">; send: StepFormProps["send"] }) {
  const { t } = useTranslation("factors");
  const { field, resolver, input } = CODES[step];
  const form = useForm<Record<string, string>>({ resolver, defaultValues: { [field]: "" } });
  const { attempt, fieldText, error } = useFormFailure(form, t("step.failed"));
  const { setFocus } = form;
  // Nothing else is to be done here.
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
