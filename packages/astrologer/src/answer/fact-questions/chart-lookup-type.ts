import type { ChartReadModel } from "../../chart-read-model.ts";
import type { FactIndex } from "../../fact.ts";
import type { Question } from "../../question/question.ts";
import type { AskedTime } from "../../question/parse-asked-time.ts";
import type { LocalizedSentence } from "./answer-fact.ts";

/** A technical question that asks for a chart element by name. */
export interface LookupRequest {
  readonly question: Question;
  readonly index: FactIndex;
  readonly view: ChartReadModel;
  readonly time: AskedTime | null;
}

/** Returns fact ids and sentences that answer the request; empty if the request asks for something else. */
export type ChartLookup = (asking: LookupRequest) => readonly (string | LocalizedSentence)[];
