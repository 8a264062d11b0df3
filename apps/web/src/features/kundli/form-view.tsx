import { type RefObject, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { GENERATOR_DRAFT_KEY } from "../../domain/birth/birth-form-draft.ts";
import type { BirthFormValues, ValidBirth } from "../../domain/birth/birth-form-values.ts";
import { BirthForm } from "../../domain/birth/birth-form.tsx";
import { CalculationError } from "../../domain/birth/calculation-error.tsx";
import { cx } from "../../lib/cx.ts";
import { OwnNameOffer } from "./own-name-offer.tsx";
import { NoResult } from "./result/no-result.tsx";
import { LastResult, preloadOnce } from "./result/result-components.ts";
import { ResultSkeleton } from "./result/result-skeleton.tsx";
import { getTimedData, type useKundli } from "./use-kundli.ts";

interface FormViewProps {
  work: ReturnType<typeof useKundli>;
  hidden: boolean;
  appliedTimes: number;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onSubmit: (birth: ValidBirth, values: BirthFormValues, timeAssumed: boolean) => Promise<void>;
  onShowResult: () => void;
  onSettings: () => void;
}

/** The form, with the last result beside it. Hidden, not unmounted: the typed values stay when the form expands. */
export function FormView({
  work,
  hidden,
  appliedTimes,
  headingRef,
  onSubmit,
  onShowResult,
  onSettings,
}: FormViewProps) {
  const { t } = useTranslation("kundli");
  return (
    <div hidden={hidden} className="grid items-start gap-12 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] xl:gap-16">
      <div className="min-w-0" onFocus={preloadOnce}>
        <h2 ref={headingRef} tabIndex={-1} className="text-title mb-6 font-light outline-none">
          {t("form.title")}
        </h2>
        <BirthForm
          key={appliedTimes}
          draftKey={GENERATOR_DRAFT_KEY}
          initial={work.generated?.values}
          busy={work.busy}
          error={work.error}
          onSubmit={onSubmit}
          onClear={work.clear}
          failure={<CalculationError error={work.error} />}
          nameOffer={<OwnNameOffer />}
        />
      </div>
      <div className={cx("min-w-0", !work.generated && "max-lg:hidden")}>
        {work.busy ? (
          <ResultSkeleton />
        ) : work.generated ? (
          <Suspense fallback={<ResultSkeleton />}>
            <LastResult.Component data={getTimedData(work.generated)} onShow={onShowResult} />
          </Suspense>
        ) : (
          <NoResult onSettings={onSettings} />
        )}
      </div>
    </div>
  );
}
