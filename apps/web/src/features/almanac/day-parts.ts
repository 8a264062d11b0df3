import { GRAHA_WORDS, KARANA_WORDS, NAKSHATRA_WORDS, NITYA_YOGA_WORDS, formatTithiName } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import type { PanchangDay, Span } from "./almanac-api.ts";

export type Tone = "good" | "bad" | "neutral";

/** One part of the day: a limb, a part to avoid or to choose, an eighth or a hora. */
export interface DayPart extends Span {
  readonly key: string;
  readonly name: string;
  /** Where the name does not fit. */
  readonly short: string;
  readonly tone: Tone;
  /** What it is, in a sentence. */
  readonly what: string;
}

export const LIMBS = ["tithi", "nakshatra", "yoga", "karana"] as const;
export const PART_ROWS = [...LIMBS, "avoided", "favoured", "choghadiya", "hora"] as const;
export type PartRow = (typeof PART_ROWS)[number];
export type DayParts = Readonly<Record<PartRow, readonly DayPart[]>>;

export const isRunning = ({ start, end }: Span, now: number): boolean =>
  Date.parse(start) <= now && now < Date.parse(end);

/** The parts of a day by row, with their names in the reader's language. */
export function useDayParts(day: PanchangDay): DayParts {
  const { t } = useTranslation("almanac");
  const say = useTermFormatter();
  const language = useLanguage();
  const limb = (key: string, name: string, { start, end }: Span, what: string): DayPart => {
    return { start, end, key, name, short: name, tone: "neutral", what };
  };
  const named = (spans: readonly (Span & { id: string })[] | null, tone: Tone): DayPart[] =>
    (spans ?? []).map(({ id, start, end }, index) => ({
      start,
      end,
      key: `${id}${index}`,
      name: t(`part.${id}`),
      short: t(`partShort.${id}`),
      tone,
      what: t(`partWhat.${id}`),
    }));
  return {
    tithi: day.tithi.map((each) =>
      limb(`t${each.number}`, formatTithiName(each.number, language), each, t("what.tithi")),
    ),
    nakshatra: day.nakshatra.map((each) => limb(each.name, say(NAKSHATRA_WORDS[each.name]), each, t("what.nakshatra"))),
    yoga: day.yoga.map((each) => limb(each.name, say(NITYA_YOGA_WORDS[each.name]), each, t("what.yoga"))),
    karana: day.karana.map((each) => limb(`k${each.number}`, say(KARANA_WORDS[each.name]), each, t("what.karana"))),
    avoided: named(day.inauspicious, "bad"),
    favoured: named(day.auspicious, "good"),
    choghadiya: (day.choghadiya ?? []).map(({ id, quality, start, end }, index) => ({
      start,
      end,
      key: `${id}${index}`,
      name: t(`choghadiya.${id}`),
      short: t(`choghadiya.${id}`),
      tone: quality,
      what: t(`quality.${quality}`),
    })),
    hora: (day.hora ?? []).map(({ lord, start, end }, index) => ({
      start,
      end,
      key: `${lord}${index}`,
      name: t("horaOf", { lord: say(GRAHA_WORDS[lord]) }),
      short: say(GRAHA_WORDS[lord], "short"),
      tone: "neutral",
      what: t("what.hora"),
    })),
  };
}
