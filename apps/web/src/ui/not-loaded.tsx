import { useTranslation } from "react-i18next";
import { useErrorText } from "../lib/i18n/error-text.ts";
import { Button } from "./button.tsx";
import { Alert } from "./feedback.tsx";

/** What was asked for and did not come. */
export interface Unanswered {
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface NotLoadedProps {
  query: Unanswered;
  /** Where the error has no sentence of its own. */
  otherwise: string;
  className?: string;
}

/** Why something could not be fetched, and the press that asks for it again. */
export function NotLoaded({ query, otherwise, className }: NotLoadedProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <Alert
      tone="bad"
      {...(className !== undefined && { className })}
      action={<Button onClick={() => void query.refetch()}>{t("retry")}</Button>}
    >
      {errorText(query.error, otherwise)}
    </Alert>
  );
}
