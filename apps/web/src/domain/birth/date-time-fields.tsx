import CalendarDays from "~icons/lucide/calendar-days";
import Clock3 from "~icons/lucide/clock-3";
import { useState, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { EPHEMERIS_YEARS } from "@lagna/contract";
import { getIsoDate, MONTH_NAMES } from "@lagna/terms";
import { useFormat } from "../../lib/i18n/format.ts";
import { Field, Input, Select } from "../../ui/field.tsx";
import { DEFAULT_TIME, buildLocalDateTime, type BirthFormValues } from "./birth-form-values.ts";
import { useBirthForm } from "./birth-form-context.ts";
import { OldDate } from "./old-date.tsx";
import { PickerButton } from "./picker-button.tsx";
import { TimeCertaintyChoice, TimeUncertainty } from "./certainty-fields.tsx";
import { hasCalendar } from "./typed-date.ts";
import { USER_INPUT_OPTIONS, useSplitDateTime } from "./use-split-date-time.ts";

/** The platform's picker counts by the Gregorian calendar. */
const FIRST_PICKED_DATE = "1582-10-15";

/** `modernOnly`: the era and the calendar are not asked for. */
export function DateFields({ modernOnly = false }: { modernOnly?: boolean }) {
  const { t } = useTranslation("kundli");
  const format = useFormat();
  const { form, errorOf } = useBirthForm();
  const values = useWatch({ control: form.control }) as BirthFormValues;
  // Decided on leaving a field: the first digits of 1990 must not show and hide fields.
  const [isOld, setIsOld] = useState(() => hasCalendar(values));
  const pick = (value: string) => {
    const [year, month, day] = value.split("-").map(Number) as [number, number, number];
    form.setValue("year", String(year), USER_INPUT_OPTIONS);
    form.setValue("month", MONTH_NAMES[month - 1] as string, USER_INPUT_OPTIONS);
    form.setValue("day", String(day), USER_INPUT_OPTIONS);
    form.setValue("era", "ad", USER_INPUT_OPTIONS);
    form.setValue("calendar", "", USER_INPUT_OPTIONS);
    setIsOld(hasCalendar(form.getValues()));
    if (form.formState.isSubmitted) void form.trigger(["year", "month", "day"]);
  };
  const choose = (name: "era" | "calendar") => (value: BirthFormValues["era" | "calendar"]) => {
    form.setValue(name, value, USER_INPUT_OPTIONS);
    if (form.formState.isSubmitted) void form.trigger(["year", "day"]);
  };
  return (
    <fieldset className="min-w-0" onBlur={() => setIsOld(hasCalendar(form.getValues()))}>
      <legend className="text-heading mb-3 font-medium">{t("form.date")}</legend>
      <div className="@container flex items-start gap-2">
        <div className="grid min-w-0 flex-1 grid-cols-1 gap-2 @min-[16rem]:grid-cols-[minmax(3.5rem,2fr)_minmax(7rem,4fr)_minmax(4.5rem,3fr)]">
          <NumberField name="day" label={t("form.day")} />
          <Field label={t("form.month")} error={errorOf("month")} required>
            {(control) => (
              <Select {...control} {...form.register("month")}>
                <option value="">{t("form.monthChoose")}</option>
                {MONTH_NAMES.map((name, index) => (
                  <option key={name} value={name}>
                    {format.date(Date.UTC(2001, index, 15), { month: "long", timeZone: "UTC" })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <NumberField name="year" label={t("form.year")} />
        </div>
        <AlignedWithControls>
          <PickerButton
            type="date"
            label={t("form.pickDate")}
            value={getIsoDate(buildLocalDateTime({ ...values, ...DEFAULT_TIME }) ?? "")}
            min={FIRST_PICKED_DATE}
            max={`${EPHEMERIS_YEARS.until}-12-31`}
            onPick={pick}
          >
            <CalendarDays aria-hidden="true" className="size-5" />
          </PickerButton>
        </AlignedWithControls>
      </div>
      {isOld && hasCalendar(values) && !modernOnly && (
        <OldDate values={values} onEra={choose("era")} onCalendar={choose("calendar")} />
      )}
    </fieldset>
  );
}

/** Aligns its content with the controls beside it, which have labels above them. */
function AlignedWithControls({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="text-sm">
        &nbsp;
      </span>
      {children}
    </div>
  );
}

/** `exactOnly`: omits the fields on how precisely the time is known. `isShort`: they and the second are elsewhere. */
export function TimeFields({ exactOnly = false, isShort = false }: { exactOnly?: boolean; isShort?: boolean }) {
  const { t } = useTranslation("kundli");
  const format = useFormat();
  const { form } = useBirthForm();
  const values = useWatch({ control: form.control }) as BirthFormValues;
  const { touchedFields, dirtyFields } = form.formState;
  const isUntouched =
    isTimeRequired(values) &&
    isDefaultTime(values) &&
    !["hour", "minute"].some((name) => name in touchedFields || dirtyFields[name as "hour"] === true);
  const pick = (value: string) => {
    const [hour, minute] = value.split(":").map(Number) as [number, number];
    form.setValue("hour", String(hour), USER_INPUT_OPTIONS);
    form.setValue("minute", String(minute), USER_INPUT_OPTIONS);
    form.setValue("second", "0", USER_INPUT_OPTIONS);
    if (form.formState.isSubmitted) void form.trigger(["hour", "minute", "second"]);
  };
  const needed = isTimeRequired(values);
  return (
    <fieldset className="min-w-0" aria-describedby={needed ? "birth-time-hint" : undefined}>
      <legend className="text-heading mb-3 font-medium">{t("form.time")}</legend>
      {!exactOnly && !isShort && <TimeCertaintyChoice className="mb-3" />}
      {needed && (
        <div className="@container flex items-start gap-2">
          <div className="grid min-w-0 flex-1 grid-cols-1 gap-2 @min-[16rem]:auto-cols-fr @min-[16rem]:grid-flow-col @min-[16rem]:grid-cols-none">
            <NumberField name="hour" label={t("form.hour")} />
            <NumberField name="minute" label={t("form.minute")} />
            {!isShort && <NumberField name="second" label={t("form.second")} optional />}
          </div>
          <AlignedWithControls>
            <PickerButton type="time" label={t("form.pickTime")} value={formatClockTime(values)} onPick={pick}>
              <Clock3 aria-hidden="true" className="size-5" />
            </PickerButton>
          </AlignedWithControls>
        </div>
      )}
      {isShort ? (
        !needed && <p className="text-ink-muted">{t(`form.certainties.${values.certainty}`)}</p>
      ) : (
        <TimeUncertainty />
      )}
      {needed && (
        <p id="birth-time-hint" className="mt-2 text-sm text-ink-muted">
          {format.digits(t("form.timeHint"))}
        </p>
      )}
      <p aria-live="polite" className="mt-1 text-sm text-warn">
        {isUntouched && format.digits(t("form.timeUntouched"))}
      </p>
    </fieldset>
  );
}

/** Whether hour and minute are required. */
export const isTimeRequired = ({ certainty }: Pick<BirthFormValues, "certainty">): boolean =>
  certainty === "exact" || certainty === "about";

export function isDefaultTime(values: Pick<BirthFormValues, "hour" | "minute" | "second">): boolean {
  return (
    values.hour === DEFAULT_TIME.hour &&
    values.minute === DEFAULT_TIME.minute &&
    (values.second || "0") === DEFAULT_TIME.second
  );
}

function formatClockTime({ hour, minute }: BirthFormValues): string {
  return /^([01]?\d|2[0-3])$/.test(hour) && /^[0-5]?\d$/.test(minute)
    ? `${hour.padStart(2, "0")}:${minute.padStart(2, "0")}`
    : "";
}

interface NumberFieldProps {
  name: "year" | "day" | "hour" | "minute" | "second";
  label: string;
  optional?: boolean;
}

export function NumberField({ name, label, optional = false }: NumberFieldProps) {
  const { form, errorOf } = useBirthForm();
  const understand = useSplitDateTime();
  const { onBlur, ...registered } = form.register(name);
  return (
    <Field label={label} error={errorOf(name)} required={!optional}>
      {(control) => (
        <Input
          {...control}
          {...registered}
          // Selects the content, usually a default, so that typing replaces it.
          onFocus={(event) => event.target.select()}
          onPaste={(event) => {
            if (understand(event.clipboardData.getData("text"), name)) event.preventDefault();
          }}
          onKeyDown={(event) => event.key === "Enter" && understand(event.currentTarget.value, name)}
          onBlur={(event) => {
            if (!understand(event.target.value, name)) void onBlur(event);
          }}
          inputMode="numeric"
          autoComplete="off"
          // Enough for a complete date or time, which is then split into the fields.
          maxLength={30}
          className="tabular"
        />
      )}
    </Field>
  );
}
