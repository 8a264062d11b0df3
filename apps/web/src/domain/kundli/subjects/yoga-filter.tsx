import type { KundliData } from "@lagna/contract";
import { YOGA_GROUP_WORDS } from "@lagna/terms";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { useTermFormatter } from "../../formatting/use-term-formatter.ts";

type Yogas = NonNullable<KundliData["yogas"]>;
type Yoga = Yogas[number];
const EVERY = "every";

type FormedYoga = Pick<Yoga, "strength" | "grahas">;
type PlanetState = Pick<KundliData["planets"][number], "id" | "house" | "combust" | "dignity">;

/** The mean strength of the grahas that form a yoga, each as a share of what it needs; `null` without a sunrise or a graha. */
export const computeMeanStrength = ({ strength, grahas }: FormedYoga): number | null =>
  strength === null || grahas.length === 0 ? null : strength / grahas.length;

const HARD_HOUSES = [6, 8, 12];
const isWeakened = ({ combust, dignity, house }: PlanetState): boolean =>
  combust || dignity === "debilitated" || HARD_HOUSES.includes(house);

/** Whether the grahas of a yoga have the strength they need, and none of them is combust, debilitated or in house 6, 8 or 12. */
export const isStrong = (yoga: FormedYoga, planets: readonly PlanetState[]): boolean =>
  (computeMeanStrength(yoga) ?? 0) >= 1 &&
  !planets.some((planet) => yoga.grahas.includes(planet.id) && isWeakened(planet));

/** Good yogas first, the strong before others, and among equals those of the stronger grahas: the first is the one that the sentence names. */
export function sortYogas<Held extends Pick<Yoga, "strength" | "grahas" | "nature">>(
  yogas: readonly Held[],
  planets: readonly PlanetState[],
): Held[] {
  const ranked = yogas.map((yoga) => ({
    yoga,
    rank: (yoga.nature === "auspicious" ? 2 : 0) + (isStrong(yoga, planets) ? 1 : 0),
    strength: computeMeanStrength(yoga) ?? 0,
  }));
  return ranked.toSorted((a, b) => b.rank - a.rank || b.strength - a.strength).map(({ yoga }) => yoga);
}

/** The yogas of a chart that the user asks for: all present ones or the strong ones, of one matter or of all. */
export function useYogaFilter(yogas: Yogas, planets: readonly PlanetState[]) {
  const [strength, setStrength] = useState<"present" | "strong">("present");
  const [matter, setMatter] = useState<Yoga["group"] | typeof EVERY>(EVERY);
  const present = sortYogas(
    yogas.filter(({ holds }) => holds === true),
    planets,
  );
  const groups = [...new Set(present.map(({ group }) => group))];
  const ofMatter = present.filter(({ group }) => matter === EVERY || group === matter);
  const strong = ofMatter.filter((yoga) => isStrong(yoga, planets));
  return {
    shown: strength === "strong" ? strong : ofMatter,
    choice: { strength, setStrength, matter, setMatter, groups, counts: [ofMatter.length, strong.length] as const },
  };
}

export function YogaFilter({ choice }: { choice: ReturnType<typeof useYogaFilter>["choice"] }) {
  const { t } = useTranslation("subjects");
  const say = useTermFormatter();
  const format = useFormat();
  const id = useId();
  const [present, strong] = choice.counts;
  return (
    <div className="no-print mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Segmented
        label={t("yogas.filter.label")}
        value={choice.strength}
        options={[
          { value: "present", label: t("yogas.filter.present", { yogas: format.number(present) }) },
          { value: "strong", label: t("yogas.filter.strong", { yogas: format.number(strong) }) },
        ]}
        onChange={choice.setStrength}
      />
      <label htmlFor={id} className="flex items-center gap-2 text-sm text-ink-muted">
        {t("yogas.filter.matter")}
        <select
          id={id}
          value={choice.matter}
          onChange={(event) => choice.setMatter(event.target.value as typeof choice.matter)}
          className="min-h-11 max-w-56 rounded-md border border-line-strong bg-surface px-2 text-ink lg:min-h-9"
        >
          <option value={EVERY}>{t("yogas.filter.every")}</option>
          {choice.groups.map((group) => (
            <option key={group} value={group}>
              {say(YOGA_GROUP_WORDS[group], "sense")}
            </option>
          ))}
        </select>
      </label>
      {choice.strength === "strong" && <p className="basis-full text-xs text-ink-muted">{t("yogas.filter.rule")}</p>}
    </div>
  );
}
