import type { SavedKundli } from "@lagna/contract";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { ValidBirth } from "../../domain/birth/birth-form-values.ts";
import { findOwnChart, useSavedCharts } from "../../domain/saved-kundlis/use-saved-charts.ts";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Button } from "../../ui/button.tsx";
import { Alert, Skeleton } from "../../ui/feedback.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { fetchKp, type KpSubject } from "./kp-api.ts";

/** Loaded with its texts, only if a birth is typed. */
const BirthForm = lazy(async () => {
  const [file] = await Promise.all([import("../../domain/birth/birth-form.tsx"), loadNamespaces(["kundli"])]);
  return { default: file.BirthForm };
});
/** Fetched with its words while the chart is computed. */
const loadResult = () => import("./kp-result.tsx");
const loadResultWords = () => loadNamespaces(["kundli"]);
const KpResult = lazy(async () => {
  await loadResultWords();
  return { default: (await loadResult()).KpResult };
});

/** The chart of KP of a saved kundli or a typed birth. */
export function Component() {
  const { t } = useTranslation("kp");
  const saved = useSavedCharts();
  return (
    <div className="page pt-6 pb-24">
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="text-title font-light">{t("title")}</h1>
      <p className="measure no-print mt-3 text-ink-muted">{t("lead")}</p>
      {!saved.charts && !saved.error && <Skeleton className="mt-8 h-40 w-full" />}
      {saved.error && <LoadError query={saved} fallback={t("failed")} className="mt-6" />}
      {saved.charts && <KpForm kundlis={saved.charts} />}
    </div>
  );
}

const TYPED = "";

function KpForm({ kundlis }: { kundlis: readonly SavedKundli[] }) {
  const asked = useSearchParams()[0].get("kundli");
  const { t } = useTranslation("kp");
  const errorText = useErrorText();
  const [id, setId] = useState(() => (kundlis.find((each) => each.id === asked) ?? findOwnChart(kundlis))?.id ?? TYPED);
  const chart = useMutation({ mutationFn: fetchKp });
  const show = async (subject: KpSubject) => {
    // If this fails, the result asks for it again.
    void Promise.all([loadResult(), loadResultWords()]).catch(() => undefined);
    await chart.mutateAsync(subject).catch(() => undefined);
  };
  return (
    <>
      <div className="no-print mt-8 max-w-xl">
        {kundlis.length > 0 && (
          <Field label={t("kundli")}>
            {(control) => (
              <Select {...control} value={id} onChange={(event) => setId(event.target.value)}>
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
        {id !== TYPED && (
          <Button
            variant="primary"
            className="mt-4"
            busy={chart.isPending}
            onClick={() => void show({ kundli_id: id })}
          >
            {t("show")}
          </Button>
        )}
        {id === TYPED && (
          <Suspense fallback={<Skeleton className="mt-4 h-72 w-full" />}>
            <TypedBirth busy={chart.isPending} error={chart.error} onSubmit={(birth) => show({ birth })} />
          </Suspense>
        )}
      </div>
      {chart.isError && (
        <Alert tone="bad" className="mt-6">
          {errorText(chart.error, t("failed"))}
        </Alert>
      )}
      {chart.data && (
        <Suspense fallback={<Skeleton className="mt-14 h-96 w-full" />}>
          <KpResult data={chart.data.data} />
        </Suspense>
      )}
    </>
  );
}

interface TypedBirthProps {
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onSubmit: (birth: ValidBirth) => Promise<void>;
}

function TypedBirth({ busy, error, onSubmit }: TypedBirthProps) {
  const { t } = useTranslation("kp");
  return (
    <div className="mt-6">
      <BirthForm
        draftKey="lagna_kp"
        action={t("show")}
        busy={busy}
        error={error}
        failure={null}
        onClear={() => undefined}
        onSubmit={onSubmit}
      />
    </div>
  );
}
