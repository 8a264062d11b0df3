import type { Rashi } from "@lagna/terms";
import type { FactIndex } from "../fact.ts";
import type { Claim } from "./claim.ts";
import { claimsOf, unparsed } from "./judge.ts";
import { citedIn, uncited, withoutCitations } from "./citations.ts";
import { type Clause, type Sentence, sentencesOf } from "./clauses.ts";
import { leftApart } from "./ledger.ts";
import { denialOf } from "./negation.ts";
import type { Node } from "../language/node.ts";
import { tokensOf } from "../language/normalise.ts";
import { nodesOf } from "./nodes-of.ts";
import { overPossible } from "./possible.ts";
import { answered } from "./question.ts";
import { readBirth, readWindows } from "./read-birth.ts";
import { readDoctrine } from "./read-doctrine.ts";
import { readNames, readRules } from "./read-names.ts";
import { readNumbers } from "./read-numbers.ts";
import { readPeriods } from "./read-periods.ts";
import { readPlaces } from "./read-places.ts";
import { readStates } from "./read-states.ts";
import { readAspects, readCompany, readExchanges } from "./read-relations.ts";
import { freshMemory, groupsOf, has, words, type Frame, type Memory, type Scene } from "./scene.ts";
import { CHART } from "./mood/spoken.ts";
import { isShown, verdictOf, type VerifiedSentence } from "./sentence.ts";
import { truthOf, type Truth } from "./truth.ts";
import { unsafeIn } from "./unsafe.ts";

/** What a verdict on a text is: its claims in order, and its sentences with what is to be done with each. */
export interface Verified {
  readonly claims: readonly Claim[];
  readonly sentences: readonly VerifiedSentence[];
}

export interface VerifyOptions {
  /** The question that was asked: what it names may be named again without being claimed. */
  readonly question?: string | undefined;
  /** What has been shown of the answer already: this text goes on from there, so that "it" may mean what stood in it. */
  readonly shown?: string | undefined;
}

const TRANSIT_CUES = ["transit", "enter", "leave"];
/** "Moved into your first house", with no day told: at birth, and for good. */
const isLongAgo = ({ tag, word }: Node): boolean => tag === "enter" && /^(moved|entered|shifted|went|came)/.test(word);
/** "In the chart we look at today", "इन दिनों नहीं, जन्म से": a now that is not the sky's. */
const isOfTalk = ({ nodes }: Scene): boolean =>
  nodes.some(({ word }) => CHART.test(word) && !/^(lagna|लग्न)$/.test(word)) ||
  nodes.some(({ tag }, at) => tag === "now" && nodes.slice(at + 1, at + 3).some((next) => next.tag === "neg"));

function isTransit(scene: Scene, inSentence: boolean): boolean {
  if (scene.clause.varga !== null) return false;
  const isOfPeriod = has(scene, "dasha", "level");
  if (scene.nodes.some(({ tag, value }) => tag === "varga" && value === "D1")) return false;
  const [who] = scene.groups;
  const isLord = who?.nodes[0]?.role?.by === "house";
  if (isLord && !has(scene, "transit", "now", "date")) return false;
  if (scene.sentence.some(({ tag }) => tag === "born") && !has(scene, "now", "date")) return false;
  const isCue = scene.nodes.some(
    (node) => TRANSIT_CUES.includes(node.tag) && (!isLongAgo(node) || has(scene, "now", "date", "transit")),
  );
  if (isCue && !(isOfPeriod && !has(scene, "rashi", "house"))) return true;
  if (has(scene, "born") || isOfPeriod) return false;
  if (
    words(scene, /^(चल रह|chal rah|chal rh|chl r)/) &&
    !has(scene, "arc") &&
    has(scene, "rashi", "house") &&
    scene.groups.length > 0
  )
    return true;
  if (!isCue && has(scene, "now") && isOfTalk(scene)) return false;
  if (has(scene, "now") && (!has(scene, "run") || has(scene, "rashi")) && scene.groups.length > 0) return true;
  const placed = has(scene, "rashi", "house", "aspect");
  const isDated = scene.nodes.some(({ tag, word }) => tag === "date" && !/^(this|इस|is|iss) /.test(word));
  if (placed && isDated && scene.groups.length > 0) return true;
  return (
    inSentence &&
    !scene.nodes.some(({ tag, word }) => tag === "poss" || /^(is|are|sits|stands|है|हैं|hai|hain)$/.test(word))
  );
}

