import type { KundliData, UntimedKundliData } from "@lagna/contract";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router";
import { PrintButton, ShareButton } from "../../domain/share-and-print/share-and-print-buttons.tsx";
import { KundliArticle } from "../../domain/kundli/kundli-article.tsx";
import {
  createDaySectionsFetcher,
  createChartRectification,
  createChartSource,
  fetchChart,
} from "../../domain/saved-kundlis/kundlis-api.ts";
import { ApiError } from "../../lib/api.ts";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState, Skeleton } from "../../ui/feedback.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { saveDraft } from "./save-draft.ts";
import { KUNDLIS_KEY } from "./use-kundlis.ts";

/** A saved kundli, with the settings it was made with. */
export function Component() {
  const { id = "" } = useParams();
  const { t } = useTranslation("kundlis");
  const answer = useQuery({
    queryKey: [KUNDLIS_KEY, "chart", id],
    queryFn: ({ signal }) => fetchChart(id, signal),
  });
  return (
    <div className="page-wide flex-1 py-1">
      <PageTitle>{answer.data?.data.birth.name ?? t("title")}</PageTitle>
      {answer.isPending && <Skeleton className="my-6 aspect-square max-h-144 w-full max-w-144" />}
      {answer.isError && <LoadFailed error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.data && <KundliContent id={id} data={answer.data.data} />}
    </div>
  );
}

const renderListLink = (label: string) => (
  <Link to="/kundlis" className={buttonClass("quiet", "px-3")}>
    {label}
  </Link>
);

function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation("kundlis");
  const errorText = useErrorText();
  const final = error instanceof ApiError && (error.status === 404 || error.status === 422);
  return (
    <EmptyState
      headingLevel={1}
      title={
        error instanceof ApiError && error.status === 404 ? t("chart.missing") : errorText(error, t("chart.failed"))
      }
      action={
        <>
          {!final && <Button onClick={onRetry}>{t("common:retry")}</Button>}
          {renderListLink(t("chart.back"))}
        </>
      }
    />
  );
}

/** Loaded with its texts only when needed: few births have an unknown time. */
const UntimedArticle = lazy(async () => {
  const [file] = await Promise.all([
    import("../../domain/birth-time-uncertainty/untimed-article.tsx"),
    loadNamespaces(["uncertain"]),
  ]);
  return { default: file.UntimedArticle };
});

function KundliContent({ id, data }: { id: string; data: KundliData | UntimedKundliData }) {
  const { t } = useTranslation("kundlis");
  const navigate = useNavigate();
  const rectifying = useMemo(
    () =>
      createChartRectification(id, (fields, time) => {
        saveDraft(fields, time);
        void navigate("/generate-kundali");
      }),
    [id, navigate],
  );
  const source = useMemo(() => createChartSource(id, rectifying), [id, rectifying]);
  const day = useMemo(() => createDaySectionsFetcher(id), [id]);
  if ("time_unknown" in data)
    return (
      <Suspense fallback={<Skeleton className="my-6 aspect-square max-h-144 w-full max-w-144" />}>
        <UntimedArticle
          data={data}
          fetchSections={day}
          rectification={rectifying}
          level={1}
          label={t("chart.label", { name: data.birth.name })}
          actions={
            <div className="no-print flex flex-wrap">
              {renderListLink(t("chart.back"))}
              <ShareButton id={id} timed={false} />
            </div>
          }
        />
      </Suspense>
    );
  return (
    <KundliArticle
      data={data}
      source={source}
      label={t("chart.label", { name: data.birth.name })}
      actions={
        <div className="no-print flex flex-wrap">
          {renderListLink(t("chart.back"))}
          <Link to={`/year?kundli=${encodeURIComponent(id)}`} className={buttonClass("quiet", "px-3")}>
            {t("chart.year")}
          </Link>
          <Link to={`/match?with=${encodeURIComponent(id)}`} className={buttonClass("quiet", "px-3")}>
            {t("chart.compare")}
          </Link>
          <PrintButton printed={{ id }} name={data.birth.name} />
          <ShareButton id={id} timed />
        </div>
      }
    />
  );
}
