import type { AnswerLanguage } from "@lagna/astrologer";
import type { KundliInput } from "@lagna/kundli";
import type { Clock } from "../time/clock.ts";
import { addressQuestion } from "./chat-service-adapter.ts";
import type { KnownChart } from "./channel-chart-service.ts";
import type { OutboundMessage } from "./outbound-message.ts";
import type { ChartDescriber } from "./describe-chart.ts";
import { type ChannelTextKey, CHANNEL_TEXTS } from "./channel-texts.data.ts";
import { formatChannelText } from "./channel-texts.ts";

export interface ChartMessagesParts {
  readonly chartDescriber: Pick<ChartDescriber, "summarise" | "formatBirthForConfirmation">;
  readonly clock: Clock;
}

interface ShownChart extends Pick<KnownChart, "id" | "name" | "birth"> {
  /** The name that questions about it begin with; null if it is the writer's own. */
  readonly addressee: string | null;
}

const NAMELESS: ReadonlySet<string> = new Set(Object.values(CHANNEL_TEXTS.nameless));
const SAMPLE_QUESTIONS: readonly ChannelTextKey[] = ["sample_1", "sample_2", "sample_3"];
const SAMPLE_QUESTIONS_FOR_CHILD: readonly ChannelTextKey[] = ["sample_child_1", "sample_child_2", "sample_3"];
/** Sample questions about work and marriage are for adults. */
const ADULT_AGE = 18;

/** "The kundli of Asha", or "Your kundli" for a chart without a name. */
export const formatKundliName = ({ name }: Pick<ShownChart, "name">, language: AnswerLanguage): string =>
  NAMELESS.has(name) ? formatChannelText("your_kundli", language) : formatChannelText("kundli_of", language, { name });

const createPicture = (
  { id, birth }: Pick<ShownChart, "id" | "birth">,
  language: AnswerLanguage,
  caption: string,
): OutboundMessage =>
  birth.time_unknown === true ? { kind: "text", text: caption } : { kind: "chart", chartId: id, caption, language };

/** Messages that show charts and births in a chat, with quick replies. */
export function createChartMessages({ chartDescriber, clock }: ChartMessagesParts) {
  const isChild = ({ year }: KundliInput): boolean => clock().getUTCFullYear() - year < ADULT_AGE;

  /** @param addressee the name that questions about the chart begin with; null if it is the writer's own */
  const addSampleQuestions = (
    text: string,
    { birth, addressee }: Pick<ShownChart, "birth" | "addressee">,
    language: AnswerLanguage,
  ): OutboundMessage => ({
    kind: "text",
    text,
    choices: (isChild(birth) ? SAMPLE_QUESTIONS_FOR_CHILD : SAMPLE_QUESTIONS).map((key) =>
      addressQuestion(formatChannelText(key, language), addressee),
    ),
    choicesLabel: formatChannelText("questions_label", language),
  });

  return {
    addSampleQuestions,

    show: async (
      chart: ShownChart,
      language: AnswerLanguage,
      key: "chart_made" | "chart_kept" | "chart_open",
    ): Promise<OutboundMessage[]> => {
      const facts = await chartDescriber.summarise(chart.birth, language);
      return [
        createPicture(
          chart,
          language,
          formatChannelText(key, language, { kundli: formatKundliName(chart, language), facts }),
        ),
        addSampleQuestions(formatChannelText("ask_now", language), chart, language),
      ];
    },

    /** Shows a birth for confirmation before it is used. */
    askToConfirmBirth: (birth: KundliInput, language: AnswerLanguage): OutboundMessage => {
      const choices = [formatChannelText("yes", language), formatChannelText("no", language)];
      return { kind: "text", text: chartDescriber.formatBirthForConfirmation(birth, language), choices };
    },
  };
}
export type ChartMessages = ReturnType<typeof createChartMessages>;
