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
import { type Chakras, fetchChakras } from "./chakras-api.ts";
import { ChakraFields } from "./chakra-fields.tsx";
import { KotaView } from "./kota-view.tsx";
import { SarvatobhadraView } from "./sarvatobhadra-view.tsx";
import { toNoon, useChakrasAddress } from "./use-chakras-address.ts";

/** The Sarvatobhadra and the kota chakra of a saved kundli or a typed birth, with the grahas of a day. */
export function Component() {
  const { t } = useTranslation("chakras");
  const saved = useSavedCharts();
  return (
    <div className="page-wide pt-6 pb-24 short:pt-3">
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="text-title font-light">{t("title")}</h1>
      <p className="measure no-print mt-3 text-ink-muted short:mt-1 short:max-w-none">{t("lead")}</p>
      {!saved.charts && !saved.error && <Skeleton className="mt-8 h-40 w-full" />}
      {saved.error && <LoadError query={saved} fallback={t("failed")} className="mt-6" />}
      {saved.charts && <ChakrasOfSubject kundlis={saved.charts} />}
    </div>
  );
}

function ChakrasOfSubject({ kundlis }: { kundlis: readonly SavedKundli[] }) {
  const { t } = useTranslation("chakras");
  const errorText = useErrorText();
  const language = useLanguage();
  const address = useChakrasAddress();
  const chosen = useChartSubject(kundlis, address.kundli);
  const { subject } = chosen;
  const { date, vedha, stars } = address;
  const query = useQuery({
    // Notices about the birth are in the language of the request.
    queryKey: ["chakras", subject, date, vedha, stars, language],
    queryFn: ({ signal }) =>
      fetchChakras(subject as ChartSubject, { at: date === null ? null : toNoon(date), vedha, stars }, signal),
    enabled: subject !== null,
    placeholderData: keepPreviousData,
    // Without a date the grahas are those of now.
    staleTime: date === null ? 60_000 : Infinity,
    retry: false,
  });
  const shown = subject === null || query.isError ? undefined : query.data;
  return (
    <>
      <div className="no-print mt-6 short:mt-3">
        <ChartSubjectFields
          kundlis={kundlis}
          chosen={chosen}
          onChoose={(id) => address.change({ kundli: id })}
          label={t("kundli")}
          typedLabel={t("typed")}
          action={t("show")}
          busy={query.isFetching}
          error={query.error}
        >
          <ChakraFields address={address} />
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
          <ChakraResult chakras={shown} chakra={address.chakra} />
        </div>
      )}
    </>
  );
}

function ChakraResult({ chakras, chakra }: { chakras: Chakras; chakra: "sarvatobhadra" | "kota" }) {
  const { t } = useTranslation("chakras");
  const { name } = chakras.birth;
  const title = t(`names.${chakra}`);
  return (
    <section aria-labelledby="chakra-of" className="mt-8 short:mt-4">
      <h2 id="chakra-of" className="text-title font-light">
        {name === "" ? title : t("heading", { chakra: title, name })}
      </h2>
      {chakra === "kota" ? <KotaView chakras={chakras} /> : <SarvatobhadraView chakras={chakras} />}
    </section>
  );
}
