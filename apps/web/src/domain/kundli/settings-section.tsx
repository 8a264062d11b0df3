import { PRESET_WORDS, VARGA_VARIANT_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { formatSignedDms } from "../formatting/format-degrees.ts";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import type { SectionProps } from "./section-props.ts";
import {
  SETTING_CHOICE_GROUPS,
  SETTING_CHOICES,
  getChosenValue,
  getValueWord,
  type SettingChoice,
} from "../settings/setting-choices.ts";

/** The settings that the kundli was calculated with; every response includes them. */
export function SettingsSection({ data: { settings, birth }, onSettings }: SectionProps) {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const format = useFormat();
  const variants = Object.entries(settings.varga_variants).filter(([, variant]) => variant !== "parashara");
  const valueOf = (choice: SettingChoice) => {
    const value = getChosenValue(settings, choice);
    return value === undefined ? "–" : say(getValueWord(choice, value));
  };
  const rows: (readonly [string, string])[] = [
    [t("settings.preset"), say(PRESET_WORDS[settings.preset])],
    ...SETTING_CHOICES.map((choice) => [say(choice.name), valueOf(choice)] as const),
    [t("settings.ayanamsaValue"), format.digits(formatSignedDms(settings.ayanamsa_degrees))],
    [t("settings.ayanamsaMeanValue"), format.digits(formatSignedDms(settings.ayanamsa_mean_degrees))],
    [
      t("settings.vargaVariants"),
      variants.length === 0
        ? say(VARGA_VARIANT_WORDS.parashara)
        : format.list(variants.map(([varga, variant]) => `${varga} ${say(VARGA_VARIANT_WORDS[variant])}`)),
    ],
    [t("settings.ephemeris"), settings.ephemeris],
    [
      t("settings.coordinates"),
      format.digits(
        `${formatCoordinate(birth.place.latitude, "N", "S")}, ${formatCoordinate(birth.place.longitude, "E", "W")}`,
      ),
    ],
    [t("settings.timeZone"), `${birth.place.time_zone ?? "–"} · ${format.digits(birth.utc_offset)}`],
    [t("settings.utc"), format.digits(birth.utc)],
  ];
  return (
    <>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5 text-sm">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="tabular font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {SETTING_CHOICE_GROUPS.map(({ id, name, choices }) => (
        <details key={id} className="border-b border-line text-sm">
          <summary className="min-h-11 py-2.5 font-medium">{name ? say(name) : t("settings.common")}</summary>
          <dl className="grid gap-x-10 pb-3 sm:grid-cols-2">
            {choices.map((choice) => (
              <div key={choice.key} className="flex flex-wrap justify-between gap-x-6 py-1.5">
                <dt className="text-ink-muted">{say(choice.name)}</dt>
                <dd className="font-medium">{valueOf(choice)}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
      {onSettings && (
        <Button className="mt-6" onClick={onSettings}>
          {t("settings.open")}
        </Button>
      )}
    </>
  );
}

const formatCoordinate = (degrees: number, positive: string, negative: string): string =>
  `${Math.abs(degrees).toFixed(4)}° ${degrees < 0 ? negative : positive}`;
