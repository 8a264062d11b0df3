import { lazy, Suspense } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { Skeleton } from "../../ui/feedback.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useBirthForm } from "./birth-form-context.ts";
import type { BirthFormValues } from "./birth-form-values.ts";
import { TIME_CERTAINTIES } from "./time-certainty.ts";
import { USER_INPUT_OPTIONS } from "./use-split-date-time.ts";

/** Loaded with its messages on demand, for users who do not know the exact time. */
const UncertainTimeFields = lazy(async () => {
  const [file] = await Promise.all([import("./uncertain-time-fields.tsx"), loadNamespaces(["uncertain"])]);
  return { default: file.UncertainTimeFields };
});

/** How precisely the time is known. */
export function TimeCertaintyChoice({ className }: { className?: string }) {
  const { t } = useTranslation("kundli");
  const { form } = useBirthForm();
  const certainty = useWatch({ control: form.control, name: "certainty" });
  return (
    <Segmented
      label={t("form.certainty")}
      value={certainty}
      options={TIME_CERTAINTIES.map((value) => ({ value, label: t(`form.certainties.${value}`) }))}
      onChange={(value) => form.setValue("certainty", value, USER_INPUT_OPTIONS)}
      {...(className !== undefined && { className })}
    />
  );
}

/** The minutes or the part of the day, for a time that is not exact. */
export function TimeUncertainty() {
  const { form } = useBirthForm();
  const values = useWatch({ control: form.control }) as BirthFormValues;
  if (values.certainty === "exact") return null;
  return (
    <Suspense fallback={<Skeleton className="mt-2 h-11 w-full" />}>
      <UncertainTimeFields
        values={values}
        onAbout={(about) => form.setValue("about", about, USER_INPUT_OPTIONS)}
        onPart={(part) => form.setValue("part", part, USER_INPUT_OPTIONS)}
      />
    </Suspense>
  );
}
