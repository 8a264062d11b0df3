import { type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { activateForm } from "../../lib/activate-form.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Field, Input, Select } from "../../ui/field.tsx";
import { storeTrialStart, TRIAL_START_FIELDS, type TrialStart } from "./trial-draft.ts";

/** Name, day, hour and place, without the code of the whole form: the page of the trial continues with what was typed. */
export function TrialStartForm() {
  const { t } = useTranslation("public");
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string): string => {
      const value = data.get(name);
      return typeof value === "string" ? value : "";
    };
    const start: TrialStart = Object.fromEntries(TRIAL_START_FIELDS.map((name) => [name, read(name)]));
    void navigate("/try", { state: { hasNewBirth: storeTrialStart(start) } });
  };
  return (
    <form ref={activateForm} onSubmit={submit} noValidate aria-label={t("landing.try")} className="@container">
      <div className="grid grid-cols-1 gap-3 @min-[16rem]:grid-cols-12">
        <TextField name="name" autoComplete="name" maxLength={120} className="@min-[16rem]:col-span-12" />
        <TextField name="day" {...NUMBER} className="@min-[16rem]:col-span-3" />
        <MonthField className="@min-[16rem]:col-span-5" />
        <TextField name="year" {...NUMBER} className="@min-[16rem]:col-span-4" />
        <TextField name="hour" {...NUMBER} className="@min-[16rem]:col-span-3" />
        <TextField name="minute" {...NUMBER} className="@min-[16rem]:col-span-3" />
        <TextField
          name="city"
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          className="@min-[16rem]:col-span-6"
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" variant="primary" className="min-h-13 px-8 text-lg max-sm:w-full">
          {t("landing.try")}
        </Button>
        <p className="text-sm text-ink-muted">{t("landing.tryNote")}</p>
      </div>
    </form>
  );
}

/** Room for a whole date or time, which the form of the trial splits. */
const NUMBER = { inputMode: "numeric", autoComplete: "off", maxLength: 30 } as const;

interface TextFieldProps {
  name: Exclude<(typeof TRIAL_START_FIELDS)[number], "month">;
  inputMode?: "numeric";
  autoComplete: string;
  spellCheck?: false;
  maxLength: number;
  className: string;
}

function TextField({ name, className, ...rest }: TextFieldProps) {
  const { t } = useTranslation("public");
  return (
    <Field label={t(`landing.birth.${name}`)} className={className}>
      {(control) => <Input {...control} {...rest} name={name} />}
    </Field>
  );
}

function MonthField({ className }: { className: string }) {
  const { t } = useTranslation("public");
  const format = useFormat();
  return (
    <Field label={t("landing.birth.month")} className={className}>
      {(control) => (
        <Select {...control} name="month" defaultValue="">
          <option value="" />
          {Array.from({ length: 12 }, (_, index) => (
            <option key={index} value={index + 1}>
              {format.date(Date.UTC(2001, index, 15), { month: "long", timeZone: "UTC" })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
