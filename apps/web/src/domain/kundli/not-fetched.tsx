import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Alert, Skeleton } from "../../ui/feedback.tsx";

interface NotFetchedProps {
  query: { readonly isError: boolean; readonly refetch: () => unknown };
  /** What is being done meanwhile. */
  doing?: string;
  /** In the shape of what is coming. */
  children?: ReactNode;
}

/** A panel whose content is not there yet, or could not be fetched and can be asked for again. */
export function NotFetched({ query, doing, children }: NotFetchedProps) {
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
    <div role="status" aria-label={doing ?? t("panels.fetching")} className="not-fetched">
      {children ?? <Skeleton className="h-48 w-full" />}
    </div>
  );
}
