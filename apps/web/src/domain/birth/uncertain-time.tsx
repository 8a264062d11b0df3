import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { Field, Select } from "../../ui/field.tsx";
import { type CertaintyValues, DAY_PART_IDS, DAY_PARTS, type DayPart, PART_MINUTES } from "./time-certainty.ts";

/** Minutes either way that are offered. */
const ABOUT_MINUTES = ["2", "5", "10", "15", "30", "60", "90"];

interface UncertainTimeProps {
  values: CertaintyValues;
  onAbout: (minutes: string) => void;
  onPart: (part: DayPart) => void;
}

/** By how many minutes a time may be wrong, or the part of the day it fell in; and what that does to a chart. */
export function UncertainTime({ values: { certainty, about, part }, onAbout, onPart }: UncertainTimeProps) {
  const { t } = useTranslation("uncertain");
  const format = useFormat();
  const partName = useDayPart();
  const minutes = ABOUT_MINUTES.includes(about) ? ABOUT_MINUTES : [...ABOUT_MINUTES, about];
  return (
    <div className="mt-3">
      {certainty === "about" && (
        <Field label={t("form.about")} hint={t("form.hint")}>
          {(control) => (
            <Select {...control} value={about} onChange={(event) => onAbout(event.target.value)}>
              {minutes.map((value) => (
                <option key={value} value={value}>
                  {t("form.minutes", { minutes: format.digits(value), count: Number(value) })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {certainty === "part" && (
        <Field label={t("form.part")} hint={t("form.hint")}>
          {(control) => (
            <Select {...control} value={part} onChange={(event) => onPart(event.target.value as DayPart)}>
              {DAY_PART_IDS.map((id) => (
                <option key={id} value={id}>
                  {partName(id)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {certainty === "unknown" && <p className="text-sm text-ink-muted">{t("form.unknownHint")}</p>}
    </div>
  );
}

/** "Evening, 16 to 20" */
function useDayPart(): (part: DayPart) => string {
  const { t } = useTranslation("uncertain");
  const format = useFormat();
  return (part) => {
    const [from, until] = [DAY_PARTS[part] - PART_MINUTES / 60, DAY_PARTS[part] + PART_MINUTES / 60];
    return t(`parts.${part}`, { from: format.number(from), until: format.number(until) });
  };
}
