import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { SecurityPolicy } from "@lagna/contract";
import { api, ApiError } from "../../lib/api.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Alert } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";

const POLICY_KEY = ["policy"];
const POLICY_PATH = "/api/v1/admin/policy";

/** What is required of administrators. The checkbox shows the server's state, so after a refusal it is unchanged. */
export function Policy() {
  const { t } = useTranslation("people");
  const errorText = useErrorText();
  const queries = useQueryClient();
  const hint = useId();
  const policy = useQuery({
    queryKey: POLICY_KEY,
    queryFn: ({ signal }) => api<SecurityPolicy>(POLICY_PATH, { signal }),
  });
  const change = useMutation({
    mutationFn: (required: boolean) =>
      api<SecurityPolicy>(POLICY_PATH, { method: "PUT", body: { administrators_need_second_factor: required } }),
    onSuccess: (now) => queries.setQueryData(POLICY_KEY, now),
  });
  if (policy.isError && !policy.data)
    return <LoadError query={policy} fallback={t("policy.notLoaded")} className="mt-4" />;
  const first = change.error instanceof ApiError && change.error.code === "second_factor_first";
  return (
    <div className="mt-4">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-accent"
          aria-describedby={hint}
          aria-busy={change.isPending || undefined}
          checked={policy.data?.administrators_need_second_factor ?? false}
          disabled={!policy.data}
          onChange={({ target }) => change.isPending || change.mutate(target.checked)}
        />
        {t("policy.label")}
      </label>
      <p id={hint} className="measure text-sm text-ink-muted">
        {t("policy.hint")}
      </p>
      {change.isError && (
        <Alert tone="bad" className="mt-3">
          {errorText(change.error, t("policy.failed"))}{" "}
          {first && (
            <Link to="/profile" className="font-semibold text-accent underline underline-offset-4">
              {t("policy.toProfile")}
            </Link>
          )}
        </Alert>
      )}
    </div>
  );
}
