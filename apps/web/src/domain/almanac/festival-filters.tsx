import { FESTIVAL_REGIONS, FESTIVAL_SECTS } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { Field, Select } from "../../ui/field.tsx";
import { useFestivalChoices } from "./festival-choices.ts";

/** Whose festivals are shown; remembered for every page of the almanac. */
export function FestivalFilters() {
  const { t } = useTranslation("almanac");
  const { sect, setSect, region, setRegion } = useFestivalChoices();
  return (
    <>
      <Field label={t("choices.region")}>
        {(control) => (
          <Select {...control} value={region} onChange={({ target }) => setRegion(target.value as typeof region)}>
            {FESTIVAL_REGIONS.map((id) => (
              <option key={id} value={id}>
                {t(`tradition.${id}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("choices.sect")}>
        {(control) => (
          <Select {...control} value={sect} onChange={({ target }) => setSect(target.value as typeof sect)}>
            {FESTIVAL_SECTS.map((id) => (
              <option key={id} value={id}>
                {t(`tradition.${id}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
