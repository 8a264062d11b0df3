import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { SecurityPolicy } from "@lagna/contract";
import { api, ApiError } from "../../lib/api.ts";
import { useErrorText } from "../../lib/i18n/error-text.ts";
import { Alert } from "../../ui/feedback.tsx";
import { NotLoaded } from "../../ui/not-loaded.tsx";

const KEY = ["policy"];
const PATH = "/api/v1/admin/policy";

/** What is required of administrators. The box shows what the server says, so a refusal leaves it as it was. */
export function Policy() {
  const { t } = useTranslation("people");
  const errorText = useErrorText();
  const queries = useQueryClient();
  const hint = useId();
  const policy = useQuery({ queryKey: KEY, queryFn: ({ signal }) => api<SecurityPolicy>(PATH, { signal }) });
  const change = useMutation({
    mutationFn: (required: boolean) =>
      api<SecurityPolicy>(PATH, { method: "PUT", body: { administrators_need_second_factor: required } }),
    onSuccess: (now) => queries.setQueryData(KEY, now),
  });
  if (policy.isError && !policy.data)
    return <NotLoaded query={policy} otherwise={t("policy.notLoaded")} className="mt-4" />;
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
