import type { Fact, AnswerLanguage } from "@lagna/astrologer";
import type { ComputedNativity, KundliInput } from "@lagna/kundli";
import type { ChartService } from "../modules/charts/service.ts";
import type { PrintsService } from "../modules/prints/service.ts";
import { formatBirthDate, formatBirthTime } from "../typed-births/describe-birth.ts";
import { formatChannelText } from "./channel-texts.ts";
import { toProductLanguage } from "./record-account-link-change.ts";

export interface ChartDescriberParts {
  readonly charts: Pick<ChartService, "computeNativity" | "getFactIndex">;
  readonly prints: Pick<PrintsService, "renderChartPicture">;
}

/** Facts of a chart's summary: the lagna, the Moon's position, the running dasha. */
const SUMMARY_FACTS = ["lagna", "planet-moon", "dasha-now"] as const;
/** In pixels: sharp on a small screen, about 30 KB. */
const PICTURE_SIDE = 1080;

/** Shortens a fact about a graha to its sign and nakshatra; houses and strengths are left to answers. */
const shortenFact = (fact: string): string =>
  fact
    .split(",")
    .filter((part) => !HOUSE.test(part))
    .slice(0, 2)
    .join(",");
const HOUSE = / (?:house|भाव|ghar)$/;
const HOUSE_RELATIONS: ReadonlySet<string> = new Set(["house", "rules"]);

/** A fact, with the alternatives if it depends on the exact time of birth. */
function summariseFact({ text, birthTimeSensitivity }: Fact, language: AnswerLanguage): string {
  const note = birthTimeSensitivity?.sensitiveParts.every((part) => HOUSE_RELATIONS.has(part))
    ? undefined
    : birthTimeSensitivity?.note?.[language];
  return note === undefined
    ? shortenFact(text[language])
    : `${shortenFact(text[language].replace(` (${note})`, ""))} (${note})`;
}

function toChartInput({ nativity }: ComputedNativity) {
  const { lagna, planets } = nativity.chart;
  return {
    lagna: { sign: lagna.sign, degree: lagna.degreeInSign },
    grahas: planets.map(({ degreeInSign, ...planet }) => ({ ...planet, degree: degreeInSign })),
  };
}

/** Describes charts and births for chats. */
export function createChartDescriber({ charts, prints }: ChartDescriberParts) {
  return {
    /** The birth details, for confirmation by the person who gave them. */
    formatBirthForConfirmation: (birth: KundliInput, language: AnswerLanguage): string => {
      const place = `${birth.city}, ${birth.country}`;
      return formatChannelText("read_back", language, {
        name: birth.name,
        date: formatBirthDate(birth, language),
        time: formatBirthTime(birth, language),
        place,
      });
    },

    /** A chart in three lines. @throws AppError 422 for a birth with an impossible place or time */
    summarise: async (birth: KundliInput, language: AnswerLanguage): Promise<string> => {
      if (birth.time_unknown === true) {
        await charts.computeNativity(birth);
        return formatChannelText("untimed", language);
      }
      const { facts } = await charts.getFactIndex(birth);
      return SUMMARY_FACTS.flatMap((id) => facts.get(id) ?? [])
        .map((fact) => summariseFact(fact, language))
        .join("\n");
    },

    /** A chart as a PNG. @throws AppError 503 if too many are being rendered */
    renderPicture: async (birth: KundliInput, language: AnswerLanguage): Promise<Buffer> => {
      const options = { language: toProductLanguage(language), style: "north", side: PICTURE_SIDE } as const;
      return prints.renderChartPicture(toChartInput(await charts.computeNativity(birth)), options);
    },
  };
}
export type ChartDescriber = ReturnType<typeof createChartDescriber>;