const READERS: readonly ((scene: Scene) => void)[] = [
  readReference,
  readNames,
  regroup,
  readBirth,
  readPeriods,
  readNumbers,
  readRules,
  readDoctrine,
  readExchanges,
  readAspects,
  readStates,
  readCompany,
  readPlaces,
  readWindows,
];

/** "From the Moon, Rahu is in the sixth": what a house is counted from may open the sentence. */
function readReference(scene: Scene): void {
  const opens = scene.nodes.findIndex(({ tag, word }) => tag === "from" && !/^(से|se)$/.test(word));
  const counting = scene.nodes.findIndex(({ word }) => /^(गिन\S*|gin\S*)$/.test(word));
  const counted = counting < 0 ? undefined : scene.nodes.slice(0, counting).findLast(({ tag }) => tag === "who");
  const [head, link] = scene.nodes;
  const opening =
    head?.tag === "who" && link?.tag === "from" && scene.groups.length > 1 && !has(scene, "compare", "aspect")
      ? head
      : undefined;
  const who =
    counted ??
    opening ??
    (opens < 0 || opens > 2 ? undefined : scene.nodes.slice(opens + 1, opens + 4).find(({ tag }) => tag === "who"));
  const house = scene.nodes.find(
    ({ tag, fromBody, start }) =>
      tag === "house" && fromBody === undefined && start > (who?.end ?? Number.POSITIVE_INFINITY),
  );
  if (!who?.body || !house || has(scene, "aspect")) return;
  const from: Node = { ...house, fromBody: who.body };
  scene.nodes = scene.nodes.filter((node) => node !== who).map((node) => (node === house ? from : node));
}

function regroup(scene: Scene): void {
  scene.groups = groupsOf(scene.nodes);
}

function sceneOf(truth: Truth, clause: Clause, memory: Memory, mayTransit: boolean, sentence: readonly Node[]): Scene {
  const scene: Scene = {
    mayTransit,
    truth,
    clause,
    sentence,
    nodes: clause.nodes,
    used: new Set(),
    memory,
    readings: [],
    groups: groupsOf(clause.nodes),
    transit: false,
  };
  scene.transit = isTransit(scene, !clause.opens && memory.transit);
  return scene;
}

function remember(scene: Scene): void {
  const { memory } = scene;
  const first = scene.groups.find(({ bodies }) => bodies[0] !== "lagna") ?? scene.groups[0];
  const lord = scene.nodes.findLast(({ tag }) => tag === "dasha")?.lords?.at(-1);
  if (first) memory.bodies = first.bodies;
  else if (lord) memory.bodies = [lord];
  const all = [...new Set(scene.groups.flatMap(({ bodies }) => bodies))];
  if (all.length > 1) memory.pair = all;
  const spoken = scene.clause.nodes.findLast(({ tag }) => tag === "who" || tag === "point");
  if (spoken) memory.role = spoken.tag === "point" || spoken.role?.by !== "name" ? spoken : null;
  const house = scene.nodes.findLast(({ tag }) => tag === "house");
  if (house) memory.house = Number(house.value);
  const sign = scene.nodes.findLast(({ tag }) => tag === "rashi");
  memory.sign = sign ? (sign.value as Rashi) : house ? null : memory.sign;
  memory.transit = scene.transit;
  const isPeriod = scene.nodes.some(({ tag }) => tag === "dasha" || tag === "level" || tag === "sadesati");
  const isRead = scene.readings.some(({ type }) => type.startsWith("dasha") || type === "sade_sati");
  if (house || first || isPeriod) memory.isTopic = isPeriod && (isRead || first === undefined);
  if (house || first) memory.isHouse = house !== undefined && first === undefined;
}

