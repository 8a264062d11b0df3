import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { DeadJobs } from "./dead-jobs.tsx";
import { fetchJobs, type JobCount, JOBS_KEY } from "./jobs-api.ts";
import { useJobName } from "./use-job-name.ts";

/** The background jobs, for administrators: how many wait, and those that failed for good with their reasons, never their content. */
export function Jobs() {
  const { t } = useTranslation("jobs");
  const query = useQuery({
    queryKey: JOBS_KEY,
    queryFn: ({ signal }) => fetchJobs(signal),
    // Not cached: a queue's state from a minute ago is out of date.
    gcTime: 0,
  });
  return (
    <div className="page pt-10 sm:pt-14">
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="text-title font-light">{t("title")}</h1>
      <p className="measure mt-1 text-ink-muted">{t("lead")}</p>
      <Button className="mt-5" busy={query.isFetching} onClick={() => void query.refetch()}>
        {t("again")}
      </Button>
      {query.isPending && <Skeleton className="mt-8 h-56 w-full" />}
      {query.isError && <LoadError query={query} fallback={t("notLoaded")} className="mt-6" />}
      {query.data && (
        <>
          <Queue counts={query.data.counts.filter(({ state }) => state !== "dead")} />
          <DeadJobs jobs={query.data.dead} />
        </>
      )}
    </div>
  );
}

function Queue({ counts }: { counts: readonly JobCount[] }) {
  const { t } = useTranslation("jobs");
  const format = useFormat();
  const nameJob = useJobName();
  return (
    <section aria-labelledby="queue" className="mt-10 border-t border-line pt-6">
      <h2 id="queue" className="text-heading font-medium">
        {t("queue.title")}
      </h2>
      {counts.length === 0 ? (
        <p className="mt-1 text-ink-muted">{t("queue.none")}</p>
      ) : (
        <dl className="mt-2 border-t border-line sm:max-w-xl">
          {counts.map(({ kind, state, count }) => (
            <div key={`${kind}:${state}`} className="flex items-baseline gap-4 border-b border-line py-2">
              <dt className="flex-1">
                {nameJob(kind)} <span className="text-sm text-ink-muted">· {t(`state.${state}`)}</span>
              </dt>
              <dd className="tabular text-end font-medium">{format.number(count)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
