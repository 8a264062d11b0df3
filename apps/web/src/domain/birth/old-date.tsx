import { lazy, Suspense } from "react";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { Skeleton } from "../../ui/feedback.tsx";
import type { OldDateFieldsProps } from "./old-date-fields.tsx";

/** Loaded with its messages on demand, for dates of long ago. */
const OldDateFields = lazy(async () => {
  const [file] = await Promise.all([import("./old-date-fields.tsx"), loadNamespaces(["uncertain"])]);
  return { default: file.OldDateFields };
});

export const OldDate = (props: OldDateFieldsProps) => (
  <Suspense fallback={<Skeleton className="mt-3 h-11 w-full" />}>
    <OldDateFields {...props} />
  </Suspense>
);