const LEAN_WORDS =
  /^(it|its|this|that|these|those|they|them|their|he|his|she|her|both|therefore|hence|thus|so|consequently|accordingly|also|यह|ये|वह|वे|इसका|इसकी|इसके|इससे|उसका|उसकी|उसके|उससे|इसलिए|अतः|इसी|उसी|दोनों|yeh|ye|woh|wo|vah|iska|iski|iske|isse|uska|uski|uske|usse|isliye|isi|usi|dono)$/;
/** Words that a sentence may open with before it leans back: "And it …". */
const OPENINGS = /^(and|but|yet|,|और|aur|lekin|लेकिन|पर|par|-)$/;

/** Whether a sentence opens with a word that has its meaning from the one before: "it", "therefore". */
function leansBack({ clauses }: Sentence): boolean {
  const nodes = clauses.flatMap((clause) => clause.nodes);
  const first = nodes.find(({ word }) => !OPENINGS.test(word));
  if (!first || !(first.tag === "pron" || LEAN_WORDS.test(first.word))) return false;
  const next = nodes[nodes.indexOf(first) + 1];
  // "This year", "That autumn": a time has its own meaning.
  return !(next && ["unit", "date", "month"].includes(next.tag));
}

/** "Now the navamsa.", "Look at today's sky.", "Count from the Moon.": what the sentence after is reckoned in. */
function frameOf({ clauses }: Sentence): Frame | null {
  const nodes = clauses.flatMap((clause) => clause.nodes);
  const varga = clauses.findLast((clause) => clause.varga !== null)?.varga ?? null;
  const whos = nodes.filter(({ tag }) => tag === "who");
  const from = nodes.some(({ tag }) => tag === "from") && whos.length === 1 ? (whos[0]?.body ?? null) : null;
  const transit = nodes.some(({ tag }) => tag === "transit" || tag === "now" || tag === "sky") && whos.length === 0;
  const tropical = whos.length === 0 ? (nodes.find(({ tag }) => tag === "tropical") ?? null) : null;
  return varga !== null || transit || from !== null || tropical ? { varga, transit, from, tropical } : null;
}

function inFrame(clause: Clause, { varga, from, tropical }: Frame): Clause {
  const counted = (node: Node): Node =>
    from !== null && (node.tag === "house" || node.tag === "ord") && !node.fromBody
      ? { ...node, tag: "house", fromBody: from }
      : node;
  const [first] = clause.nodes;
  const lead = tropical && first ? [{ ...tropical, start: first.start, end: first.start }] : [];
  return { ...clause, varga: clause.varga ?? varga, nodes: [...lead, ...clause.nodes.map(counted)] };
}

/** A question's own nodes, for what answers it. */
const askedIn = ({ clauses }: Sentence): readonly Node[] =>
  clauses.some(({ mood }) => mood === "question") ? clauses.flatMap(({ nodes }) => nodes) : [];

function withAnswer(sentence: Sentence, question: readonly Node[]): Sentence {
  const [clause] = sentence.clauses;
  const nodes = clause && sentence.clauses.length === 1 ? answered(question, clause.nodes) : undefined;
  return clause && nodes ? { ...sentence, clauses: [{ ...clause, nodes, negated: denialOf(nodes) }] } : sentence;
}

/** The claims of one sentence, clause by clause. */
function readSentence(
  sentence: Sentence,
  truth: Truth,
  text: string,
  asked: ReadonlySet<string>,
  memory: Memory,
): Claim[] {
  const claims: Claim[] = [];
  const scenes: Scene[] = [];
  const { frame } = memory;
  memory.frame = null;
  memory.cue = null;
  memory.ended = null;
  memory.transit = false;
  const mayTransit =
    frame?.transit === true ||
    sentence.clauses.some(({ nodes }) => nodes.some(({ tag }) => tag === "now" || tag === "transit"));
  const all = sentence.clauses.flatMap(({ nodes }) => nodes);
  for (const own of sentence.clauses) {
    const scene = sceneOf(truth, frame ? inFrame(own, frame) : own, memory, mayTransit, all);
    scene.transit ||= frame?.transit === true && !has(scene, "poss", "born", "dasha", "level");
    for (const read of READERS) read(scene);
    claims.push(...claimsOf(scene, text, asked));
    scenes.push(scene);
    remember(scene);
  }
  if (scenes.every(({ readings }) => readings.length === 0)) memory.frame = frameOf(sentence);
  const apart = claims.length === 0 ? leftApart(scenes) : undefined;
  return apart ? [unparsed(text, apart)] : claims;
}

