import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api.ts";
import { cx } from "../../lib/cx.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";

export type SendingState =
  | { readonly step: "idle" | "submitting" | "submitted" }
  | { readonly step: "failed"; readonly error: unknown };

const MARKS = { submitted: "✓", failed: "✗" } as const;

/** The state of the submission in one line, announced when it changes. */
export function StatusLine({ sending }: { sending: SendingState }) {
  const text = useStatusText(sending);
  const { step } = sending;
  return (
    <p
      role="status"
      className={cx(
        "flex gap-2 font-medium empty:hidden",
        step === "failed" && "text-bad",
        step === "submitted" && "text-good",
      )}
    >
      {(step === "failed" || step === "submitted") && <span aria-hidden="true">{MARKS[step]}</span>}
      {text !== "" && <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>}
    </p>
  );
}

function useStatusText(sending: SendingState): string {
  const { t } = useTranslation("details");
  const errorText = useErrorText();
  if (sending.step === "idle") return "";
  if (sending.step !== "failed") return t(`status.${sending.step}`);
  const { error } = sending;
  if (error instanceof ApiError && error.status === 0)
    return t("status.network", { message: t(`unreached.${error.code}`) });
  return t("status.error", { message: errorText(error, error instanceof ApiError ? String(error.status) : "") });
}
