import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { AUDIT_ACTIONS, type AuditAction } from "@lagna/contract";
import { Button } from "../../ui/button.tsx";
import { EmptyState, Skeleton } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { fetchAudit } from "./audit-api.ts";
import { AuditTable } from "./audit-table.tsx";

/** The audit log of actions on accounts, for administrators. */
export function AuditLog() {
  const { t } = useTranslation("audit");
  const [action, setAction] = useState<AuditAction | null>(null);
  const answer = useInfiniteQuery({
    queryKey: ["audit", action],
    queryFn: ({ pageParam, signal }) => fetchAudit(action, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
  const entries = answer.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <div className="page pt-10 sm:pt-14">
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="text-title font-light">{t("title")}</h1>
      <p className="measure mt-1 text-ink-muted">{t("lead")}</p>
      <Link
        to="/admin/users"
        className="mt-2 inline-flex min-h-11 items-center text-accent underline underline-offset-4"
      >
        {t("toPeople")}
      </Link>
      <Field label={t("filter")} className="mt-4 max-w-sm">
        {(control) => (
          <Select
            {...control}
            value={action ?? ""}
            onChange={({ target }) => setAction((target.value || null) as AuditAction | null)}
          >
            <option value="">{t("all")}</option>
            {AUDIT_ACTIONS.map((choice) => (
              <option key={choice} value={choice}>
                {t(`action.${choice}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {answer.isPending && (
        <div aria-busy="true" className="mt-6">
          <Skeleton className="h-40 w-full" />
        </div>
      )}
      {answer.isError && !answer.data && <LoadError query={answer} fallback={t("notLoaded")} className="mt-6" />}
      {answer.data && entries.length === 0 && <EmptyState title={t("nothing")} />}
      {entries.length > 0 && (
        <div className="mt-6" aria-busy={answer.isPlaceholderData}>
          <AuditTable entries={entries} />
          {answer.hasNextPage && (
            <div className="mt-6 text-center">
              <Button busy={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()}>
                {t("more")}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
