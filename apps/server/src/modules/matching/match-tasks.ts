import {
  createNativity,
  type Ephemeris,
  type Match,
  matchInSteps,
  type MatchPerson,
  type Settings,
} from "@lagna/jyotish";
import type { MatchTaskPerson } from "@lagna/kundli";
import { type TaskWeight, weighTask } from "../../computing/weigh-task.ts";

export interface MatchTask {
  readonly boy: MatchTaskPerson;
  readonly girl: MatchTaskPerson;
  readonly settings: Settings["matching"];
}

const MS_OF_CERTAIN_MATCH = 2;
/** Between two changes of the lagna's sign a whole birth is judged, so that a day of possible times takes 17 ms. */
const MS_PER_DAY_OF_TIMES = 17;
/** A match of uncertain times goes to a thread earlier than other work: forty at once would fill the event loop. */
const MAX_SHORT_MS = 6;

const countDays = (person: MatchTaskPerson): number =>
  "nakshatra" in person ? 0 : person.ranges.reduce((sum, { fromJd, untilJd }) => sum + untilJd - fromJd, 0);

export const weighMatch = ({ boy, girl }: MatchTask): TaskWeight =>
  weighTask(MS_OF_CERTAIN_MATCH + MS_PER_DAY_OF_TIMES * (countDays(boy) + countDays(girl)), MAX_SHORT_MS);

/** The match of two people whose times may be any of a day is a task for another thread. */
export function createMatchTasks(ephemeris: Ephemeris) {
  const toMatchPerson = (person: MatchTaskPerson): MatchPerson =>
    "nakshatra" in person ? person : { ...person, nativity: createNativity(ephemeris, person.birth, person.settings) };
  return {
    *computeMatch({ boy, girl, settings }: MatchTask): Generator<void, Match> {
      return yield* matchInSteps({ boy: toMatchPerson(boy), girl: toMatchPerson(girl) }, settings);
    },
  };
}
export type MatchTasks = ReturnType<typeof createMatchTasks>;
