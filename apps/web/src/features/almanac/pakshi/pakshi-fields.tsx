import { getWord, NAKSHATRA_WORDS, NAKSHATRAS, PAKSHI_DURATIONS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { Field, Select } from "../../../ui/field.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import type { AlmanacAddress } from "../use-almanac-address.ts";
import { BY_STAR, type ChosenBirth } from "./use-birth-moon.ts";

/** Whose birds, and how long the parts are. */
export function PakshiFields({ address, birth }: { address: AlmanacAddress; birth: ChosenBirth }) {
  const { t } = useTranslation("pakshi");
  const durations = PAKSHI_DURATIONS.find((id) => id === address.params.get("durations")) ?? "fixed";
  return (
    <div className="no-print mt-6 flex short:mt-3 flex-wrap items-end gap-x-6 gap-y-4">
      {birth.charts.length > 0 && (
        <Field label={t("whose")} className="w-64 max-w-full">
          {(control) => (
            <Select {...control} value={birth.key} onChange={({ target }) => address.change({ kundli: target.value })}>
              {birth.charts.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              <option value={BY_STAR}>{t("byStar")}</option>
            </Select>
          )}
        </Field>
      )}
      {(birth.key === BY_STAR || birth.isUntimed) && <StarFields address={address} birth={birth} />}
      <Field label={t("durations.label")} className="w-72 max-w-full">
        {(control) => (
          <Select
            {...control}
            value={durations}
            onChange={({ target }) => address.change({ durations: target.value === "fixed" ? null : target.value })}
          >
            {PAKSHI_DURATIONS.map((id) => (
              <option key={id} value={id}>
                {t(`durations.${id}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {birth.isUntimed && <p className="measure w-full text-ink-muted">{t("untimed")}</p>}
    </div>
  );
}

function StarFields({ address, birth: { typed } }: { address: AlmanacAddress; birth: ChosenBirth }) {
  const { t } = useTranslation("pakshi");
  const language = useLanguage();
  return (
    <>
      <Field label={t("star")} className="w-52 max-w-full">
        {(control) => (
          <Select
            {...control}
            value={typed.nakshatra ?? ""}
            onChange={({ target }) => address.change({ birth_nakshatra: target.value || null })}
          >
            <option value="" />
            {NAKSHATRAS.map((id) => (
              <option key={id} value={id}>
                {getWord(NAKSHATRA_WORDS[id], language)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Segmented
        label={t("half")}
        showLabel
        value={typed.paksha}
        options={[
          { value: "shukla", label: t("waxing") },
          { value: "krishna", label: t("waning") },
        ]}
        onChange={(paksha) => address.change({ birth_paksha: paksha })}
      />
    </>
  );
}
