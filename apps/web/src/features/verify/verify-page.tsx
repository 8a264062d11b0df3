import type { SavedKundli, VerifyResponse } from "@lagna/contract";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { findOwnChart, useSavedCharts } from "../../domain/saved-kundlis/use-saved-charts.ts";
import { api } from "../../lib/api.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { usePublicConfig } from "../../lib/public-config.ts";
import { QueryCacheProvider } from "../../lib/query-cache-provider.tsx";
import { useSession } from "../../lib/session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState, Skeleton } from "../../ui/feedback.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { ReadingField, useReadingText } from "./reading-field.tsx";
import { VerifyAnswer } from "./verify-answer.tsx";
import { preloadBirthForm, VisitorForm } from "./visitor-form.tsx";

const verifySavedKundli = (body: { readonly kundli_id: string; readonly text: string }) =>
  api<VerifyResponse>("/api/v1/verify", { method: "POST", body });

/** What a visitor's page needs at once, so that its prerendered form is hydrated with it. A failure shows when the form is rendered. */
export const preloadForVisitors = (): Promise<unknown> => preloadBirthForm().catch(() => undefined);

/** Checks a pasted reading against a chart: a saved one of the account, or, for visitors, of a birth they type. */
export function Component() {
  const { t } = useTranslation("verify");
  return (
    <div className="page pt-6 pb-24">
      <PageTitle description={t("lead")}>{t("title")}</PageTitle>
      <h1 className="text-title font-light">{t("title")}</h1>
      <p className="measure mt-3 text-ink-muted">{t("lead")}</p>
      <VerifyPanel />
    </div>
  );
}

function VerifyPanel() {
  const { loading, isAuthorized, user } = useSession();
  if (loading) return <Skeleton className="mt-8 h-72 w-full" />;
  return (
    <QueryCacheProvider key={user?.email ?? ""}>
      {isAuthorized ? <AccountPanel /> : <VisitorPanel />}
    </QueryCacheProvider>
  );
}

function AccountPanel() {
  const { t } = useTranslation("verify");
  const { charts, error, refetch } = useSavedCharts();
  const errorText = useErrorText();
  if (error) {
    return (
      <EmptyState
        title={errorText(error, t("failed"))}
        action={<Button onClick={() => void refetch()}>{t("common:retry")}</Button>}
      />
    );
  }
  if (!charts) return <Skeleton className="mt-8 h-72 w-full" />;
  const ownChart = findOwnChart(charts);
  if (!ownChart) {
    return (
      <EmptyState
        title={t("none.title")}
        action={
          <Link to="/generate-kundali" className={buttonClass("primary")}>
            {t("none.action")}
          </Link>
        }
      />
    );
  }
  return <VerifyForm kundlis={charts} first={ownChart.id} />;
}

/** Without an account, if the server offers that: assumed until it says otherwise, as most servers do. */
function VisitorPanel() {
  const { t } = useTranslation("verify");
  const config = usePublicConfig();
  if (config.status === "loading" || (config.status === "ready" && config.config.try_without_account))
    return <VisitorForm />;
  return (
    <EmptyState
      title={config.status === "failed" ? t("failed") : t("account.title")}
      action={
        config.status === "failed" ? (
          <Button onClick={config.retry}>{t("common:retry")}</Button>
        ) : (
          <Link to="/signup" className={buttonClass("primary")}>
            {t("account.action")}
          </Link>
        )
      }
    />
  );
}

function VerifyForm({ kundlis, first }: { kundlis: readonly SavedKundli[]; first: string }) {
  const { t } = useTranslation("verify");
  const [id, setId] = useState(first);
  const reading = useReadingText();
  const answer = useMutation({ mutationFn: verifySavedKundli });
  // The kundli of the answer, not the one that is selected for the next check.
  const verified = kundlis.find((kundli) => kundli.id === answer.variables?.kundli_id);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (reading.requireText()) answer.mutate({ kundli_id: id, text: reading.text });
  };
  return (
    <>
      <form onSubmit={submit} noValidate aria-label={t("title")} className="mt-8 flex max-w-3xl flex-col gap-5">
        <Field label={t("kundli")}>
          {(control) => (
            <Select {...control} value={id} onChange={(event) => setId(event.target.value)}>
              {kundlis.map((kundli) => (
                <option key={kundli.id} value={kundli.id}>
                  {kundli.is_self ? t("self", { name: kundli.name }) : kundli.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ReadingField reading={reading} failure={answer.error} />
        <Button
          type="submit"
          variant="primary"
          className="self-start"
          busy={answer.isPending}
          disabled={reading.isTooLong}
        >
          {t("check")}
        </Button>
      </form>
      {answer.data && verified && <VerifyAnswer answer={answer.data} birth={verified} />}
    </>
  );
}
