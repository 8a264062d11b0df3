import type { KundliData } from "@lagna/contract";
import { type Graha, GRAHA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../../lib/cx.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useLitRow } from "../../chart/use-lit-row.ts";
import { Turns } from "../../uncertain/turns.tsx";
import { useWord } from "../../words/use-word.ts";
import type { SectionProps } from "../section-props.ts";

type Made = Pick<NonNullable<KundliData["yogas"]>[number], "grahas" | "houses">;

const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1);

/** One of several cards at a time washes its houses in the chart; a second press takes it back, and so does leaving the section. */
export function useWashed<Id extends string>(focus: SectionProps["focus"]) {
  const [pressed, setPressed] = useState<{ readonly id: Id; readonly houses: readonly number[] } | null>(null);
  useEffect(() => {
    if (!pressed) return undefined;
    focus.paint({ texts: HOUSES.map(() => ""), heat: HOUSES.map((house) => (pressed.houses.includes(house) ? 1 : 0)) });
    return () => focus.paint(null);
  }, [focus, pressed]);
  return {
    pressed: pressed?.id ?? null,
    press: (id: Id, { houses }: Made) => setPressed(pressed?.id === id ? null : { id, houses }),
  };
}

interface CardProps extends Pick<SectionProps, "data" | "focus"> {
  title: string;
  sense: string;
  making: Made;
  /** The paths of its finding. */
  turns?: readonly string[];
  pressed: boolean;
  onPress: () => void;
  /** Said before everything else: what lifts it. */
  first?: ReactNode;
  /** How common it is, and where it is written. */
  children: ReactNode;
}

/** A yoga or a dosha with the placements that make it. */
export function MakingCard(card: CardProps) {
  const { title, sense, making, turns, pressed, onPress, first, children, data, focus } = card;
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
        {turns && <Turns paths={turns} />}
      </h4>
      {first}
      <p className="measure text-sm">{sense}</p>
      <Placements grahas={making.grahas} data={data} focus={focus} />
      <div className="text-sm text-ink-muted">{children}</div>
    </li>
  );
}

interface PlacementsProps extends Pick<SectionProps, "data" | "focus"> {
  grahas: readonly Graha[];
}

/** Who makes it, each with sign and house; pointing at one lights it in the chart. */
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
  const say = useWord();
  const format = useFormat();
  const { lit, props } = useLitRow(focus, { kind: "body", id });
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

/** Where a rule is written: "Phaladeepika 6, Raman 105". */
export function useSources(): (sources: readonly Source[]) => string {
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
