import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { Field, Select } from "../../ui/field.tsx";
import {
  type CertaintyValues,
  DAY_PART_IDS,
  DAY_PARTS,
  type DayPart,
  DAY_PART_HALF_WIDTH_MINUTES,
} from "./time-certainty.ts";

/** Offered uncertainties in minutes either way. */
const UNCERTAINTY_MINUTE_OPTIONS = ["2", "5", "10", "15", "30", "60", "90"];

interface UncertainTimeFieldsProps {
  values: CertaintyValues;
  onAbout: (minutes: string) => void;
  onPart: (part: DayPart) => void;
}

/** The uncertainty of the time in minutes, or the part of the day, with its effect on a chart. */
export function UncertainTimeFields({ values: { certainty, about, part }, onAbout, onPart }: UncertainTimeFieldsProps) {
  const { t } = useTranslation("uncertain");
  const format = useFormat();
  const partName = useDayPartName();
  const minutes = UNCERTAINTY_MINUTE_OPTIONS.includes(about)
    ? UNCERTAINTY_MINUTE_OPTIONS
    : [...UNCERTAINTY_MINUTE_OPTIONS, about];
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
function useDayPartName(): (part: DayPart) => string {
  const { t } = useTranslation("uncertain");
  const format = useFormat();
  return (part) => {
    const [from, until] = [
      DAY_PARTS[part] - DAY_PART_HALF_WIDTH_MINUTES / 60,
      DAY_PARTS[part] + DAY_PART_HALF_WIDTH_MINUTES / 60,
    ];
    return t(`parts.${part}`, { from: format.number(from), until: format.number(until) });
  };
}
