import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useState } from "react";
import type { SettingsRequest } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { PageTitle } from "../../ui/page-title.tsx";
import { CalculationError } from "../../domain/birth/calculation-error.tsx";
import type { BirthFormValues, ValidBirth } from "../../domain/birth/birth-form-values.ts";
import { SaveButton } from "./result/save-button.tsx";
import { ResultSkeleton } from "./result/result-skeleton.tsx";
import type { Candidate } from "../../domain/settings/match-program.ts";
import { applyCandidate } from "./settings/apply-candidate.ts";
import { useCalculationSettings } from "./settings/use-calculation-settings.ts";
import { getTimedData, useKundli } from "./use-kundli.ts";
import { useSaveKundli } from "./use-save-kundli.ts";
import { FormView } from "./form-view.tsx";
import { preloadResult, UntimedResult } from "./result/result-components.ts";
import { ResultView } from "./result/result-view.tsx";
import { useResultSources } from "./result/use-result-sources.ts";
import { useViews } from "./use-views.ts";

/** Loaded with the texts of all settings, which the first screen does not wait for. */
const SettingsDrawer = lazy(() =>
  import("./settings/settings-drawer.tsx").then((module) => ({ default: module.SettingsDrawer })),
);

/** The settings drawer, rendered when it is first opened. */
function useDrawer() {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const show = useCallback(() => {
    setUsed(true);
    setOpen(true);
  }, []);
  return { open, used, show, close: () => setOpen(false) };
}

/** The form, which collapses to one line once there is a chart (`?view=result`) and expands again beside it. */
export function Component() {
  const { t } = useTranslation("kundli");
  const work = useKundli();
  const saving = useSaveKundli();
  const [settings, setSettings] = useCalculationSettings();
  const drawer = useDrawer();
  const views = useViews(work.generated !== null);
  const [generatedCount, setGeneratedCount] = useState(0);
  const { sources, appliedTimes } = useResultSources(work.generated);
  // The form is recreated with each ranked time that is applied, and shown.
  const showAppliedTime = useEffectEvent(views.showForm);
  useEffect(() => {
    if (appliedTimes > 0) showAppliedTime();
  }, [appliedTimes]);

  const submit = async (birth: ValidBirth, values: BirthFormValues, timeAssumed: boolean) => {
    if (!(await work.generate(birth, values, timeAssumed, settings))) return;
    await (birth.time_unknown ? UntimedResult.preload().catch(() => undefined) : preloadResult());
    views.showResult();
    setGeneratedCount((count) => count + 1);
    void saving.save(birth, settings);
  };
  const apply = async (next: SettingsRequest, otherwise?: Pick<Candidate, "clock" | "place">) => {
    setSettings(next);
    const read = work.generated && otherwise ? applyCandidate(work.generated, otherwise) : undefined;
    if (await work.recalculate(next, read)) drawer.close();
  };
  const generated = views.isResult ? work.generated : null;
  return (
    <div className={cx("flex-1", generated ? "page-wide py-1" : "page py-8 lg:py-12")}>
      <PageTitle description={t("empty.text")}>{t("title")}</PageTitle>
      <h1 className="sr-only">{t("title")}</h1>
      <FormView
        work={work}
        hidden={generated !== null}
        appliedTimes={appliedTimes}
        headingRef={views.formHeading}
        onSubmit={submit}
        onShowResult={views.showResult}
        onSettings={drawer.show}
      />
      <Suspense fallback={<ResultSkeleton />}>
        {generated && sources && (
          <ResultView
            generated={generated}
            sources={sources}
            busy={work.busy}
            headingRef={views.resultHeading}
            onEdit={views.showForm}
            onSettings={drawer.show}
            save={<SaveButton state={saving.state} onSave={() => void saving.save(generated.birth, settings)} />}
            savedId={saving.savedId}
            generatedCount={generatedCount}
          />
        )}
      </Suspense>
      {drawer.used && <SettingsView drawer={drawer} work={work} settings={settings} onApply={apply} />}
    </div>
  );
}

interface SettingsViewProps {
  drawer: ReturnType<typeof useDrawer>;
  work: ReturnType<typeof useKundli>;
  settings: SettingsRequest;
  onApply: (next: SettingsRequest, otherwise?: Pick<Candidate, "clock" | "place">) => Promise<void>;
}

function SettingsView({ drawer, work, settings, onApply }: SettingsViewProps) {
  return (
    <Suspense fallback={null}>
      <SettingsDrawer
        open={drawer.open}
        onClose={drawer.close}
        settings={settings}
        used={work.generated?.data.settings ?? null}
        busy={work.busy}
        failure={drawer.open && <CalculationError error={work.error} of="recalculation" />}
        onApply={(next) => void onApply(next)}
        birth={getTimedData(work.generated) ? (work.generated?.birth ?? null) : null}
        onMatch={(candidate) => void onApply(candidate.settings, candidate)}
      />
    </Suspense>
  );
}
