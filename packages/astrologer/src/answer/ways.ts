import type { ChartView } from "../chart-view.ts";
import type { FactIndex } from "../fact.ts";
import type { Question } from "../question/question.ts";
import type { TimeAsked } from "../question/time-asked.ts";
import type { Sentence } from "./fact-answer.ts";

/** Of one who knows the field and asks for a thing by its name. */
export interface Asking {
  readonly question: Question;
  readonly index: FactIndex;
  readonly view: ChartView;
  readonly time: TimeAsked | null;
}

/** What answers it; empty where it does not ask for this. */
export type Way = (asking: Asking) => readonly (string | Sentence)[];
