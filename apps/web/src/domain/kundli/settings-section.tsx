import { PRESET_WORDS, VARGA_VARIANT_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { dmsSigned } from "../words/degrees-text.ts";
import { useWord } from "../words/use-word.ts";
import type { SectionProps } from "./section-props.ts";
import { CHOICE_GROUPS, CHOICES, chosenValue, valueWord, type Choice } from "../settings/choices.ts";

/** Every answer names what it was made with. */
export function SettingsSection({ data: { settings, birth }, onSettings }: SectionProps) {
  const { t } = useTranslation("kundli");
  const say = useWord();
  const format = useFormat();
  const variants = Object.entries(settings.varga_variants).filter(([, variant]) => variant !== "parashara");
  const valueOf = (choice: Choice) => {
    const value = chosenValue(settings, choice);
    return value === undefined ? "–" : say(valueWord(choice, value));
  };
  const rows: (readonly [string, string])[] = [
    [t("settings.preset"), say(PRESET_WORDS[settings.preset])],
    ...CHOICES.map((choice) => [say(choice.name), valueOf(choice)] as const),
    [t("settings.ayanamsaValue"), format.digits(dmsSigned(settings.ayanamsa_degrees))],
    [t("settings.ayanamsaMeanValue"), format.digits(dmsSigned(settings.ayanamsa_mean_degrees))],
    [
      t("settings.vargaVariants"),
      variants.length === 0
        ? say(VARGA_VARIANT_WORDS.parashara)
        : format.list(variants.map(([varga, variant]) => `${varga} ${say(VARGA_VARIANT_WORDS[variant])}`)),
    ],
    [t("settings.ephemeris"), settings.ephemeris],
    [
      t("settings.coordinates"),
      format.digits(`${coordinate(birth.place.latitude, "N", "S")}, ${coordinate(birth.place.longitude, "E", "W")}`),
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
      {CHOICE_GROUPS.map(({ id, name, choices }) => (
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

const coordinate = (degrees: number, positive: string, negative: string): string =>
  `${Math.abs(degrees).toFixed(4)}° ${degrees < 0 ? negative : positive}`;
