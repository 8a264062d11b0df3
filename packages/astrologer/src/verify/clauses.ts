import type { VargaId } from "@lagna/terms";
import type { Body, Node } from "../language/node.ts";
import { withAlone } from "./shape/alone.ts";
import { asideFrom } from "./shape/aside.ts";
import { clausesIn } from "./shape/clause-parts.ts";
import { isOpenRule, moodOf, type Mood } from "./mood/mood.ts";
import { withDayPointed } from "./shape/day-pointed.ts";
import { denialOf, type Denial } from "./negation.ts";
import { withReckoned } from "./shape/reckoned.ts";
import { withCountedFrom } from "./shape/reckoning.ts";
import { withoutLook, withoutRelative } from "./shape/relatives.ts";
import { withPassage } from "./shape/passage.ts";
import { withSameSign } from "./shape/same-sign.ts";
import { withExclusions } from "./shape/exclusion.ts";
import { asRow, columnsOf, type Columns } from "./shape/tables.ts";
import { asRecord } from "./shape/record-pairs.ts";
import { asSaid, headingOf, type Heading } from "./shape/records.ts";
import {
  withoutAnswer,
  withoutAside,
  withoutCells,
  withoutCleft,
  withoutEcho,
  withoutGap,
  withoutLead,
  withoutNotOnly,
  withBirthApart,
  withoutTotals,
  withReckoning,
  withVargasFirst,
} from "./shape/sentence-shape.ts";

export interface Clause {
  readonly nodes: readonly Node[];
  readonly negated: Denial;
  readonly mood: Mood;
  readonly varga: VargaId | null;
  /** Whether it is general by its grammar alone ("होता है", "gives courage"), so that it may be of this chart as well. */
  readonly isHabit: boolean;
  /** Whether a sentence begins here. */
  readonly opens: boolean;
}

export interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly clauses: readonly Clause[];
}

const ENDS = new Set([".", "!", "?", "।", "॥", "…"]);

/** "House No. 3", "viz. Mars". */
const ABBREVIATED = /^(no|nos|viz|vs|dr|mr|mrs|smt|shri|fig|approx)$/;

function endsSentence(nodes: readonly Node[], at: number, text: string): boolean {
  const node = nodes[at] as Node;
  const next = nodes[at + 1];
  if (node.word === "." && ABBREVIATED.test(nodes[at - 1]?.word ?? "") && nodes[at - 1]?.end === node.start)
    return false;
  if (ENDS.has(node.word))
    return !(next && node.word === "." && next.start === node.end && /[\da-z]/i.test(text[next.start] ?? ""));
  return next !== undefined && text.slice(node.end, next.start).includes("\n");
}

/** Longer than any sentence somebody writes; what goes on beyond is read as the next, so that work grows with a text and no faster. */
const MOST_NODES = 160;

function sentencesOfNodes(nodes: readonly Node[], text: string): Node[][] {
  const sentences: Node[][] = [];
  let current: Node[] = [];
  for (const [at, node] of nodes.entries()) {
    current.push(node);
    if (!endsSentence(nodes, at, text) && current.length < MOST_NODES) continue;
    sentences.push(current);
    current = [];
  }
  if (current.length > 0) sentences.push(current);
  return sentences;
}

/** The varga a clause is told of: of several the one named last before what stands in it. */
function vargaNamed(clause: readonly Node[]): Node | undefined {
  const place = clause.findIndex(({ tag }) => tag === "rashi" || tag === "house");
  const before = clause.slice(0, Math.max(0, place)).findLast(({ tag }) => tag === "varga");
  return before ?? clause.find(({ tag }) => tag === "varga");
}

/** Of whom or what something is said. A clause without one goes on about the clause before: "Jupiter stands in Leo and is retrograde". */
const isSubject = ({ tag }: Node): boolean =>
  ["who", "house", "rashi", "nak", "lagna", "pron", "dasha", "level", "point", "planetword"].includes(tag);

/** What a sentence is put into the shape by that is read, one after the other. */
const SHAPES: readonly ((nodes: readonly Node[]) => readonly Node[])[] = [
  withExclusions,
  withoutLook,
  withoutRelative,
  withAlone,
  withCountedFrom,
  withReckoned,
  withDayPointed,
  withReckoning,
  withoutLead,
  withoutNotOnly,
  withoutCleft,
  withoutEcho,
  withBirthApart,
  withoutGap,
];

/** A text's sentences and their clauses, each with its mood, one by one; a varga that is named holds on until the sentence ends. */
export function* sentencesOf(
  nodes: readonly Node[],
  text: string,
  birthTime: string,
  lordAt: (house: number) => Body,
): Generator<Sentence, void> {
  let heading: Heading | null = null;
  let columns: Columns | null = null;
  for (const whole of sentencesOfNodes(nodes, text)) {
    const aside = asideFrom(whole);
    columns = columnsOf(whole, columns);
    const row = asRow(aside < 0 ? whole : whole.slice(0, aside), columns);
    const said = asSaid(withoutCells(withVargasFirst(withPassage(withSameSign(withoutAside(asRecord(row)))))), heading);
    const sentence = SHAPES.reduce((shape, shaped) => shaped(shape), said);
    const isLabelled = whole.some(({ word }) => word === ":");
    if (!isLabelled || heading?.node.tag !== "sav") heading = headingOf(whole, lordAt) ?? (isLabelled ? heading : null);
    const clauses = clausesOf(sentence, birthTime);
    yield { start: whole[0]?.start ?? 0, end: whole.at(-1)?.end ?? 0, clauses };
  }
}

function clausesOf(sentence: readonly Node[], birthTime: string): Clause[] {
  let varga: VargaId | null = null;
  let before: Mood | null = null;
  return clausesIn(withoutTotals(withoutAnswer(sentence))).map((clause, index): Clause => {
    const named = vargaNamed(clause);
    if (named) varga = named.value === "D1" ? null : (named.value as VargaId);
    const own = moodOf(sentence, clause, birthTime);
    const mood = before === "said" && own === "general" && !clause.some(isSubject) ? before : own;
    before = mood;
    return {
      nodes: clause,
      negated: denialOf(clause),
      mood,
      varga,
      // Seldom asked for.
      get isHabit(): boolean {
        return isOpenRule(sentence, clause);
      },
      opens: index === 0,
    };
  });
}
