import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Field, Input, Select } from "../../ui/field.tsx";
import { BIRTH_CLOCKS } from "./birth-form-values.ts";
import { useBirthForm } from "./birth-form-context.ts";

/** Fields to override the gazetteer: the clock, the UTC offset and the coordinates. */
export function AdvancedFields() {
  const { t } = useTranslation("kundli");
  const { form, errorOf } = useBirthForm();
  const { field: clock } = useController({ control: form.control, name: "clock" });
  const hasError = (["utc_offset", "latitude", "longitude"] as const).some((name) => errorOf(name));
  const isUsed = clock.value !== "place" || form.getValues("latitude") !== "" || form.getValues("longitude") !== "";
  return (
    <details open={hasError || isUsed || undefined} className="border-y border-line">
      <summary className="min-h-11 py-2.5 font-medium text-ink-muted hover:text-ink">{t("advanced.title")}</summary>
      <div className="flex flex-col gap-4 pt-1 pb-5">
        <Field label={t("advanced.clock")} hint={t("advanced.clockHint")}>
          {(control) => (
            <Select {...control} {...clock}>
              {BIRTH_CLOCKS.map((value) => (
                <option key={value} value={value}>
                  {t(`advanced.clocks.${value}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {clock.value === "offset" && (
          <Field label={t("advanced.offset")} hint={t("advanced.offsetHint")} error={errorOf("utc_offset")} required>
            {(control) => (
              <Input
                {...control}
                {...form.register("utc_offset")}
                placeholder="+05:30"
                maxLength={9}
                className="tabular"
              />
            )}
          </Field>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          {(["latitude", "longitude"] as const).map((name) => (
            <Field key={name} label={t(`advanced.${name}`)} hint={t(`advanced.${name}Hint`)} error={errorOf(name)}>
              {(control) => (
                <Input {...control} {...form.register(name)} inputMode="text" maxLength={12} className="tabular" />
              )}
            </Field>
          ))}
        </div>
      </div>
    </details>
  );
}
