import { SETTING_VALUES, SETTING_WORDS } from "@lagna/terms";
import { useTermFormatter } from "../../../domain/formatting/use-term-formatter.ts";
import { Field, Select } from "../../../ui/field.tsx";
import { SKY_AYANAMSAS, SKY_NODES } from "./sky-search-address.ts";

interface SkySettingsFieldsProps {
  /** Empty for the first of each list, which is the usual one. */
  readonly values: { readonly ayanamsa: string; readonly node: string };
  readonly onChange: (changes: { readonly ayanamsa?: string; readonly node?: string }) => void;
}

/** The zodiac that is searched in, and which node Rahu and Ketu are. */
export function SkySettingsFields({ values, onChange }: SkySettingsFieldsProps) {
  const say = useTermFormatter();
  const choices = [
    ["ayanamsa", SKY_AYANAMSAS.map((id) => [id, SETTING_VALUES.ayanamsa[id]] as const)],
    ["node", SKY_NODES.map((id) => [id, SETTING_VALUES.node[id]] as const)],
  ] as const;
  return choices.map(([key, options]) => (
    <Field key={key} label={say(SETTING_WORDS[key])} className="w-[calc(50%-0.75rem)] sm:w-52">
      {(control) => (
        <Select
          {...control}
          value={values[key] || options[0]?.[0]}
          onChange={({ target }) => onChange({ [key]: target.value })}
        >
          {options.map(([id, word]) => (
            <option key={id} value={id}>
              {say(word)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  ));
}
