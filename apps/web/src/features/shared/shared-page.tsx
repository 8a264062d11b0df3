import type { KundliData, SharedKundli } from "@lagna/contract";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import type { KundliSource } from "../../domain/kundli/kundli-source.ts";
import { KundliArticle } from "../../domain/kundli/kundli-article.tsx";
import { preloadSections } from "../../domain/kundli/sections.ts";
import { api, ApiError } from "../../lib/api.ts";
import { useErrorText } from "../../lib/i18n/error-text.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState, Skeleton } from "../../ui/feedback.tsx";
import { PageTitle } from "../../ui/page-title.tsx";

const SignsArticle = lazy(() => import("./signs-article.tsx").then((file) => ({ default: file.SignsArticle })));

/** A kundli that its owner shows by a link, to whoever has it: read only, as much of it as they chose. */
export function Component() {
  const [client] = useState(() => new QueryClient());
  // A page of somebody's own is not found by those who search.
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

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

function SharedPage() {
  const { token = "" } = useParams();
  const { t, i18n } = useTranslation("share");
  const answer = useQuery({
    queryKey: ["shared", token, i18n.language],
    queryFn: ({ signal }) =>
      api<SharedKundli>(`/api/v1/shares/${encodeURIComponent(token)}`, { anonymous: true, signal }),
    retry: (count, error) => !isGone(error) && count < 2,
  });
  const title = answer.data?.name ? t("page.of", { name: answer.data.name }) : t("page.title");
  return (
    <div className="page-wide flex-1 py-1">
      <PageTitle>{title}</PageTitle>
      {answer.isPending && <Skeleton className="my-6 aspect-square max-h-144 w-full max-w-144" />}
      {answer.isError && <NotShown error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.data && <Shown shared={answer.data} />}
    </div>
  );
}

function NotShown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation("share");
  const errorText = useErrorText();
  const gone = isGone(error);
  return (
    <EmptyState
      headingLevel={1}
      title={gone ? t("page.gone") : errorText(error, t("page.failed"))}
      action={
        gone ? (
          <Link to="/" className={buttonClass("primary")}>
            {t("common:notFound.home")}
          </Link>
        ) : (
          <Button onClick={onRetry}>{t("common:retry")}</Button>
        )
      }
    >
      {gone && <p>{t("page.goneWhat")}</p>}
    </EmptyState>
  );
}

function Note() {
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

function Shown({ shared: { name, kundli } }: { shared: SharedKundli }) {
  if (kundli.birth === "time") return <Whole name={name} told={kundli.data} />;
  return (
    <Suspense fallback={<Skeleton className="my-6 aspect-square max-h-144 w-full max-w-144" />}>
      <SignsArticle name={name} data={kundli.data} note={<Note />} />
    </Suspense>
  );
}

type Told = Extract<SharedKundli["kundli"], { birth: "time" }>["data"];

function Whole({ name, told }: { name: string | null; told: Told }) {
  const { t } = useTranslation("share");
  useEffect(() => void preloadSections().catch(() => undefined), []);
  const data = useMemo<KundliData>(
    // Whether it is a woman's or a man's is not told, and nothing shown here asks.
    () => ({ ...told, birth: { ...told.birth, gender: "other", name: name ?? "" } }),
    [told, name],
  );
  // All there is to see came at once.
  const source = useMemo<KundliSource>(
    () => ({ sections: async () => data, dasha: null, sky: null, transits: null, under: null, rectify: null }),
    [data],
  );
  return (
    <KundliArticle
      data={data}
      source={source}
      label={name === null ? t("page.label") : t("page.of", { name })}
      actions={<Note />}
    />
  );
}
