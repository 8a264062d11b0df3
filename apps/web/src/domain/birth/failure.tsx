import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api.ts";
import { Alert } from "../../ui/feedback.tsx";
import { useSentence } from "../../domain/birth/sentences.ts";

/** What happened, what is safe, and what to do. */
export function Failure({ error }: { error: Error | null }) {
  const { t, i18n } = useTranslation(["kundli", "errors"]);
  const sentence = useSentence();
  if (!error) return null;
  const cause = (): string => {
    if (!(error instanceof ApiError)) return t("failure.unexpected");
    if (error.detail !== "") return sentence(error.detail);
    return i18n.exists(`errors:codes.${error.code}`) ? t(`errors:codes.${error.code}`) : t("failure.failed");
  };
  const refused = error instanceof ApiError && error.status === 422;
  return (
    <Alert tone="bad" title={cause()}>
      {refused ? t("failure.refused") : t("failure.safe")}
      {error instanceof ApiError && error.status >= 500 && error.requestId && (
        <span className="block text-xs text-ink-muted">{t("failure.reference", { id: error.requestId })}</span>
      )}
    </Alert>
  );
}
