import type { JobsResponse, StatusResponse } from "@lagna/contract";
import { api } from "../../lib/api.ts";

export type DeadJob = JobsResponse["dead"][number];
export type JobCount = JobsResponse["counts"][number];

export const JOBS_KEY = ["jobs"];
export const fetchJobs = (signal: AbortSignal) => api<JobsResponse>("/api/v1/admin/jobs", { signal });

export const retryJob = ({ id }: DeadJob) =>
  api<StatusResponse>(`/api/v1/admin/jobs/${encodeURIComponent(id)}/retry`, { method: "POST", body: {} });
