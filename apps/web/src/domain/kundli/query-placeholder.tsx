import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Alert, Skeleton } from "../../ui/feedback.tsx";

interface QueryPlaceholderProps {
  query: { readonly isError: boolean; readonly refetch: () => unknown };
  /** Text shown while loading. */
  loadingText?: string;
  /** Skeleton in the shape of the expected content. */
  children?: ReactNode;
}

/** Shown for a panel whose content is loading, or failed to load and can be requested again. */
export function QueryPlaceholder({ query, loadingText, children }: QueryPlaceholderProps) {
  const { t } = useTranslation("kundli");
  if (query.isError)
    return (
      <Alert
        tone="bad"
        title={t("panels.failed")}
        action={<Button onClick={() => void query.refetch()}>{t("retry")}</Button>}
      />
    );
  return (
    <div role="status" aria-label={loadingText ?? t("panels.fetching")} className="not-fetched">
      {children ?? <Skeleton className="h-48 w-full" />}
    </div>
  );
}
