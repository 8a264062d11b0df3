import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { focusIfLost } from "../../lib/focus.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { type Channel, CHANNELS_KEY, type Failure, retryFailure } from "./channels-api.ts";

/** Messages that failed permanently, each with its reason and a retry button. */
export function Failures({ channel: { name, failures } }: { channel: Channel }) {
  const { t } = useTranslation("channels");
  const errorText = useErrorText();
  const queries = useQueryClient();
  const container = useRef<HTMLDivElement>(null);
  const retry = useMutation({
    mutationFn: (failure: Failure) => retryFailure(name, failure),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: CHANNELS_KEY });
      focusIfLost(() => container.current);
    },
  });
  return (
    <div ref={container} className="mt-5">
      <h3 className="font-medium">{t("failures.title")}</h3>
      {retry.isError && (
        <Alert tone="bad" className="mt-3">
          {errorText(retry.error, t("failures.notTried"))}
        </Alert>
      )}
      {retry.isSuccess && (
        <Alert tone="good" className="mt-3">
          {t("failures.tried")}
        </Alert>
      )}
      {failures.length === 0 ? (
        <p className="mt-1 text-ink-muted">{t("failures.none")}</p>
      ) : (
        <ul className="mt-2 border-t border-line">
          {failures.map((failure) => (
            <FailureRow
              key={`${failure.what}:${failure.id}`}
              failure={failure}
              busy={retry.isPending && retry.variables === failure}
              onRetry={() => retry.mutate(failure)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface FailureRowProps {
  failure: Failure;
  busy: boolean;
  onRetry: () => void;
}

function FailureRow({ failure: { what, reason, at, retries }, busy, onRetry }: FailureRowProps) {
  const { t } = useTranslation("channels");
  const format = useFormat();
  const failedAt = format.date(at, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-medium">{t(`failures.${what}`)}</p>
        <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">
          {/* The error as the server recorded it. */}
          <span lang="en">{reason}</span> · {failedAt}
        </p>
      </div>
      {retries ? (
        <Button
          busy={busy}
          aria-label={t("failures.retryOne", { what: t(`failures.${what}`), when: failedAt })}
          onClick={onRetry}
        >
          {t("failures.retry")}
        </Button>
      ) : (
        <span className="text-sm text-ink-muted">{t("failures.gone")}</span>
      )}
    </li>
  );
}
