import type { Lead, LeadStatus } from "@lagna/contract";
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../lib/api.ts";
import { saveFile } from "../../lib/save-file.ts";
import {
  deleteLead,
  fetchLeads,
  fetchLeadsCsv,
  fetchSummary,
  updateLeadStatus,
  type StatusFilter,
} from "./leads-api.ts";

const LEADS_KEY = "leads";

async function exportCsv(): Promise<void> {
  const { name, content } = await fetchLeadsCsv();
  saveFile(name ?? "leads.csv", "text/csv;charset=utf-8", content);
}

/** The leads that match, page by page, and the figures of all leads. */
export function useLeads(q: string, status: StatusFilter) {
  const queries = useQueryClient();
  const summary = useQuery({ queryKey: [LEADS_KEY, "summary"], queryFn: ({ signal }) => fetchSummary(signal) });
  const list = useInfiniteQuery({
    queryKey: [LEADS_KEY, "list", q, status],
    queryFn: ({ pageParam, signal }) => fetchLeads(q, status, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
  return { summary, list, retry: () => void queries.refetchQueries({ queryKey: [LEADS_KEY] }) };
}

/** What an administrator can do with leads, and why the last action failed. */
export function useLeadActions() {
  const queries = useQueryClient();
  const [problem, setProblem] = useState<"exportFailed" | "changeFailed" | "changedElsewhere" | null>(null);
  const runAction = async (kind: "export" | "change", work: () => Promise<unknown>) => {
    setProblem(null);
    await work().catch((error: unknown) => {
      const elsewhere = error instanceof ApiError && error.code === "lead_changed_elsewhere";
      setProblem(elsewhere ? "changedElsewhere" : `${kind}Failed`);
    });
    if (kind === "change") await queries.invalidateQueries({ queryKey: [LEADS_KEY] });
  };
  return {
    problem,
    exportAll: () => void runAction("export", exportCsv),
    changeStatus: (lead: Lead, next: LeadStatus) => void runAction("change", () => updateLeadStatus(lead, next)),
    remove: (lead: Lead) => void runAction("change", () => deleteLead(lead.id)),
  };
}