function sentenceOf(
  text: string,
  { start, end }: Sentence,
  claims: readonly Claim[],
  leans: boolean,
): VerifiedSentence {
  const given = text.slice(start, end);
  const unsafe = unsafeIn(given).map((found) => ({ ...found, start: found.start + start, end: found.end + start }));
  const facts = [...new Set(claims.flatMap((claim) => claim.facts))];
  const verdict = verdictOf(claims, unsafe);
  return {
    start,
    end,
    text: uncited(given),
    verdict,
    passes: isShown(verdict),
    claims,
    facts,
    miscited: citedIn(given).filter((id) => !facts.includes(id)),
    unsafe,
    leans,
  };
}

function sentencesIn(
  index: FactIndex,
  given: string,
  { question = "", shown = "" }: VerifyOptions,
): readonly VerifiedSentence[] {
  const truth = truthOf(index);
  const asked = new Set(tokensOf(question).map(({ word }) => word));
  const lead = shown === "" ? "" : `${shown}\n`;
  const text = withoutCitations(lead + given);
  const memory = freshMemory();
  const sentences: VerifiedSentence[] = [];
  let asking: readonly Node[] = [];
  for (const sentence of sentencesOf(
    nodesOf(text, truth),
    text,
    index.about.local.slice(11, 16),
    (house) => truth.ground.view.house(house).lord,
  )) {
    const claims = readSentence(withAnswer(sentence, asking), truth, text, asked, memory);
    asking = askedIn(sentence);
    if (sentence.start >= lead.length)
      sentences.push(moved(sentenceOf(lead + given, sentence, claims, leansBack(sentence)), lead.length));
  }
  return sentences;
}

/**
 * Every claim that a text makes of a chart, in English, Hindi or Hinglish, whoever wrote it, and whether it is so. Closed world: what
 * the chart does not have is not so. What cannot be told from the chart, or is not understood, is undecidable and not a fault; so is what
 * turns within the uncertainty of the birth time. Citations (`[planet-mars]`) are not read; each sentence brings the ids that do show it.
 */
export function verify(index: FactIndex, given: string, options: VerifyOptions = {}): Verified {
  const read = sentencesIn(index, given, options);
  const claims = read.flatMap((sentence) => sentence.claims);
  const held = overPossible(index, claims, (other) => sentencesIn(other, given, options).flatMap((one) => one.claims));
  if (held === claims) return { claims, sentences: read };
  const verdicts = new Map(claims.map((claim, at) => [claim, held[at] ?? claim]));
  const sentences = read.map((sentence) => judgedAnew(sentence, verdicts));
  return { claims: held, sentences };
}

function judgedAnew(sentence: VerifiedSentence, verdicts: ReadonlyMap<Claim, Claim>): VerifiedSentence {
  const claims = sentence.claims.map((claim) => verdicts.get(claim) ?? claim);
  const verdict = verdictOf(claims, sentence.unsafe);
  return { ...sentence, claims, verdict, passes: isShown(verdict) };
}

/** Offsets counted from the end of what was shown before. */
function moved(sentence: VerifiedSentence, by: number): VerifiedSentence {
  if (by === 0) return sentence;
  const back = <Part extends { readonly start: number; readonly end: number }>(part: Part): Part => ({
    ...part,
    start: part.start - by,
    end: part.end - by,
  });
  return { ...back(sentence), claims: sentence.claims.map(back), unsafe: sentence.unsafe.map(back) };
}
