import type { Tongue } from "@lagna/astrologer";
import type { Clock } from "../clock.ts";
import type { KundliInput } from "../modules/kundli/service.ts";
import { addressed } from "./answering.ts";
import type { KnownChart } from "./charts.ts";
import type { Outbound } from "./outbound.ts";
import type { Readings } from "./readings.ts";
import { type WordKey, WORDS } from "./words.data.ts";
import { wordsOf } from "./words.ts";

export interface ShowingParts {
  readonly readings: Pick<Readings, "summary" | "readBack">;
  readonly clock: Clock;
}

interface Shown extends Pick<KnownChart, "id" | "name" | "birth"> {
  /** How questions about it are addressed; null where it is the writer's own. */
  readonly addressee: string | null;
}

const NAMELESS: ReadonlySet<string> = new Set(Object.values(WORDS.nameless));
const SAMPLES: readonly WordKey[] = ["sample_1", "sample_2", "sample_3"];
const SAMPLES_OF_CHILD: readonly WordKey[] = ["sample_child_1", "sample_child_2", "sample_3"];
/** Before, nobody asks of work and marriage. */
const GROWN_UP = 18;

/** As it is spoken of. */
export const kundliOf = ({ name }: Pick<Shown, "name">, tongue: Tongue): string =>
  NAMELESS.has(name) ? wordsOf("your_kundli", tongue) : wordsOf("kundli_of", tongue, { name });

const picture = ({ id, birth }: Pick<Shown, "id" | "birth">, tongue: Tongue, caption: string): Outbound =>
  birth.time_unknown === true ? { kind: "text", text: caption } : { kind: "chart", chartId: id, caption, tongue };

/** Charts and births as they are shown in a talk, with what can be pressed. */
export function showing({ readings, clock }: ShowingParts) {
  const isChild = ({ year }: KundliInput): boolean => clock().getUTCFullYear() - year < GROWN_UP;

  /** @param addressee how questions about the chart are addressed; null where it is the writer's own */
  const withSamples = (
    text: string,
    { birth, addressee }: Pick<Shown, "birth" | "addressee">,
    tongue: Tongue,
  ): Outbound => ({
    kind: "text",
    text,
    choices: (isChild(birth) ? SAMPLES_OF_CHILD : SAMPLES).map((key) => addressed(wordsOf(key, tongue), addressee)),
    choicesLabel: wordsOf("questions_label", tongue),
  });

  return {
    withSamples,

    shown: async (
      chart: Shown,
      tongue: Tongue,
      key: "chart_made" | "chart_kept" | "chart_open",
    ): Promise<Outbound[]> => {
      const facts = await readings.summary(chart.birth, tongue);
      return [
        picture(chart, tongue, wordsOf(key, tongue, { kundli: kundliOf(chart, tongue), facts })),
        withSamples(wordsOf("ask_now", tongue), chart, tongue),
      ];
    },

    /** A birth to be looked over before it is used. */
    readBack: (birth: KundliInput, tongue: Tongue): Outbound => {
      const choices = [wordsOf("yes", tongue), wordsOf("no", tongue)];
      return { kind: "text", text: readings.readBack(birth, tongue), choices };
    },
  };
}
export type Showing = ReturnType<typeof showing>;
