import type { KundliData, SharedKundli } from "@lagna/contract";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import type { KundliSource } from "../../domain/kundli/kundli-source.ts";
import { KundliArticle } from "../../domain/kundli/kundli-article.tsx";
import { preloadSectionsLater } from "../../domain/kundli/sections.ts";
import { api, ApiError } from "../../lib/api.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState, Skeleton } from "../../ui/feedback.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { createQueryClient } from "../../lib/query-cache.ts";

const SignsArticle = lazy(() => import("./signs-article.tsx").then((file) => ({ default: file.SignsArticle })));

/** A kundli that its owner shares by a link: read-only, with the details the owner chose. */
export function Component() {
  const [client] = useState(() => createQueryClient());
  // A shared kundli must not be indexed by search engines.
  useEffect(() => {
    const meta = document.createElement("meta");
    Object.assign(meta, { name: "robots", content: "noindex, nofollow" });
    document.head.append(meta);
    return () => meta.remove();
  }, []);
  return (
    <QueryClientProvider client={client}>
      <SharedPage />
    </QueryClientProvider>
  );
}

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

function SharedPage() {
  const { token = "" } = useParams();
  const { t, i18n } = useTranslation("share");
  const answer = useQuery({
    queryKey: ["shared", token, i18n.language],
    queryFn: ({ signal }) =>
      api<SharedKundli>(`/api/v1/shares/${encodeURIComponent(token)}`, { anonymous: true, signal }),
    retry: (count, error) => !isNotFound(error) && count < 2,
  });
  const title = answer.data?.name ? t("page.of", { name: answer.data.name }) : t("page.title");
  return (
    <div className="page-wide flex-1 py-1">
      <PageTitle>{title}</PageTitle>
      {answer.isPending && <Skeleton className="page-pending my-6 aspect-square max-h-144 w-full max-w-144" />}
      {answer.isError && <LoadFailed error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.data && <SharedArticle shared={answer.data} />}
    </div>
  );
}

function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation("share");
  const errorText = useErrorText();
  const notFound = isNotFound(error);
  return (
    <EmptyState
      headingLevel={1}
      title={notFound ? t("page.gone") : errorText(error, t("page.failed"))}
      action={
        notFound ? (
          <Link to="/" className={buttonClass("primary")}>
            {t("common:notFound.home")}
          </Link>
        ) : (
          <Button onClick={onRetry}>{t("common:retry")}</Button>
        )
      }
    >
      {notFound && <p>{t("page.goneWhat")}</p>}
    </EmptyState>
  );
}

function SharedNote() {
  const { t } = useTranslation("share");
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 py-2 text-sm text-ink-muted">
      <p>{t("page.note")}</p>
      <Link to="/generate-kundali" className={buttonClass("quiet", "px-3")}>
        {t("page.own")}
      </Link>
    </div>
  );
}

function SharedArticle({ shared: { name, kundli } }: { shared: SharedKundli }) {
  if (kundli.birth === "time") return <TimedArticle name={name} told={kundli.data} />;
  return (
    <Suspense fallback={<Skeleton className="page-pending my-6 aspect-square max-h-144 w-full max-w-144" />}>
      <SignsArticle name={name} data={kundli.data} note={<SharedNote />} />
    </Suspense>
  );
}

type TimedKundliData = Extract<SharedKundli["kundli"], { birth: "time" }>["data"];

function TimedArticle({ name, told }: { name: string | null; told: TimedKundliData }) {
  const { t } = useTranslation("share");
  useEffect(preloadSectionsLater, []);
  const data = useMemo<KundliData>(
    // The gender is not shared, and nothing shown here depends on it.
    () => ({ ...told, birth: { ...told.birth, gender: "other", name: name ?? "" } }),
    [told, name],
  );
  // All shared data arrived with the first answer.
  const source = useMemo<KundliSource>(
    () => ({
      fetchSections: async () => data,
      fetchDasha: null,
      fetchSky: null,
      fetchTransits: null,
      fetchWithSettings: null,
      rectification: null,
    }),
    [data],
  );
  return (
    <KundliArticle
      data={data}
      source={source}
      label={name === null ? t("page.label") : t("page.of", { name })}
      actions={<SharedNote />}
    />
  );
}
