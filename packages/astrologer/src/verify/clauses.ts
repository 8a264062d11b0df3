import type { VargaId } from "@lagna/terms";
import type { Body, Node } from "../language/node.ts";
import { asideFrom, isHarmless } from "./aside.ts";
import { isHabitual, isHabitWord, isOfPeople, moodOf, type Mood } from "./mood.ts";
import { denialOf, type Denial } from "./negation.ts";
import { asRow, columnsOf, type Columns } from "./tables.ts";
import { asSaid, headingOf, type Heading } from "./records.ts";

export interface Clause {
  readonly nodes: readonly Node[];
  readonly negated: Denial;
  readonly mood: Mood;
  readonly varga: VargaId | null;
  /** Whether it is general by its verb alone ("होता है"), so that it may be of this chart as well. */
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

function endsSentence(nodes: readonly Node[], at: number, text: string): boolean {
  const node = nodes[at] as Node;
  const next = nodes[at + 1];
  if (ENDS.has(node.word))
    return !(next && node.word === "." && next.start === node.end && /[\da-z]/i.test(text[next.start] ?? ""));
  return next !== undefined && text.slice(node.end, next.start).includes("\n");
}

/** "No, your Mars …": the word answers a question and negates nothing of the sentence that it opens. */
function withoutAnswer(nodes: readonly Node[]): readonly Node[] {
  return nodes[0]?.tag === "neg" && nodes[1]?.word === "," ? nodes.slice(2) : nodes;
}

/** "…, aren't you?": asks for assent to what it says. */
function withoutTagQuestion(nodes: readonly Node[]): readonly Node[] {
  const [who, mark] = nodes.slice(-2);
  const verb = nodes.at(-3);
  const isTag =
    mark?.word === "?" &&
    /^(you|it|they|he|she|i)$/.test(who?.word ?? "") &&
    /^(isn't|aren't|don't|doesn't|haven't|hasn't|wasn't|weren't|didn't|is|are|do|does)$/.test(verb?.word ?? "") &&
    nodes.at(-4)?.word === ",";
  return isTag ? nodes.slice(0, -4) : nodes;
}

/** "…: it isn't.", "…; you don't.": denies what stands before it, or says a denial again. */
function withoutEcho(given: readonly Node[]): readonly Node[] {
  const nodes = withoutTagQuestion(given);
  const last = nodes.findLastIndex(({ word }) => !/^([.!"]|there|so|true)$/.test(word));
  const deny = /^(isn't|doesn't|don't|aren't)$/.test(nodes[last]?.word ?? "")
    ? last
    : nodes[last]?.word === "not"
      ? last - 1
      : -1;
  const from = deny - 1;
  const isEcho =
    from > 1 && /^(it|you|they|he|she)$/.test(nodes[from]?.word ?? "") && /^[,:;-]$/.test(nodes[from - 1]?.word ?? "");
  if (!isEcho) return nodes;
  const rest = nodes.slice(0, from - 1);
  const denial = nodes[deny] as Node;
  return rest.some(({ tag }) => tag === "neg" || tag === "doubt") ? rest : [...rest, { ...denial, tag: "doubt" }];
}

/** The bars of a table go; between labelled values ("Sign: Leo | House: 2") they part one from the next. */
function withoutCells(nodes: readonly Node[]): readonly Node[] {
  const isRecord = nodes.filter(({ word }) => word === ":").length > 1;
  return nodes.flatMap((node) => (node.word !== "|" ? [node] : isRecord ? [{ ...node, word: ";" }] : []));
}

const PLACED = new Set(["rashi", "house", "nak"]);

/** "Gemini (D1), Taurus (D9)", "| D1 Gemini | D9 Taurus |": each place after its chart, and each a statement of its own. */
function withVargasFirst(nodes: readonly Node[]): readonly Node[] {
  const vargas = nodes.filter(({ tag }) => tag === "varga");
  if (vargas.length === 0) return nodes;
  const result: Node[] = [];
  for (const [at, node] of nodes.entries()) {
    const [open, varga, close] = nodes.slice(at + 1, at + 4);
    const isMarked = PLACED.has(node.tag) && open?.word === "(" && varga?.tag === "varga" && close?.word === ")";
    const isAfter = nodes.slice(Math.max(0, at - 3), at);
    const isSaid =
      (node.word === "(" &&
        PLACED.has(nodes[at - 1]?.tag ?? "") &&
        nodes[at + 1]?.tag === "varga" &&
        nodes[at + 2]?.word === ")") ||
      (node.tag === "varga" &&
        PLACED.has(nodes[at - 2]?.tag ?? "") &&
        nodes[at - 1]?.word === "(" &&
        nodes[at + 1]?.word === ")") ||
      (node.word === ")" &&
        PLACED.has(isAfter[0]?.tag ?? "") &&
        isAfter[1]?.word === "(" &&
        isAfter[2]?.tag === "varga");
    if (isSaid) continue;
    if (isMarked && varga) result.push(varga, { ...node, tag: "in", word: "in", end: node.start }, node);
    else if (node.word === "|" && vargas.length > 1 && nodes[at + 1]?.tag === "varga" && at > 0)
      result.push({ ...node, word: "," });
    else if (PLACED.has(node.tag) && nodes[at - 1]?.tag === "varga")
      result.push({ ...node, tag: "in", word: "in", end: node.start }, node);
    else result.push(node);
  }
  return result;
}

/** Shorter ones are a mark of what stands before them. */
const LEAST_ASIDE = 3;

/** "Venus: Leo (not the sign your magazine gives you)": speaks of what others say, and of nothing of the chart. */
function withoutAside(nodes: readonly Node[]): readonly Node[] {
  const open = nodes.findIndex(({ word }) => word === "(");
  const close = nodes.findIndex(({ word }, at) => word === ")" && at > open);
  const inside = nodes.slice(open + 1, close);
  const isSaying = (node: Node): boolean =>
    !isHarmless(node) && !["signword", "houseword", "planetword"].includes(node.tag);
  if (open < 1 || close < 0 || inside.length < LEAST_ASIDE || inside.some(isSaying)) return nodes;
  return [...nodes.slice(0, open), ...nodes.slice(close + 1)];
}

/** "It isn't Jupiter who rules your first": who, and what is said of whom, in one. */
function withoutCleft(nodes: readonly Node[]): readonly Node[] {
  const relative = nodes.findIndex(({ word }) => /^(who|which|that)$/.test(word));
  const isCleft =
    nodes[0]?.word === "it" &&
    /^(is|isn't|was|wasn't)$/.test(nodes[1]?.word ?? "") &&
    relative > 1 &&
    relative < 8 &&
    nodes.slice(2, relative).some(({ tag }) => ["who", "rashi", "house", "nak"].includes(tag));
  // "It is the Sun only which …": lays stress, and counts nobody.
  const told = nodes.slice(1, relative).filter(({ tag }) => tag !== "only");
  return isCleft ? [...told, ...nodes.slice(relative + 1)] : nodes;
}

/** "Two of the nine": what a count is taken from is no count. */
function withoutTotals(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node, at) => {
    const rest = nodes.slice(at + 1, at + 4).filter(({ tag }) => tag !== "planetword");
    const total = node.tag === "num" && rest[0]?.tag === "in" && rest[1]?.tag === "from";
    return total ? [{ ...node, tag: "w" }] : [node];
  });
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

const PREDICATES = new Set([
  "aspect",
  "opposite",
  "rashiaspect",
  "exchange",
  "dign",
  "retro",
  "direct",
  "combust",
  "rule",
  "ruledby",
  "vargottama",
  "enter",
  "leave",
  "rank",
  "quality",
  "compare",
  "empty",
  "transit",
  "with",
  "run",
  "next",
  "until",
]);
const PLACES = new Set(["house", "rashi", "nak", "signof", "starof", "arc", "degpart", "group", "pada"]);
const SUBJECTS = new Set([
  "who",
  "house",
  "lagna",
  "pron",
  "dasha",
  "point",
  "esh",
  "sadesati",
  "dhaiya",
  "moonsign",
  "sunsign",
  "birthstar",
  "planetword",
  "rashi",
]);

/** Whether something is said in a stretch; company needs two. */
const predicates = (nodes: readonly Node[]): boolean =>
  nodes.some(({ tag }) => (PREDICATES.has(tag) && tag !== "with") || PLACES.has(tag)) ||
  (nodes.some(({ tag }) => tag === "with") && nodes.filter(({ tag }) => tag === "who" || tag === "pron").length > 1);
const light = ({ tag, word }: Node): boolean =>
  tag === "poss" ||
  tag === "now" ||
  tag === "both" ||
  tag === "only" ||
  (tag === "w" && /^(the|a|an|own|is|are|was|also|then|now|it|भी|bhi|ही|hi|वहीं|में|\()$/.test(word));

/** The first thing said in a stretch, small words passed over. */
function head(nodes: readonly Node[]): number {
  let at = 0;
  while (at < nodes.length && light(nodes[at] as Node)) at += 1;
  return at;
}

/** "The first, fourth, seventh …": houses in a row, of which nothing is said yet. */
const isListed = ({ tag, word }: Node): boolean =>
  tag === "house" || tag === "ord" || tag === "and" || tag === "poss" || /^(the|,|both)$/.test(word);

/** What stands before the next comma or "and". */
function beforeGlue(nodes: readonly Node[]): readonly Node[] {
  const glue = nodes.findIndex(({ word, tag }) => word === "," || tag === "and");
  return glue > 0 ? nodes.slice(0, glue) : nodes;
}

const RELATIVE = /^(?:whose|jis|जिस)/;

/** Where a comma or "and" parts two statements, not two things of one list. */
function parts(left: readonly Node[], right: readonly Node[], glue: Node): boolean {
  if (!predicates(left) || left.every(isListed)) return false;
  const at = head(right);
  const first = right[at];
  if (!first) return false;
  if (first.tag === "neg" || (first.tag === "in" && right.slice(at, at + 3).some(({ tag }) => tag === "varga")))
    return true;
  if (first.tag === "varga") return true;
  // "…, whose lord is Mars": tells of the lord, and of nobody's place.
  if (first.tag === "who" && RELATIVE.test(first.word)) return true;
  if (left.some(({ tag }) => tag === "varga") && beforeGlue(right).some(({ tag }) => tag === "varga")) return true;
  if (first.tag === "pron" && first.value === "place") return true;
  if (first.tag === "date" && right.some(({ tag }) => tag === "enter" || tag === "leave")) return true;
  const periods = (nodes: readonly Node[]): boolean => nodes.some(({ tag }) => tag === "dasha" || tag === "level");
  if (periods(left) && periods(right) && left.some(({ tag }) => tag === "until" || tag === "since")) return true;
  if (first.tag === "next" && periods(left)) return true;
  if (right.some(({ tag }) => tag === "window") && !left.some(({ tag }) => tag === "window")) return true;
  const rest = right.slice(at + 1);
  const untilNext = beforeGlue(rest);
  if (PREDICATES.has(first.tag) && first.tag !== "with" && first.tag !== "dign" && first.tag !== "until")
    return (
      glue.tag === "and" ||
      first.tag === "enter" ||
      first.tag === "retro" ||
      first.tag === "direct" ||
      first.tag === "combust"
    );
  if (first.tag === "with") return glue.word === "," && rest.some(({ tag }) => PLACES.has(tag));
  if (
    first.tag === "pron" &&
    rest.slice(0, 3).some(({ tag }) => tag === "dign") &&
    !rest.some(({ tag }) => tag === "who")
  )
    return false;
  if (!SUBJECTS.has(first.tag) || first.tag === "rashi") return false;
  if (first.tag === "house" && /^(is|are)$/.test(right[0]?.word ?? "")) return false;
  if (first.tag === "house") return isAre(right) || placeFirst(left, right.slice(at));
  if (
    first.tag === "who" &&
    first.role?.by !== "name" &&
    left.some(({ tag }) => tag === "who") &&
    glue.word === "," &&
    !predicates(untilNext)
  )
    return false;
  return predicates(untilNext);
}

/** "…, your sixth and tenth houses are linked": a sentence of its own by its verb. */
function isAre(right: readonly Node[]): boolean {
  const stop = right.findIndex(({ word }) => word === ",");
  return right
    .slice(0, stop < 0 ? undefined : stop)
    .some(({ word }) => /^(is|are|has|have|gets|shows|becomes|stays|remains)$/.test(word));
}

/** "…, दसवें में गुरु": a house begins a statement of its own where somebody follows it before the next pause. */
function placeFirst(left: readonly Node[], right: readonly Node[]): boolean {
  const stop = right.findIndex(({ word, tag }, index) => index > 0 && (word === "," || tag === "and"));
  const until = stop < 0 ? right : right.slice(0, stop);
  const who = until.findIndex(({ tag }) => tag === "who");
  return (
    who > 0 && left.some(({ tag }) => tag === "who") && !until.some(({ tag }) => tag === "aspect" || tag === "lordword")
  );
}

/** "आपका लग्न, यानी कर्क,": the same thing again. */
const NAMELY = /^(यानी|यानि|yani|yaani)$/;
const isGlue = ({ tag, word }: Node): boolean => tag === "and" || word === ",";
/** "महादशा तो बुध की ही है": lays stress, and parts nothing. */
const isStress = ({ word }: Node, before: Node | undefined): boolean => word === "तो" && before?.word !== ",";

/** "… में होने से |": what is brought about by it is a statement of its own. */
const isBrought = (
  { word }: Node,
  before: Node | undefined,
  current: readonly Node[],
  rest: readonly Node[],
): boolean =>
  /^(से|se)$/.test(word) && /^(होने|hone)$/.test(before?.word ?? "") && predicates(current) && predicates(rest);

/** "…, since Mars rules it": a cause, not a beginning. */
const isCause = (word: string, next: Node | undefined): boolean =>
  word === "since" && next !== undefined && ["who", "poss", "house", "lagna", "pron"].includes(next.tag);

const isBreak = ({ tag, word, start, end }: Node, next: Node | undefined, before: Node | undefined): boolean =>
  (before !== undefined && isCause(word, next)) ||
  (word === "compared" && before !== undefined && /^(with|to)$/.test(next?.word ?? "")) ||
  (/^(makes|making|gives|giving)$/.test(word) &&
    next?.tag === "who" &&
    before !== undefined &&
    PLACES.has(before.tag)) ||
  (tag === "join" && !(NAMELY.test(word) && before?.word === "," && next !== undefined && PLACES.has(next.tag))) ||
  word === ";" ||
  (word === ":" && !(before?.tag === "num" && next?.tag === "num")) ||
  (/^(jisk|जिसक|whose)/.test(word) && tag === "who" && before !== undefined && before.word !== ",") ||
  (word === "-" &&
    before !== undefined &&
    next !== undefined &&
    before.end < start &&
    end < next.start &&
    !(before.tag === "date" && next.tag === "date") &&
    !(before.tag === "who" && next.tag === "who"));

/** "Antardasha:", "DOB:", "3 June 2027:": a few words that name what follows. */
const isHeading = (left: readonly Node[]): boolean =>
  isStateHeading(left) ||
  (left.length < 5 &&
    left.some(({ tag }) => HEADINGS.has(tag)) &&
    !left.some(({ tag }) => PREDICATES.has(tag) && !["next", "transit", "with", "run"].includes(tag)));
/** "Strongest planet:", "Retrograde planets:", "वक्री ग्रह:": a state whose bearers follow. */
const isStateHeading = (left: readonly Node[]): boolean =>
  left.length < 6 &&
  left.some(({ tag }) => ["rank", "retro", "combust", "dign", "vargottama", "exchange"].includes(tag)) &&
  !left.some(({ tag }) => ["who", "house", "rashi", "pron", "neg"].includes(tag));
const HEADINGS = new Set([
  "pada",
  "signof",
  "starof",
  "signword",
  "starword",
  "houseword",
  "with",
  "born",
  "next",
  "level",
  "dasha",
  "point",
  "date",
  "sav",
  "ayanamsa",
  "varaword",
  "tithiword",
  "sunrise",
  "sunset",
  "age",
  "who",
  "yoga",
  "dosha",
  "moonsign",
  "sunsign",
  "birthstar",
  "starlord",
  "dispositor",
  "lordword",
  "shadbala",
  "now",
  "sadesati",
]);

/** "Saturn does not stand alone:": a statement, and no label. */
const isOfSentence = ({ tag, word }: Node): boolean => tag === "neg" || /^(does|do|works|है|हैं|hai|hain)$/.test(word);

/** "Moon: Libra, 4th house", "As he says: “…”": the colon belongs to what follows. */
const labels = (left: readonly Node[], { word }: Node, next: Node | undefined): boolean =>
  (word === ":" || word === "-") &&
  (next?.word === '"' || !left.slice(left.findLastIndex((node) => node.word === '"') + 1).some(isOfSentence)) &&
  (isHeading(left) ||
    (left.some(({ tag }) => tag === "who" || tag === "house" || tag === "dasha") &&
      !left.some(({ tag }) => (PREDICATES.has(tag) && tag !== "with") || (PLACES.has(tag) && tag !== "house"))) ||
    (next?.tag === "date" &&
      left.some((node) => node.tag === "who") &&
      left.some((node) => node.word === "→" || node.tag === "enter")) ||
    next?.word === '"');

function split(sentence: readonly Node[]): Node[][] {
  const clauses: Node[][] = [];
  let current: Node[] = [];
  for (const [at, node] of sentence.entries()) {
    const rest = sentence.slice(at + 1);
    if (
      isBrought(node, sentence[at - 1], current, rest) ||
      (isBreak(node, sentence[at + 1], sentence[at - 1]) &&
        !(isStress(node, sentence[at - 1]) && !current.some(({ tag }) => tag === "if")) &&
        !labels(current, node, sentence[at + 1])) ||
      (isGlue(node) && parts(current, rest, node))
    ) {
      if (current.length > 0) clauses.push(current);
      current = node.tag === "join" || node.tag === "who" ? [node] : [];
    } else current.push(node);
  }
  if (current.length > 0) clauses.push(current);
  return clauses;
}

/** A text's sentences and their clauses, each with its mood; a varga that is named holds on until the sentence ends. */
export function sentencesOf(
  nodes: readonly Node[],
  text: string,
  birthTime: string,
  lordAt: (house: number) => Body,
): Sentence[] {
  let heading: Heading | null = null;
  let columns: Columns | null = null;
  return sentencesOfNodes(nodes, text).map((whole) => {
    let varga: VargaId | null = null;
    const aside = asideFrom(whole);
    columns = columnsOf(whole, columns);
    const row = asRow(aside < 0 ? whole : whole.slice(0, aside), columns);
    const said = asSaid(withoutCells(withVargasFirst(withoutAside(row))), heading);
    const sentence = withoutEcho(withoutCleft(said));
    heading = headingOf(whole, lordAt) ?? (whole.some(({ word }) => word === ":") ? heading : null);
    const clauses = split(withoutTotals(withoutAnswer(sentence))).map((clause, index): Clause => {
      const named = clause.find(({ tag }) => tag === "varga");
      if (named) varga = named.value === "D1" ? null : (named.value as VargaId);
      return {
        nodes: clause,
        negated: denialOf(clause),
        mood: moodOf(sentence, clause, birthTime),
        varga,
        isHabit: clause.some(isHabitWord) && clause.every(isHabitual) && !isOfPeople(sentence),
        opens: index === 0,
      };
    });
    return { start: whole[0]?.start ?? 0, end: whole.at(-1)?.end ?? 0, clauses };
  });
}
