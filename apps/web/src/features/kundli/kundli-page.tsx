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
import { isSlow } from "../../lib/connection.ts";
import { cx } from "../../lib/cx.ts";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { idle } from "../../lib/idle.ts";
import { ready } from "../../lib/ready.ts";
import { PageTitle } from "../../ui/page-title.tsx";
import { Failure } from "../../domain/birth/failure.tsx";
import type { BirthFormValues, ValidBirth } from "../../domain/birth/birth-form-values.ts";
import { BirthForm } from "../../domain/birth/birth-form.tsx";
import { writeStored } from "../../lib/storage.ts";
import { DRAFT_KEY } from "../../domain/birth/use-draft.ts";
import { NoResult } from "./result/no-result.tsx";
import { SaveButton } from "./result/save-button.tsx";
import { ResultSkeleton } from "./result/result-skeleton.tsx";
import type { Candidate } from "./settings/seen-figures.ts";
import { readOtherwise } from "./settings/read-otherwise.ts";
import { useCalculationSettings } from "./settings/calculation-settings.ts";
import { daySource, isUntimed, rectifyingOf, sourceOf } from "./kundli-api.ts";
import { type Generated, useKundli } from "./use-kundli.ts";
import { useSaving } from "./use-saving.ts";

/** With the words of every setting, which the first screen does not wait for. */
const SettingsDrawer = lazy(() =>
  import("./settings/settings-drawer.tsx").then((module) => ({ default: module.SettingsDrawer })),
);

/** What shows a chart is fetched while the form is being filled. */
const ResultPanel = ready(() => import("./result/result-panel.tsx").then((module) => module.ResultPanel));
const LastResult = ready(() => import("./result/last-result.tsx").then((module) => module.LastResult));
/** With its words: few births are of a day alone. */
const UntimedResult = ready(async () => {
  const [file] = await Promise.all([import("./result/untimed-result.tsx"), loadNamespaces(["uncertain"])]);
  return file.UntimedResult;
});
const preloadResult = () => Promise.all([ResultPanel.preload(), LastResult.preload()]).catch(() => undefined);

let ahead: Promise<void> | null = null;

/** From the first touch of the form on, while it is being filled; what fails to come is asked for again at the next, or when it is shown. */
function fetchAhead(): void {
  ahead ??= idle()
    .then(preloadResult)
    .then(() => (isSlow() ? undefined : preloadSectionsIdly()))
    .catch(() => void (ahead = null));
}

