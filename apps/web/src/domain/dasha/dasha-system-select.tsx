import { DASHA_IDS, DASHA_WORDS, type DashaId, GRAHA_DASHA_IDS, NAKSHATRA_DASHA_IDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { Field, Select } from "../../ui/field.tsx";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";

/** Dashas that concern death; they are never shown. */
const SENSITIVE: readonly DashaId[] = ["shoola", "niryana_shoola"];
/** `chara` is only an alias for the Chara dasha variant chosen in the settings. */
const ALIASED_SYSTEMS: readonly DashaId[] = ["chara"];

const GROUPS = [
  ["nakshatra", NAKSHATRA_DASHA_IDS],
  ["graha", GRAHA_DASHA_IDS],
  [
    "rashi",
    DASHA_IDS.filter(
      (id) =>
        !([...NAKSHATRA_DASHA_IDS, ...GRAHA_DASHA_IDS] as readonly DashaId[]).includes(id) &&
        !SENSITIVE.includes(id) &&
        !ALIASED_SYSTEMS.includes(id),
    ),
  ],
] as const satisfies readonly (readonly [string, readonly DashaId[]])[];

export const SHOWN_DASHAS: readonly DashaId[] = GROUPS.flatMap(([, ids]) => [...ids]);

interface DashaSystemSelectProps {
  readonly value: DashaId;
  readonly onChange: (system: DashaId) => void;
  readonly className?: string;
}

/** The choice of a dasha; its words are those of the sections. */
export function DashaSystemSelect({ value, onChange, className }: DashaSystemSelectProps) {
  const { t } = useTranslation("subjects");
  const say = useTermFormatter();
  return (
    <Field label={t("dasha.system")} {...(className !== undefined && { className })}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value as DashaId)}>
          {GROUPS.map(([group, ids]) => (
            <optgroup key={group} label={t(`dasha.groups.${group}`)}>
              {ids.map((id) => (
                <option key={id} value={id}>
                  {say(DASHA_WORDS[id])}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
}
