import type { KundliData, UntimedKundliData } from "@lagna/contract";
import { useQuery } from "@tanstack/react-query";
import Pencil from "~icons/lucide/pencil";
import { lazy, Suspense, useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { PrintButton, ShareButton } from "../../domain/share-and-print/share-and-print-buttons.tsx";
import { KundliArticle } from "../../domain/kundli/kundli-article.tsx";
import {
  createDaySectionsFetcher,
  createChartRectification,
  createChartSource,
  fetchChart,
  fetchKundli,
} from "../../domain/saved-kundlis/kundlis-api.ts";
import { saveDraft } from "../../domain/saved-kundlis/save-draft.ts";
import { ApiError } from "../../lib/api.ts";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useMedia } from "../../lib/use-media.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Alert, EmptyState, Skeleton } from "../../ui/feedback.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { AskWhoseKept } from "./ask-whose-kept.tsx";
import { FurtherTools } from "./further-tools.tsx";
import { KUNDLIS_KEY } from "./use-kundlis.ts";

/** A saved kundli, with the settings it was made with. */
export function Component() {
  const { id = "" } = useParams();
  const { t } = useTranslation("kundlis");
  const answer = useQuery({
    queryKey: [KUNDLIS_KEY, "chart", id],
    queryFn: ({ signal }) => fetchChart(id, signal),
  });
  const loaded = useMemo(() => answer.data && { id, data: answer.data.data }, [id, answer.data]);
  // A large chart is rendered in slices, between which touches are handled.
  const shown = useDeferredValue(loaded);
  const isShown = loaded !== undefined && shown?.id === id;
  return (
    <div className="page-wide flex-1 py-1">
      <PageTitle>{answer.data?.data.birth.name ?? t("title")}</PageTitle>
      {!isShown && !answer.isError && (
        <>
          <h1 className="sr-only">{t("title")}</h1>
          <Skeleton className="page-pending my-6 aspect-square max-h-144 w-full max-w-144" />
        </>
      )}
      {answer.isError && <LoadFailed error={answer.error} onRetry={() => void answer.refetch()} />}
      {isShown && <KundliContent id={id} data={shown.data} />}
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

/** What one does with a saved kundli next; on a phone in a bar at the lower edge. */
function NextActions({ id, name }: { id: string; name: string | null }) {
  const { t } = useTranslation("kundlis");
  const path = encodeURIComponent(id);
  return (
    <>
      <Link
        to={`/ai-assistant?kundli=${path}`}
        className={buttonClass(
          "primary",
          "px-4 max-lg:order-first max-lg:flex-1 lg:order-last lg:ms-2 max-sm:px-2 max-sm:text-sm max-sm:leading-tight",
        )}
      >
        {t("kundli:result.ask")}
      </Link>
      <Link
        to={`/kundlis?edit=${path}`}
        title={t("action.edit")}
        className={buttonClass("quiet", "px-3 [.keep-bar_&]:border [.keep-bar_&]:border-line-strong")}
      >
        <Pencil aria-hidden="true" className="size-4" />
        <span className="[.keep-bar_&]:sr-only">{t("action.edit")}</span>
      </Link>
      {name !== null && <PrintButton printed={{ id }} name={name} />}
      <ShareButton id={id} timed={name !== null} />
    </>
  );
}

/** After signing up: what was tried without an account is here now. */
function KeptNotice() {
  const { t } = useTranslation("kundlis");
  const [params] = useSearchParams();
  const chatId = params.get("kept");
  if (chatId === null) return null;
  return (
    <Alert tone="good" className="no-print my-2">
      {t("chart.kept")}{" "}
      {chatId !== "" && (
        <Link to={`/ai-assistant?talk=${encodeURIComponent(chatId)}`} className="font-semibold underline">
          {t("chart.keptQuestions")}
        </Link>
      )}
    </Alert>
  );
}

function KundliContent({ id, data }: { id: string; data: KundliData | UntimedKundliData }) {
  const { t } = useTranslation("kundlis");
  const roomy = useMedia("(min-width: 64rem)");
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
  /** The generator has the settings; its form is filled with this birth. */
  const openSettings = async (): Promise<void> => {
    saveDraft(await fetchKundli(id));
    await navigate("/generate-kundali");
  };
  const isUntimed = "time_unknown" in data;
  const next = <NextActions id={id} name={isUntimed ? null : data.birth.name} />;
  const bar = !roomy && (
    <div className="keep-bar no-print sticky bottom-0 z-10 -mx-4 mt-4 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-1.5 max-[16rem]:contents">
      {next}
    </div>
  );
  if (isUntimed)
    return (
      <>
        <KeptNotice />
        <AskWhoseKept id={id} name={data.birth.name} />
        <Suspense fallback={<Skeleton className="page-pending my-6 aspect-square max-h-144 w-full max-w-144" />}>
          <UntimedArticle
            data={data}
            fetchSections={day}
            rectification={rectifying}
            level={1}
            label={t("chart.label", { name: data.birth.name })}
            actions={
              <div className="no-print flex flex-wrap">
                {renderListLink(t("chart.back"))}
                {roomy && next}
              </div>
            }
          />
        </Suspense>
        <FurtherTools id={id} />
        {bar}
      </>
    );
  return (
    <>
      <KeptNotice />
      <AskWhoseKept id={id} name={data.birth.name} />
      <KundliArticle
        data={data}
        source={source}
        label={t("chart.label", { name: data.birth.name })}
        askPath={`/ai-assistant?kundli=${encodeURIComponent(id)}`}
        vargaPath={`/varga?kundli=${encodeURIComponent(id)}`}
        onSettings={() => void openSettings()}
        actions={
          <div className="no-print flex flex-wrap items-center">
            {renderListLink(t("chart.back"))}
            <Link to={`/year?kundli=${encodeURIComponent(id)}`} className={buttonClass("quiet", "px-3")}>
              {t("chart.year")}
            </Link>
            <Link to={`/match?with=${encodeURIComponent(id)}`} className={buttonClass("quiet", "px-3")}>
              {t("chart.compare")}
            </Link>
            {roomy && next}
          </div>
        }
      />
      <FurtherTools id={id} />
      {bar}
    </>
  );
}
