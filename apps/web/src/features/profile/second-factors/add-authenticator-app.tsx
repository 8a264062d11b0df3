import { encodeFieldError, type NewTotpResponse, type RecoveryCodesResponse } from "@lagna/contract";
import { lazy, Suspense, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { copyText } from "../../../lib/copy-text.ts";
import { confirmTotpSetup } from "../../../domain/second-factors/second-factors-api.ts";
import { useFormFailure } from "../../../lib/use-form-failure.ts";
import { createRulesResolver } from "../../../lib/form-rules.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { Alert, Skeleton } from "../../../ui/feedback.tsx";
import { Field, Input } from "../../../ui/field.tsx";

const QrCode = lazy(() => import("../../../ui/qr-code.tsx").then((module) => ({ default: module.QrCode })));

export interface AddFactorProps {
  /** Asks for a new proof of identity if the server requires one. */
  withProof: <T>(work: () => Promise<T>) => Promise<T>;
  onAdded: (answer: RecoveryCodesResponse) => void;
  onCancel: () => void;
}

const resolver = createRulesResolver<{ code: string }>({
  code: {
    normalize: (typed) => typed.trim(),
    validate: (code) => (code === "" ? encodeFieldError("code_missing") : undefined),
  },
});

/** Shows the app's key as a QR code and as text; the factor is active once a code from the app has been entered. */
export function AddAuthenticatorApp({
  begun,
  withProof,
  onAdded,
  onCancel,
}: AddFactorProps & { begun: NewTotpResponse }) {
  const { t } = useTranslation("factors");
  const form = useForm({ resolver, defaultValues: { code: "" } });
  const { attempt, fieldText, error } = useFormFailure(form, t("failed"));
  const submit = ({ code }: { code: string }) =>
    attempt(async () => onAdded(await withProof(() => confirmTotpSetup(begun.id, code))));
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="flex max-w-md flex-col gap-5">
      <p>{t("app.scan")}</p>
      <Suspense fallback={<Skeleton className="aspect-square w-56 max-w-full" />}>
        <QrCode text={begun.uri} label={t("app.qr")} />
      </Suspense>
      <AppKey {...begun} />
      {error && <Alert tone="bad">{error}</Alert>}
      <Field label={t("app.code")} hint={t("app.codeHint")} error={fieldText(errors.code)} required>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="tabular tracking-widest"
            {...form.register("code")}
          />
        )}
      </Field>
      <FormButtons submit={t("app.confirm")} busy={isSubmitting} cancel={t("common:cancel")} onCancel={onCancel} />
    </form>
  );
}

/** Groups of four letters, easier to read and type. */
const groupLetters = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

function AppKey({ secret, uri }: NewTotpResponse) {
  const { t } = useTranslation("factors");
  const [copied, setCopied] = useState<"app.copyKey" | "codes.copied" | "codes.notCopied">("app.copyKey");
  const copy = () => void copyText(secret).then((isCopied) => setCopied(isCopied ? "codes.copied" : "codes.notCopied"));
  return (
    <div>
      <p>{t("app.key")}</p>
      <p className="tabular mt-1 text-lg break-words" translate="no">
        {groupLetters(secret)}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={copy}>
          <span aria-live="polite">{t(copied)}</span>
        </Button>
        <a href={uri} className={buttonClass("secondary")}>
          {t("app.here")}
        </a>
      </div>
    </div>
  );
}
