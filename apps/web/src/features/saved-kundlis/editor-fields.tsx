import { GENDER_WORDS, GENDERS, MONTH_NAMES } from "@lagna/terms";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { OldDate } from "../../domain/birth/old-date.tsx";
import { TIME_CERTAINTIES } from "../../domain/birth/time-certainty.ts";
import { hasCalendar } from "../../domain/birth/typed-date.ts";
import { UncertainTimeFields } from "../../domain/birth/uncertain-time-fields.tsx";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFieldText } from "../../lib/i18n/use-error-text.ts";
import { Field, Input, Select, Textarea } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { findRole, ROLES, setRole } from "./roles.ts";
import type { EditorValues } from "./editor-values.ts";
import type { KundliRow } from "./use-kundlis.ts";

const NUMBERS = ["day", "year", "hour", "minute", "second"] as const;

interface FieldsProps {
  values: EditorValues;
  /** What prevented a chart when the record was last saved. */
  problems: KundliRow["problems"];
  onChange: (changes: Partial<EditorValues>) => void;
}

export function EditorFields(props: FieldsProps) {
  const { t } = useTranslation("kundlis");
  const { t: form } = useTranslation("kundli");
  const { values, onChange } = props;
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-6">
      <TextField {...props} field="name" label={t("editor.name")} className="sm:col-span-4" />
      <GenderField {...props} />
      <DateFields {...props} />
      <TimeFields {...props} />
      <TextField {...props} field="city" label={form("form.city")} className="sm:col-span-3" />
      <TextField {...props} field="country" label={form("form.country")} className="sm:col-span-3" />
      <Field label={t("editor.role")} className="sm:col-span-2">
        {(control) => (
          <Select
            {...control}
            value={findRole(values.tags)}
            onChange={(event) => onChange({ tags: setRole(values.tags, event.target.value) })}
          >
            <option value="">{t("editor.noRole")}</option>
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {t(`role.${role}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField {...props} field="tags" label={t("editor.tags")} className="sm:col-span-4" />
      <Field label={t("editor.notes")} className="sm:col-span-6">
        {(control) => (
          <Textarea
            {...control}
            value={values.notes}
            maxLength={4000}
            onChange={(event) => onChange({ notes: event.target.value })}
          />
        )}
      </Field>
      <label className="flex min-h-11 items-center gap-3 sm:col-span-6">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={values.is_self}
          onChange={(event) => onChange({ is_self: event.target.checked })}
        />
        <span>
          {t("self")} <span className="text-sm text-ink-muted">{t("editor.selfHint")}</span>
        </span>
      </label>
    </div>
  );
}

interface TextFieldProps extends FieldsProps {
  field: "name" | "month" | "city" | "country" | "tags" | (typeof NUMBERS)[number];
  label: string;
  className: string;
  /** The id of a list with suggestions. */
  list?: string;
}

function TextField({ field, label, className, list, values, problems, onChange }: TextFieldProps) {
  const { t } = useTranslation("kundlis");
  const { encodeFieldError, formatFieldError } = useFieldText();
  const problem = problems.find(({ path }) => path === field);
  const hint = problem && <span className="text-warn">{formatFieldError(encodeFieldError(problem))}</span>;
  const isNumber = NUMBERS.some((name) => name === field);
  return (
    <div className={className}>
      <Field label={label} hint={field === "tags" ? t("editor.tagsHint") : hint}>
        {(control) => (
          <Input
            {...control}
            value={values[field]}
            maxLength={field === "tags" ? 400 : field === "month" ? 40 : 120}
            {...(isNumber && { inputMode: "numeric", className: "tabular" })}
            {...(list !== undefined && { list })}
            onChange={(event) => onChange({ [field]: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}

function GenderField({ values, onChange }: FieldsProps) {
  const { t } = useTranslation("kundli");
  const formatTerm = useTermFormatter();
  return (
    <Field label={t("form.gender")} className="sm:col-span-2">
      {(control) => (
        <Select
          {...control}
          value={values.gender}
          onChange={(event) => onChange({ gender: event.target.value as EditorValues["gender"] })}
        >
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {formatTerm(GENDER_WORDS[gender])}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function DateFields(props: FieldsProps) {
  const { t } = useTranslation("kundli");
  const months = useId();
  const { values, onChange } = props;
  // Decided on leaving the field: the first digits of 1990 must not show and hide fields.
  const [isOld, setIsOld] = useState(() => hasCalendar(values));
  return (
    <>
      <div className="sm:col-span-2" onBlur={() => setIsOld(hasCalendar(values))}>
        <TextField {...props} field="year" label={t("form.year")} className="" />
      </div>
      <TextField {...props} field="month" label={t("form.month")} className="sm:col-span-2" list={months} />
      <TextField {...props} field="day" label={t("form.day")} className="sm:col-span-2" />
      <datalist id={months}>
        {MONTH_NAMES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {isOld && hasCalendar(values) && (
        <div className="sm:col-span-6">
          <OldDate
            values={values}
            onEra={(era) => onChange({ era })}
            onCalendar={(calendar) => onChange({ calendar })}
          />
        </div>
      )}
    </>
  );
}

/** How well the time is known, and the time as far as it is known. */
function TimeFields(props: FieldsProps) {
  const { t } = useTranslation("kundli");
  const { values, onChange } = props;
  return (
    <>
      <div className="sm:col-span-6">
        <Segmented
          label={t("form.certainty")}
          showLabel
          value={values.certainty}
          options={TIME_CERTAINTIES.map((value) => ({ value, label: t(`form.certainties.${value}`) }))}
          onChange={(certainty) => onChange({ certainty })}
        />
        {values.certainty !== "exact" && (
          <UncertainTimeFields
            values={values}
            onAbout={(about) => onChange({ about })}
            onPart={(part) => onChange({ part })}
          />
        )}
      </div>
      {(values.certainty === "exact" || values.certainty === "about") && (
        <>
          <TextField {...props} field="hour" label={t("form.hour")} className="sm:col-span-2" />
          <TextField {...props} field="minute" label={t("form.minute")} className="sm:col-span-2" />
          <TextField {...props} field="second" label={t("form.second")} className="sm:col-span-2" />
        </>
      )}
    </>
  );
}
