import type { KundliData } from "@lagna/contract";
import { type Graha, GRAHA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../../lib/cx.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useHighlightedRow } from "../../chart/use-highlighted-row.ts";
import { UncertaintyMark } from "../../birth-time-uncertainty/uncertainty-mark.tsx";
import { useTermFormatter } from "../../formatting/use-term-formatter.ts";
import type { SectionProps } from "../section-props.ts";

type Combination = Pick<NonNullable<KundliData["yogas"]>[number], "grahas" | "houses">;

const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1);

/**
 * Highlights the houses of one card at a time in the chart. A second press, or leaving the section, removes the
 * highlight.
 */
export function useHighlightedCombination<Id extends string>(focus: SectionProps["focus"]) {
  const [pressed, setPressed] = useState<{ readonly id: Id; readonly houses: readonly number[] } | null>(null);
  useEffect(() => {
    if (!pressed) return undefined;
    focus.setHouseOverlay({
      texts: HOUSES.map(() => ""),
      heat: HOUSES.map((house) => (pressed.houses.includes(house) ? 1 : 0)),
    });
    return () => focus.setHouseOverlay(null);
  }, [focus, pressed]);
  return {
    pressed: pressed?.id ?? null,
    press: (id: Id, { houses }: Combination) => setPressed(pressed?.id === id ? null : { id, houses }),
  };
}

interface CombinationCardProps extends Pick<SectionProps, "data" | "focus"> {
  title: string;
  sense: string;
  combination: Combination;
  /** Paths of the facts it is based on. */
  factPaths?: readonly string[];
  pressed: boolean;
  onPress: () => void;
  /** What cancels it, shown first. */
  cancellation?: ReactNode;
  /** How common it is, and its sources. */
  children: ReactNode;
}

/** A yoga or a dosha with the placements that form it. */
export function CombinationCard(card: CombinationCardProps) {
  const { title, sense, combination, factPaths, pressed, onPress, cancellation, children, data, focus } = card;
  return (
    <li className={cx("border-b border-line py-3", pressed && "bg-accent-wash")}>
      <h4>
        <button
          type="button"
          aria-pressed={pressed}
          onClick={onPress}
          className="min-h-9 text-start font-medium hover:text-accent"
        >
          {title}
        </button>
        {factPaths && <UncertaintyMark paths={factPaths} />}
      </h4>
      {cancellation}
      <p className="measure text-sm">{sense}</p>
      <Placements grahas={combination.grahas} data={data} focus={focus} />
      <div className="text-sm text-ink-muted">{children}</div>
    </li>
  );
}

interface PlacementsProps extends Pick<SectionProps, "data" | "focus"> {
  grahas: readonly Graha[];
}

/** The grahas that form it, each with sign and house. Pointing at one highlights it in the chart. */
export function Placements({ grahas, data, focus }: PlacementsProps) {
  const { t } = useTranslation("subjects");
  if (grahas.length === 0) return null;
  return (
    <ul aria-label={t("yogas.placements")} className="my-1 flex flex-wrap gap-x-3 gap-y-1 text-sm">
      {grahas.map((id) => (
        <Placement key={id} id={id} data={data} focus={focus} />
      ))}
    </ul>
  );
}

function Placement({ id, data, focus }: { id: Graha } & Pick<SectionProps, "data" | "focus">) {
  const { t } = useTranslation("subjects");
  const say = useTermFormatter();
  const format = useFormat();
  const { lit, props } = useHighlightedRow(focus, { kind: "body", id });
  const planet = data.planets.find((one) => one.id === id);
  if (!planet) return null;
  const house = data.houses.find(({ sign }) => sign === planet.sign)?.number ?? planet.house;
  return (
    <li {...props} className={cx("transition-colors", lit && "text-accent")}>
      {t("yogas.placement", {
        graha: say(GRAHA_WORDS[id]),
        sign: say(RASHI_WORDS[planet.sign]),
        house: format.number(house),
      })}
    </li>
  );
}

type Source = NonNullable<KundliData["yogas"]>[number]["sources"][number];

/** Formats the sources of a rule: "Phaladeepika 6, Raman 105". */
export function useSourceCitations(): (sources: readonly Source[]) => string {
  const { t } = useTranslation("subjects");
  const format = useFormat();
  return (sources) =>
    sources
      .map(({ text, chapter, number }) => {
        const at = chapter ?? number;
        return at === undefined ? t(`yogas.text.${text}`) : `${t(`yogas.text.${text}`)} ${format.number(at)}`;
      })
      .join(", ");
}
