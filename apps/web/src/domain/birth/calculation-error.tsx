import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Alert } from "../../ui/feedback.tsx";

/** Explains an error: what happened, that the input is safe, and what to do. */
export function CalculationError({ error, of = "failed" }: { error: Error | null; of?: "failed" | "recalculation" }) {
  const { t } = useTranslation("kundli");
  const errorText = useErrorText();
  if (!error) return null;
  const cause = error instanceof ApiError ? errorText(error, t(`failure.${of}`)) : t("failure.unexpected");
  const isRejected = error instanceof ApiError && error.status === 422;
  return (
    <Alert tone="bad" title={cause}>
      {isRejected ? t("failure.refused") : t("failure.safe")}
      {error instanceof ApiError && error.status >= 500 && error.requestId && (
        <span className="block text-xs text-ink-muted">{t("failure.reference", { id: error.requestId })}</span>
      )}
    </Alert>
  );
}
