import { LEAD_STATUSES } from "@lagna/contract";
import Download from "~icons/lucide/download";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Alert, EmptyState, Skeleton } from "../../ui/feedback.tsx";
import { Field, Input, Select } from "../../ui/field.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { LeadFigures, LeadSources } from "./lead-figures.tsx";
import type { StatusFilter } from "./leads-api.ts";
import { LeadsTable } from "./leads-table.tsx";
import { useLeadActions, useLeads } from "./use-leads.ts";

/** The leads of the pilot programme, for administrators. */
export function Leads() {
  const { t } = useTranslation("leads");
  const [typed, setTyped] = useState("");
  const [status, setStatus] = useState<StatusFilter>("all");
  const { summary, list, retry } = useLeads(useDeferredValue(typed.trim()), status);
  const actions = useLeadActions();
  const failed = list.isError || summary.isError;
  return (
    <div className="page pt-10 sm:pt-14">
      <PageTitle>{t("title")}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title font-light">{t("title")}</h1>
        <Button icon={<Download aria-hidden="true" className="size-4" />} onClick={actions.exportAll}>
          {t("export")}
        </Button>
      </div>
      {actions.problem && (
        <Alert tone="bad" className="mt-5">
          {t(actions.problem)}
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
          <LeadFilters typed={typed} onType={setTyped} status={status} onStatus={setStatus} />
          <LeadList list={list} actions={actions} />
          <LeadSources summary={summary.data} />
        </>
      )}
    </div>
  );
}

interface LeadFiltersProps {
  typed: string;
  onType: (text: string) => void;
  status: StatusFilter;
  onStatus: (status: StatusFilter) => void;
}

function LeadFilters({ typed, onType, status, onStatus }: LeadFiltersProps) {
  const { t } = useTranslation("leads");
  return (
    <div className="mt-3 flex flex-wrap gap-4">
      <Field label={t("search")} className="min-w-0 flex-1 basis-60 sm:max-w-sm">
        {(control) => (
          <Input {...control} type="search" value={typed} onChange={(event) => onType(event.target.value)} />
        )}
      </Field>
      <Field label={t("column.status")}>
        {(control) => (
          <Select {...control} value={status} onChange={(event) => onStatus(event.target.value as StatusFilter)}>
            {(["all", ...LEAD_STATUSES] as const).map((filter) => (
              <option key={filter} value={filter}>
                {t(`status.${filter}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

interface LeadListProps {
  list: ReturnType<typeof useLeads>["list"];
  actions: ReturnType<typeof useLeadActions>;
}

function LeadList({ list, actions }: LeadListProps) {
  const { t } = useTranslation("leads");
  const leads = list.data?.pages.flatMap((page) => page.leads) ?? [];
  return (
    <>
      <LeadsTable leads={leads} onStatus={actions.changeStatus} onDelete={actions.remove} />
      {list.data && leads.length === 0 && <p className="py-6 text-ink-muted">{t("noMatch")}</p>}
      {list.hasNextPage && (
        <p className="mt-6 text-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t("more")}
          </Button>
        </p>
      )}
    </>
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
