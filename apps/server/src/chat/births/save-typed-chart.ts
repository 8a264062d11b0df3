import { parseRelation, type TurnMemory } from "@lagna/astrologer";
import { normaliseWords, removeCourtesies } from "../../typed-births/parse-yes-no.ts";
import { SAVE_WORDS } from "./birth-talk-texts.data.ts";
import type { TypedChart } from "./conversation-births.ts";

const toWordSet = (words: string): ReadonlySet<string> => new Set(words.split("|").map(normaliseWords));
const SAVE = toWordSet(SAVE_WORDS[0]);
const BESIDE_SAVE = toWordSet(SAVE_WORDS[1]);

/** The typed chart that the last answer was about; the last one typed if it was about none of them. */
function findLastAsked(charts: readonly TypedChart[], turns: readonly TurnMemory[]): TypedChart | undefined {
  const last = turns.at(-1)?.chart ?? null;
  return charts.findLast(({ id, isOwn }) => (last === null ? isOwn : id === last)) ?? charts.at(-1);
}

/** The chart that a message only asks to save: "save it", "isko save karo", "save my wife's chart"; null for other messages. */
export function findChartToSave(
  text: string,
  charts: readonly TypedChart[],
  turns: readonly TurnMemory[],
): TypedChart | null {
  const words = removeCourtesies(normaliseWords(text)).split(" ");
  if (!words.some((word) => SAVE.has(word))) return null;
  const others = words.filter((word) => !SAVE.has(word) && !BESIDE_SAVE.has(word));
  const relations = others.map(parseRelation);
  if (relations.includes(null)) return null;
  const [named] = relations;
  const found = named ? charts.findLast(({ relation }) => relation === named) : findLastAsked(charts, turns);
  return found ?? null;
}
