import { type LeadStatus, LEAD_STATUSES, type Lead } from "@lagna/contract";
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api.ts";
import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { Alert, EmptyState, Skeleton } from "../../ui/feedback.tsx";
import { Field, Input, Select } from "../../ui/field.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { LeadFigures, LeadSources } from "./lead-figures.tsx";
import {
  deleteLead,
  fetchLeadsCsv,
  fetchLeads,
  fetchSummary,
  updateLeadStatus,
  type StatusFilter,
} from "./leads-api.ts";
import { LeadsTable } from "./leads-table.tsx";

const LEADS_KEY = "leads";

/** The leads of the pilot programme, for administrators. */
export function Leads() {
  const { t } = useTranslation("leads");
  const [typed, setTyped] = useState("");
  const [status, setFilter] = useState<StatusFilter>("all");
  const q = useDeferredValue(typed.trim());
  const queries = useQueryClient();
  const summary = useQuery({ queryKey: [LEADS_KEY, "summary"], queryFn: ({ signal }) => fetchSummary(signal) });
  const list = useInfiniteQuery({
    queryKey: [LEADS_KEY, "list", q, status],
    queryFn: ({ pageParam, signal }) => fetchLeads(q, status, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
  const [problem, setProblem] = useState<"exportFailed" | "changeFailed" | "changedElsewhere" | null>(null);
  const runAction = async (kind: "export" | "change", work: () => Promise<unknown>) => {
    setProblem(null);
    await work().catch((error: unknown) => {
      const elsewhere = error instanceof ApiError && error.code === "lead_changed_elsewhere";
      setProblem(elsewhere ? "changedElsewhere" : `${kind}Failed`);
    });
    if (kind === "change") await queries.invalidateQueries({ queryKey: [LEADS_KEY] });
  };
  const exportCsv = async () => {
    const { name, content } = await fetchLeadsCsv();
    saveFile(name ?? "leads.csv", "text/csv;charset=utf-8", content);
  };
  const retry = () => void queries.refetchQueries({ queryKey: [LEADS_KEY] });
  const leads = list.data?.pages.flatMap((page) => page.leads) ?? [];
  const failed = list.isError || summary.isError;
  return (
    <div className="page pt-10 sm:pt-14">
      <PageTitle>{t("title")}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title font-light">{t("title")}</h1>
        <Button
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={() => void runAction("export", exportCsv)}
        >
          {t("export")}
        </Button>
      </div>
      {problem && (
        <Alert tone="bad" className="mt-5">
          {t(problem)}
        </Alert>
      )}
      {failed && (
        <Alert tone="bad" className="mt-5" action={<Button onClick={retry}>{t("retry")}</Button>}>
          {t("notLoaded")}
        </Alert>
      )}
      {(list.isPending || summary.isPending) && !failed && <Loading />}
      {summary.data && <LeadFigures summary={summary.data} />}
      {summary.data?.total === 0 && <EmptyState title={t("empty")} />}
      {summary.data && summary.data.total > 0 && (
        <>
          <h2 className="text-heading mt-10 font-medium">{t("recent")}</h2>
          <div className="mt-3 flex flex-wrap gap-4">
            <Field label={t("search")} className="min-w-0 flex-1 basis-60 sm:max-w-sm">
              {(control) => (
                <Input {...control} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
              )}
            </Field>
            <Field label={t("column.status")}>
              {(control) => (
                <Select {...control} value={status} onChange={(event) => setFilter(event.target.value as StatusFilter)}>
                  {(["all", ...LEAD_STATUSES] as const).map((filter) => (
                    <option key={filter} value={filter}>
                      {t(`status.${filter}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <LeadsTable
            leads={leads}
            onStatus={(lead: Lead, next: LeadStatus) => void runAction("change", () => updateLeadStatus(lead, next))}
            onDelete={(lead: Lead) => void runAction("change", () => deleteLead(lead.id))}
          />
          {list.data && leads.length === 0 && <p className="py-6 text-ink-muted">{t("noMatch")}</p>}
          {list.hasNextPage && (
            <p className="mt-6 text-center">
              <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {t("more")}
              </Button>
            </p>
          )}
          <LeadSources summary={summary.data} />
        </>
      )}
    </div>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" aria-label={t("loading")} className="mt-8 flex flex-col gap-3">
      {["a", "b", "c", "d"].map((key) => (
        <Skeleton key={key} className="h-12 w-full" />
      ))}
    </div>
  );
}
