import { RASHIS } from "@lagna/terms";
import { factById } from "../facts/facts-of.ts";
import type { Spoken } from "./answer.ts";
import { minutesAsked } from "./asked.ts";
import { closelyAsked } from "./asked-closely.ts";
import { asksMaraka, definitionOf, termAsked, termsIn } from "./define.ts";
import { namedDefinition } from "./define-named.ts";
import { factAnswer } from "./fact-answer.ts";
import { meaningOfFact } from "./fact-meaning.ts";
import { listsAsked } from "./list-answer.ts";
import { type Body, says, type Turn } from "./turn.ts";
import { factSaid, firmly, isUntimed, judgedIn } from "./uncertain.ts";

/** Terms for which a name may stand: "the 10th house" asks for that one. */
const KINDS_OF_NAMES: ReadonlySet<string> = new Set(["bhava", "nakshatra", "rashi"]);

/** A graha, house, sign or nakshatra: what it means, and where it is in this chart. */
function definedByName({ question, index, voice }: Turn): Body | null {
  const found = namedDefinition(question, index, voice);
  if (!found) return null;
  const shown = found.here === null ? undefined : factById(index, found.here);
  return { kind: "definition", sentences: [found.said, ...(shown ? factSaid(index, shown, voice.tongue) : [])] };
}

/** The lord of the house that obstructs: by the kind of sign that rises. */
function badhakaIn({ index }: Turn): string | null {
  if (isUntimed(index) || !firmly(index, "lagna", ["sign"])) return null;
  const house = [11, 9, 7][RASHIS.indexOf(index.nativity.signs.lagna) % 3] ?? 11;
  return `lord-${house}`;
}

export function definition(turn: Turn): Body | null {
  const { question, index, turns, voice } = turn;
  const isLast = question.form === "define" && termsIn(question.text).length === 0 && question.blank;
  const meant = isLast ? turns.findLast(({ terms }) => terms.length > 0)?.terms.at(-1) : undefined;
  // Who of a chart is a maraka hangs on its lagna.
  const term = isUntimed(index) && asksMaraka(question) ? (definitionOf("maraka") ?? null) : termAsked(question);
  const found = meant === undefined ? term : definitionOf(meant);
  if (!found || KINDS_OF_NAMES.has(found.id)) {
    const named = definedByName(turn);
    if (named || !found) return named;
  }
  const here = found.id === "badhaka" ? badhakaIn(turn) : found.here;
  const shown = here === null ? undefined : factById(index, here);
  const inChart = shown ? factSaid(index, shown, voice.tongue) : [];
  return { kind: "definition", sentences: [says(voice, found.text), ...inChart] };
}

export function facts({ question, index: given, voice, time }: Turn): Body | null {
  const index = (isUntimed(given) && judgedIn(given)) || given;
  const closely = isUntimed(given) ? [] : closelyAsked(question, index, time);
  const lists = isUntimed(given) || closely.length > 0 ? [] : listsAsked(question, index);
  if (lists.length > 0)
    return { kind: "fact", sentences: lists.map(({ text, facts: ids }) => ({ text: text[voice.tongue], facts: ids })) };
  const told = closely.length > 0 ? closely : factAnswer(question, index);
  if (told.length === 0) return null;
  const turned = new Set<string>();
  const sentences = told.flatMap(({ text, facts: ids, parts }): Spoken[] => {
    const holds = ids.every((id) => (parts ? firmly(index, id, parts) : factById(index, id)?.stable !== false));
    if (holds) return [{ text: text[voice.tongue], facts: ids }];
    const untold = ids.flatMap((id) => (turned.has(id) ? [] : (factById(index, id) ?? [])));
    for (const { id } of untold) turned.add(id);
    return untold.flatMap((fact) => factSaid(index, fact, voice.tongue));
  });
  const until = minutesAsked(question, told).flatMap((id) => {
    const fact = factById(index, id);
    return fact ? factSaid(index, fact, voice.tongue) : [];
  });
  return {
    kind: "fact",
    sentences: [
      ...sentences,
      ...until,
      ...(closely.length > 0 || question.named.groups.length > 0
        ? []
        : meaningOfFact(question, index, voice, sentences)),
    ],
  };
}
