import { useTranslation } from "react-i18next";
import { Skeleton } from "../../../ui/feedback.tsx";

/** The layout of the result, while the first one is calculated. */
export function ResultSkeleton() {
  const { t } = useTranslation("kundli");
  return (
    <div role="status" aria-label={t("form.generating")}>
      <Skeleton className="h-9 w-11/12 max-w-xl" />
      <Skeleton className="mt-3 h-9 w-2/3 max-w-md" />
      <Skeleton className="mt-4 h-5 w-72 max-w-full" />
      <div className="mt-8 border-t border-line pt-8">
        <Skeleton className="h-8 w-32" />
        <div aria-hidden="true" className="mt-6 aspect-square w-full max-w-144 text-line">
          <svg viewBox="0 0 100 100" fill="none" stroke="currentColor" strokeWidth={0.6} className="animate-pulse">
            <path d="M.5.5h99v99H.5zM.5.5l99 99M99.5.5l-99 99M50 .5 99.5 50 50 99.5.5 50z" />
          </svg>
        </div>
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} className="mt-4 h-6 w-full" />
        ))}
      </div>
    </div>
  );
}
