import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import type { QuestionFailure } from "./use-conversation.ts";

/** Returns the translated sentence for a failed question. */
export function useFailureText(): (failure: QuestionFailure) => string {
  const { t } = useTranslation("assistant");
  const errorText = useErrorText();
  return useCallback(
    ({ step, error }) => {
      if (!(error instanceof ApiError)) return t("failed.unexpected");
      const { code, status, detail } = error;
      if (code === "timeout") return t("failed.timeout");
      if (code === "offline") return t("failed.offline");
      if (status === 0) return t("failed.network");
      if (status === 401) return t("failed.signedOut");
      if (status === 429) return t("failed.tooMany");
      if (status >= 500) return t("failed.server");
      // The pasted data or the question was refused: the server says why.
      if (status === 422) return errorText(error, t("failed.call"));
      if (step === "start") return t("failed.start", { status });
      return detail === "" ? t("failed.answer") : t("failed.ask", { status, detail });
    },
    [t, errorText],
  );
}
