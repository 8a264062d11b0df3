import type { SavedKundli } from "@lagna/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { GENERATOR_DRAFT_KEY } from "../../domain/birth/birth-form-draft.ts";
import { findOwnChart, useSavedCharts } from "../../domain/saved-kundlis/use-saved-charts.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { Alert, Skeleton } from "../../ui/feedback.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { useVargaAddress, type VargaAddress } from "./use-varga-address.ts";
import { fetchVarga, type VargaSubject } from "./varga-api.ts";
import { VargaChoiceFields } from "./varga-choice-fields.tsx";
import { VargaResult } from "./varga-result.tsx";

/** Loaded only if a birth is typed. */
const BirthForm = lazy(async () => ({ default: (await import("../../domain/birth/birth-form.tsx")).BirthForm }));

/** Any varga of a saved kundli or of a typed birth, as a chart of its own. */
export function Component() {
  const { t } = useTranslation("varga");
  const saved = useSavedCharts();
  return (
    <div className="page-wide pt-6 pb-24">
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="text-title font-light">{t("title")}</h1>
      <p className="measure no-print mt-3 text-ink-muted">{t("lead")}</p>
      {!saved.charts && !saved.error && <Skeleton className="mt-8 h-40 w-full" />}
      {saved.error && <LoadError query={saved} fallback={t("failed")} className="mt-6" />}
      {saved.charts && <VargaOfSubject kundlis={saved.charts} />}
    </div>
  );
}

const TYPED = "typed";

/** The kundli that the address names, else the own one; `TYPED` without any. */
const findKundli = (kundlis: readonly SavedKundli[], { kundli }: VargaAddress): string =>
  kundli === TYPED ? TYPED : ((kundlis.find(({ id }) => id === kundli) ?? findOwnChart(kundlis))?.id ?? TYPED);

function VargaOfSubject({ kundlis }: { kundlis: readonly SavedKundli[] }) {
  const { t } = useTranslation("varga");
  const errorText = useErrorText();
  const language = useLanguage();
  const address = useVargaAddress();
  const [typed, setTyped] = useState<VargaSubject | null>(null);
  const id = findKundli(kundlis, address);
  const subject = id === TYPED ? typed : { kundli_id: id };
  const { choice, dasha } = address;
  const query = useQuery({
    // Notices about the birth are in the language of the request.
    queryKey: ["varga", subject, choice, dasha, language],
    queryFn: ({ signal }) => fetchVarga(subject as VargaSubject, choice, dasha, signal),
    enabled: subject !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
  const shown = subject === null || query.isError ? undefined : query.data;
  return (
    <>
      <div className="no-print mt-8">
        {kundlis.length > 0 && (
          <Field label={t("kundli")} className="max-w-xl">
            {(control) => (
              <Select {...control} value={id} onChange={({ target }) => address.chooseKundli(target.value)}>
                {kundlis.map((kundli) => (
                  <option key={kundli.id} value={kundli.id}>
                    {kundli.name}
                  </option>
                ))}
                <option value={TYPED}>{t("typed")}</option>
              </Select>
            )}
          </Field>
        )}
        {id === TYPED && (
          <Suspense fallback={<Skeleton className="mt-4 h-72 w-full" />}>
            <div className="mt-6 max-w-xl">
              <BirthForm
                // The birth of the generator, from which a link leads here.
                draftKey={GENERATOR_DRAFT_KEY}
                action={t("show")}
                busy={query.isFetching}
                error={query.error}
                failure={null}
                onClear={() => setTyped(null)}
                onSubmit={async (birth) => setTyped({ birth })}
              />
            </div>
          </Suspense>
        )}
        <VargaChoiceFields address={address} shown={shown} />
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
