import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { preloadSectionsIdly } from "../../domain/kundli/sections.ts";
import { isSlowConnection } from "../../lib/connection.ts";
import { cx } from "../../lib/cx.ts";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { waitForIdle } from "../../lib/wait-for-idle.ts";
import { createPreloadable } from "../../lib/preloadable-component.ts";
import { PageTitle } from "../../ui/page-title.tsx";
import { CalculationError } from "../../domain/birth/calculation-error.tsx";
import type { BirthFormValues, ValidBirth } from "../../domain/birth/birth-form-values.ts";
import { BirthForm } from "../../domain/birth/birth-form.tsx";
import { writeStored } from "../../lib/storage.ts";
import { GENERATOR_DRAFT_KEY } from "../../domain/birth/birth-form-draft.ts";
import { NoResult } from "./result/no-result.tsx";
import { SaveButton } from "./result/save-button.tsx";
import { ResultSkeleton } from "./result/result-skeleton.tsx";
import type { Candidate } from "./settings/seen-figures.ts";
import { applyCandidate } from "./settings/apply-candidate.ts";
import { useCalculationSettings } from "./settings/use-calculation-settings.ts";
import { createDaySource, isUntimed, createRectifying, createKundliSource } from "./kundli-api.ts";
import { type GeneratedKundli, useKundli } from "./use-kundli.ts";
import { useSaveKundli } from "./use-save-kundli.ts";

/** Loaded with the texts of all settings, which the first screen does not wait for. */
const SettingsDrawer = lazy(() =>
  import("./settings/settings-drawer.tsx").then((module) => ({ default: module.SettingsDrawer })),
);

/** The code of the result is fetched while the form is filled in. */
const ResultPanel = createPreloadable(() => import("./result/result-panel.tsx").then((module) => module.ResultPanel));
const LastResult = createPreloadable(() => import("./result/last-result.tsx").then((module) => module.LastResult));
/** Loaded with its texts only when needed: few births have an unknown time. */
const UntimedResult = createPreloadable(async () => {
  const [file] = await Promise.all([import("./result/untimed-result.tsx"), loadNamespaces(["uncertain"])]);
  return file.UntimedResult;
});
const preloadResult = () => Promise.all([ResultPanel.preload(), LastResult.preload()]).catch(() => undefined);

let preloading: Promise<void> | null = null;

/** Starts when the form is first touched. A failed fetch is retried at the next touch, or when the result is shown. */
function preloadOnce(): void {
  preloading ??= waitForIdle()
    .then(preloadResult)
    .then(() => (isSlowConnection() ? undefined : preloadSectionsIdly()))
    .catch(() => void (preloading = null));
}

