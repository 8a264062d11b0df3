import { useTranslation } from "react-i18next";
import { useErrorText } from "../lib/i18n/use-error-text.ts";
import { Button } from "./button.tsx";
import { Alert } from "./feedback.tsx";

/** A query that may have failed. */
export interface FailedQuery {
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface LoadErrorProps {
  query: FailedQuery;
  /** Message where the error has none. */
  fallback: string;
  className?: string;
}

/** Shows why something could not be fetched, with a button to retry. */
export function LoadError({ query, fallback, className }: LoadErrorProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <Alert
      tone="bad"
      {...(className !== undefined && { className })}
      action={<Button onClick={() => void query.refetch()}>{t("retry")}</Button>}
    >
      {errorText(query.error, fallback)}
    </Alert>
  );
}
