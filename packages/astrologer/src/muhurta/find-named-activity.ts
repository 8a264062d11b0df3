import type { ActivityId } from "./activities.data.ts";
import { ACTIVITY_WORDS, type NoChoice, UNLISTED_ACTS } from "./activity-words.data.ts";

/** The activity a question names by its object; `undefined` if none is named, or an act besides them. */
export const findNamedActivity = (text: string): ActivityId | NoChoice | undefined =>
  UNLISTED_ACTS.test(text) ? undefined : ACTIVITY_WORDS.find(({ words }) => words.test(text))?.id;
