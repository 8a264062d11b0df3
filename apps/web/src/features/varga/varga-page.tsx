import type { SavedKundli } from "@lagna/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type ChartSubject, ChartSubjectFields, useChartSubject } from "../../domain/saved-kundlis/chart-subject.tsx";
import { useSavedCharts } from "../../domain/saved-kundlis/use-saved-charts.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { Alert, Skeleton } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { useVargaAddress } from "./use-varga-address.ts";
import { fetchVarga } from "./varga-api.ts";
import { VargaChoiceFields } from "./varga-choice-fields.tsx";
import { VargaResult } from "./varga-result.tsx";

/** Any varga of a saved kundli or of a typed birth, as a chart of its own. */
export function Component() {
  const { t } = useTranslation("varga");
  const saved = useSavedCharts();
  return (
    <div className="page-wide pt-6 pb-24 short:pt-3">
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="text-title font-light">{t("title")}</h1>
      <p className="measure no-print mt-3 text-ink-muted short:mt-1 short:max-w-none">{t("lead")}</p>
      {!saved.charts && !saved.error && <Skeleton className="mt-8 h-40 w-full" />}
      {saved.error && <LoadError query={saved} fallback={t("failed")} className="mt-6" />}
      {saved.charts && <VargaOfSubject kundlis={saved.charts} />}
    </div>
  );
}

function VargaOfSubject({ kundlis }: { kundlis: readonly SavedKundli[] }) {
  const { t } = useTranslation("varga");
  const errorText = useErrorText();
  const language = useLanguage();
  const address = useVargaAddress();
  const chosen = useChartSubject(kundlis, address.kundli);
  const { subject } = chosen;
  const { choice, dasha } = address;
  const query = useQuery({
    // Notices about the birth are in the language of the request.
    queryKey: ["varga", subject, choice, dasha, language],
    queryFn: ({ signal }) => fetchVarga(subject as ChartSubject, choice, dasha, signal),
    enabled: subject !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
  const shown = subject === null || query.isError ? undefined : query.data;
  return (
    <>
      <div className="no-print mt-6 short:mt-3">
        <ChartSubjectFields
          kundlis={kundlis}
          chosen={chosen}
          onChoose={address.chooseKundli}
          label={t("kundli")}
          typedLabel={t("typed")}
          action={t("show")}
          busy={query.isFetching}
          error={query.error}
        >
          <VargaChoiceFields address={address} shown={shown} />
        </ChartSubjectFields>
      </div>
      {query.isError && (
        <Alert tone="bad" className="mt-6">
          {errorText(query.error, t("failed"))}
        </Alert>
      )}
      {subject !== null && !query.isError && !shown && <Skeleton className="mt-10 h-96 w-full" />}
      {shown && (
        <div aria-busy={query.isPlaceholderData}>
          <VargaResult varga={shown} address={address} />
        </div>
      )}
    </>
  );
}