/** The form, which collapses to one line once there is a chart (`?view=result`) and expands again beside it. */
export function Component() {
  const { t } = useTranslation("kundli");
  const work = useKundli();
  const saving = useSaveKundli();
  const [settings, setSettings] = useCalculationSettings();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [drawerUsed, setDrawerUsed] = useState(false);
  const openSettings = useCallback(() => {
    setDrawerUsed(true);
    setDrawerOpen(true);
  }, []);
  const [arrivals, setArrivals] = useState(0);
  const [generatedCount, setGeneratedCount] = useState(0);
  const view = useView(work.generated !== null);
  const [returns, setReturns] = useState(0);
  const resultHeading = useFocusOnArrival(arrivals, view.result);
  const formHeading = useFocusOnArrival(returns, !view.result);

  const submit = async (birth: ValidBirth, values: BirthFormValues, timeAssumed: boolean) => {
    if (!(await work.generate(birth, values, timeAssumed, settings))) return;
    await (birth.time_unknown ? UntimedResult.preload().catch(() => undefined) : preloadResult());
    view.showResult();
    setArrivals((count) => count + 1);
    setGeneratedCount((count) => count + 1);
    void saving.save(birth, settings);
  };
  const goBackToForm = () => {
    view.showForm();
    setReturns((count) => count + 1);
  };
  // Counts ranked times that were applied: the form is recreated with each of them, and shown.
  const [appliedTimes, setAppliedTimes] = useState(0);
  const showAppliedTime = useEffectEvent(goBackToForm);
  useEffect(() => {
    if (appliedTimes > 0) showAppliedTime();
  }, [appliedTimes]);
  const showAgain = () => {
    view.showResult();
    setArrivals((count) => count + 1);
  };
  const apply = async (next: typeof settings, otherwise?: Pick<Candidate, "clock" | "place">) => {
    setSettings(next);
    const read = work.generated && otherwise ? applyCandidate(work.generated, otherwise) : undefined;
    if (await work.recalculate(next, read)) setDrawerOpen(false);
  };
  const generated = view.result ? work.generated : null;
  const { generated: last } = work;
  const [request, source, day, rectifying] = useMemo(() => {
    if (!last) return [null, null, null, null];
    const kundliRequest = { ...last.birth, settings: last.settings };
    const ranked = createRectifying(kundliRequest, (time) => {
      writeStored(GENERATOR_DRAFT_KEY, JSON.stringify({ ...last.values, ...time }));
      setAppliedTimes((count) => count + 1);
    });
    return [kundliRequest, createKundliSource(kundliRequest, ranked), createDaySource(kundliRequest), ranked];
  }, [last]);
  const timedData = work.generated && !isUntimed(work.generated.data) ? work.generated.data : null;
  const save = ({ birth }: GeneratedKundli) => (
    <SaveButton state={saving.state} onSave={() => void saving.save(birth, settings)} />
  );
  return (
    <div className={cx("flex-1", generated ? "page-wide py-1" : "page py-8 lg:py-12")}>
      <PageTitle description={t("empty.text")}>{t("title")}</PageTitle>
      <h1 className="sr-only">{t("title")}</h1>
      {/* Hidden, not unmounted: the typed values stay when the form expands. */}
      <div
        hidden={generated !== null}
        className="grid items-start gap-12 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] xl:gap-16"
      >
        <div className="min-w-0" onFocus={preloadOnce}>
          <h2 ref={formHeading} tabIndex={-1} className="text-title mb-6 font-light outline-none">
            {t("form.title")}
          </h2>
          <BirthForm
            key={appliedTimes}
            draftKey={GENERATOR_DRAFT_KEY}
            initial={work.generated?.values}
            busy={work.busy}
            error={work.error}
            onSubmit={submit}
            onClear={work.clear}
            failure={<CalculationError error={work.error} />}
          />
        </div>
        <div className={cx("min-w-0", !work.generated && "max-lg:hidden")}>
          {work.busy ? (
            <ResultSkeleton />
          ) : work.generated ? (
            <Suspense fallback={<ResultSkeleton />}>
              <LastResult.Component data={timedData} onShow={showAgain} />
            </Suspense>
          ) : (
            <NoResult onSettings={openSettings} />
          )}
        </div>
      </div>
      <Suspense fallback={<ResultSkeleton />}>
        {generated && day && rectifying && isUntimed(generated.data) && (
          <UntimedResult.Component
            data={generated.data}
            sections={day}
            rectifying={rectifying}
            busy={work.busy}
            headingRef={resultHeading}
            onEdit={goBackToForm}
            onSettings={openSettings}
            save={save(generated)}
          />
        )}
        {generated && request && source && !isUntimed(generated.data) && (
          <ResultPanel.Component
            data={generated.data}
            source={source}
            pickedState={generated.values.place?.state ?? null}
            timeAssumed={generated.timeAssumed}
            busy={work.busy}
            headingRef={resultHeading}
            onEdit={goBackToForm}
            onSettings={openSettings}
            save={save(generated)}
            request={request}
            savedId={saving.savedId}
            generatedCount={generatedCount}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {drawerUsed && (
          <SettingsDrawer
            open={drawerOpen}
            onClose={() => setDrawerOpen(false)}
            settings={settings}
            used={work.generated?.data.settings ?? null}
            busy={work.busy}
            failure={drawerOpen && <CalculationError error={work.error} of="recalculation" />}
            onApply={(next) => void apply(next)}
            birth={timedData ? (work.generated?.birth ?? null) : null}
            onMatch={(candidate) => void apply(candidate.settings, candidate)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Whether form or result is shown; stored in the address, so that the browser's Back button leads to the form. */
function useView(hasResult: boolean) {
  const [params, setParams] = useSearchParams();
  return {
    result: hasResult && params.get("view") === "result",
    showResult: () =>
      setParams((current) => ({ ...Object.fromEntries(current), view: "result" }), {
        preventScrollReset: true,
        replace: params.get("view") === "result",
      }),
    showForm: () => setParams({}),
  };
}

/**
 * Moves focus and scroll position to the heading when `count` has increased and its view is shown: a hidden heading cannot take the focus.
 */
function useFocusOnArrival(count: number, shown: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const handledCount = useRef(count);
  useLayoutEffect(() => {
    if (handledCount.current === count || !shown) return;
    handledCount.current = count;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [count, shown]);
  return heading;
}
