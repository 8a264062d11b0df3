import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { focusIfLost } from "../../lib/focus.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { type DeadJob, JOBS_KEY, retryJob } from "./jobs-api.ts";
import { useJobName } from "./use-job-name.ts";

/** Jobs that failed for good, each with its reason, what mends it and a retry button. */
export function DeadJobs({ jobs }: { jobs: readonly DeadJob[] }) {
  const { t } = useTranslation("jobs");
  const errorText = useErrorText();
  const queries = useQueryClient();
  const section = useRef<HTMLElement>(null);
  const retry = useMutation({
    mutationFn: retryJob,
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: JOBS_KEY });
      focusIfLost(() => section.current);
    },
  });
  return (
    <section ref={section} aria-labelledby="dead" className="mt-10 border-t border-line pt-6">
      <h2 id="dead" className="text-heading font-medium">
        {t("dead.title")}
      </h2>
      {retry.isError && (
        <Alert tone="bad" className="mt-3">
          {errorText(retry.error, t("dead.notTried"))}
        </Alert>
      )}
      {retry.isSuccess && (
        <Alert tone="good" className="mt-3">
          {t("dead.tried")}
        </Alert>
      )}
      {jobs.length === 0 ? (
        <p className="mt-1 text-ink-muted">{t("dead.none")}</p>
      ) : (
        <ul className="mt-2 border-t border-line">
          {jobs.map((job) => (
            <DeadJobRow
              key={job.id}
              job={job}
              busy={retry.isPending && retry.variables === job}
              onRetry={() => retry.mutate(job)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface DeadJobRowProps {
  job: DeadJob;
  busy: boolean;
  onRetry: () => void;
}

const isMail = (kind: string): boolean => /[ _]mail$/.test(kind);

function DeadJobRow({ job: { kind, error, attempts, died_at: diedAt }, busy, onRetry }: DeadJobRowProps) {
  const { t } = useTranslation("jobs");
  const format = useFormat();
  const name = useJobName()(kind);
  const when = format.date(diedAt, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">
          {/* The error as the server recorded it. */}
          <span lang="en">{error}</span> · {t("dead.attempts", { count: attempts, shown: format.number(attempts) })} ·{" "}
          {when}
        </p>
        {isMail(kind) && (
          <Link to="/admin/health" className="text-sm font-semibold text-accent underline underline-offset-4">
            {t("dead.mailFix")}
          </Link>
        )}
      </div>
      <Button busy={busy} aria-label={t("dead.retryOne", { what: name, when })} onClick={onRetry}>
        {t("dead.retry")}
      </Button>
    </li>
  );
}