/** The form, which folds to one line once a chart stands (`?view=result`), and unfolds again beside it. */
export function Component() {
  const { t } = useTranslation("kundli");
  const work = useKundli();
  const saving = useSaving();
  const [settings, setSettings] = useCalculationSettings();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [drawerUsed, setDrawerUsed] = useState(false);
  const openSettings = useCallback(() => {
    setDrawerUsed(true);
    setDrawerOpen(true);
  }, []);
  const [arrivals, setArrivals] = useState(0);
  const [made, setMade] = useState(0);
  const view = useView(work.generated !== null);
  const [returns, setReturns] = useState(0);
  const resultHeading = useFocusOnArrival(arrivals, view.result);
  const formHeading = useFocusOnArrival(returns, !view.result);

  const submit = async (birth: ValidBirth, values: BirthFormValues, timeAssumed: boolean) => {
    if (!(await work.generate(birth, values, timeAssumed, settings))) return;
    await (birth.time_unknown ? UntimedResult.preload().catch(() => undefined) : preloadResult());
    view.showResult();
    setArrivals((count) => count + 1);
    setMade((count) => count + 1);
    void saving.save(birth, settings);
  };
  const back = () => {
    view.showForm();
    setReturns((count) => count + 1);
  };
  // A ranked time that is taken: the form is made anew with it, and shown.
  const [taken, setTaken] = useState(0);
  const showTaken = useEffectEvent(back);
  useEffect(() => {
    if (taken > 0) showTaken();
  }, [taken]);
  const showAgain = () => {
    view.showResult();
    setArrivals((count) => count + 1);
  };
  const apply = async (next: typeof settings, otherwise?: Pick<Candidate, "clock" | "place">) => {
    setSettings(next);
    const read = work.generated && otherwise ? readOtherwise(work.generated, otherwise) : undefined;
    if (await work.recalculate(next, read)) setDrawerOpen(false);
  };
  const generated = view.result ? work.generated : null;
  const { generated: last } = work;
  const [request, source, day, rectifying] = useMemo(() => {
    if (!last) return [null, null, null, null];
    const asked = { ...last.birth, settings: last.settings };
    const ranked = rectifyingOf(asked, (time) => {
      writeStored(DRAFT_KEY, JSON.stringify({ ...last.values, ...time }));
      setTaken((count) => count + 1);
    });
    return [asked, sourceOf(asked, ranked), daySource(asked), ranked];
  }, [last]);
  const stated = work.generated && !isUntimed(work.generated.data) ? work.generated.data : null;
  const save = ({ birth }: Generated) => (
    <SaveButton state={saving.state} onSave={() => void saving.save(birth, settings)} />
  );
  return (
    <div className={cx("flex-1", generated ? "page-wide py-1" : "page py-8 lg:py-12")}>
      <PageTitle description={t("empty.text")}>{t("title")}</PageTitle>
      <h1 className="sr-only">{t("title")}</h1>
      {/* Folded, not gone: what stands in its boxes is there when it unfolds. */}
      <div
        hidden={generated !== null}
        className="grid items-start gap-12 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] xl:gap-16"
      >
        <div className="min-w-0" onFocus={fetchAhead}>
          <h2 ref={formHeading} tabIndex={-1} className="text-title mb-6 font-light outline-none">
            {t("form.title")}
          </h2>
          <BirthForm
            key={taken}
            draftKey={DRAFT_KEY}
            initial={work.generated?.values}
            busy={work.busy}
            error={work.error}
            onSubmit={submit}
            onClear={work.forget}
            failure={<Failure error={work.error} />}
          />
        </div>
        <div className={cx("min-w-0", !work.generated && "max-lg:hidden")}>
          {work.busy ? (
            <ResultSkeleton />
          ) : work.generated ? (
            <Suspense fallback={<ResultSkeleton />}>
              <LastResult.Body data={stated} onShow={showAgain} />
            </Suspense>
          ) : (
            <NoResult onSettings={openSettings} />
          )}
        </div>
      </div>
      <Suspense fallback={<ResultSkeleton />}>
        {generated && day && rectifying && isUntimed(generated.data) && (
          <UntimedResult.Body
            data={generated.data}
            sections={day}
            rectifying={rectifying}
            busy={work.busy}
            headingRef={resultHeading}
            onEdit={back}
            onSettings={openSettings}
            save={save(generated)}
          />
        )}
        {generated && request && source && !isUntimed(generated.data) && (
          <ResultPanel.Body
            data={generated.data}
            source={source}
            pickedState={generated.values.place?.state ?? null}
            timeAssumed={generated.timeAssumed}
            busy={work.busy}
            headingRef={resultHeading}
            onEdit={back}
            onSettings={openSettings}
            save={save(generated)}
            request={request}
            savedId={saving.savedId}
            made={made}
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
            failure={drawerOpen && <Failure error={work.error} of="recalculation" />}
            onApply={(next) => void apply(next)}
            birth={stated ? (work.generated?.birth ?? null) : null}
            onMatch={(candidate) => void apply(candidate.settings, candidate)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Which of the two is shown; in the address, so that the browser's own Back leads to the form. */
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
 * Focus, and the window, go to the heading when `count` has risen and its view is shown: a heading that is not displayed takes none.
 */
function useFocusOnArrival(count: number, shown: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const done = useRef(count);
  useLayoutEffect(() => {
    if (done.current === count || !shown) return;
    done.current = count;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [count, shown]);
  return heading;
}
