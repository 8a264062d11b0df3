import type { Graha } from "@lagna/terms";
import type { Node } from "../../language/node.ts";
import { fallsTo, hasAsLord, inCharge, underCharge } from "./charges.ts";
import { fromReference, lordOfCounted } from "./counted-from.ts";
import { house, numberedHouse, toldAfter } from "./houses.ts";
import { lord } from "./lords.ts";
import { dasha, lordOfLevel, transitPeriod } from "./periods.ts";
import {
  givenPlace,
  groupWithMembers,
  guestOf,
  housesOfGroup,
  ofNative,
  ofSign,
  signLooks,
  whoseHouse,
  stationed,
  oneOfGroup,
  swappedPlaces,
  withReader,
} from "./hindi-turns.ts";
import { glanceThrown, inTheRays, keepsCompany, laysEyesOn, looksAt } from "./pictures.ts";
import { heldPlace, lordOfHeld, ownedPlace, unsaidSign } from "./places-by-whom.ts";
import { karaka, ofGraha } from "./roles.ts";
import { is, made, type Naming, type Reading, type Rule } from "./rule.ts";
import { sunEvent } from "./sun-event.ts";
import {
  aSecond,
  aspectsAndPadas,
  atBirth,
  fromSignOf,
  ifOneLooks,
  lordships,
  moonAsLagna,
  nothingIn,
  nowThen,
  numberOf,
  inTheChart,
  numbered,
  overPlace,
  ofTheNative,
  overIn,
  partOfChart,
  outweighs,
  rulesSeveral,
  signifiesAsLord,
  signOfDignity,
  wordItself,
  worksFrom,
} from "./turns.ts";

const graha: Rule = (nodes, at) => {
  const first = nodes[at];
  if (!is(first, "graha")) return undefined;
  const weekday = nodes[at + 1];
  if (weekday && /^(vaar|var|वार)$/.test(weekday.word)) return made(nodes, at, 2, { tag: "vara", value: first.value });
  const event = first.value === "sun" ? sunEvent(nodes, at) : undefined;
  if (event) return made(nodes, at, 1, { tag: event });
  return made(nodes, at, 1, { tag: "who", body: first.value as Graha, role: { by: "name" } });
};

const single =
  (from: string, to: Omit<Node, "word" | "start" | "end">): Rule =>
  (nodes, at) =>
    is(nodes[at], from) ? made(nodes, at, 1, { ...(nodes[at] as Node), ...to }) : undefined;

const TITHIS = "pratipada dwitiya tritiya chaturthi panchami shashthi saptami ashtami navami dashami ekadashi dwadashi";
const TITHI_PLACES = new Map(TITHIS.split(" ").map((id, at) => [id, at + 1]));

/** "Tritiya bhav", "tritiya-sth": a number of a house, which is the name of a day of the Moon as well. */
function asOrdinal(node: Node, at: number, nodes: readonly Node[]): Node {
  const place = TITHI_PLACES.get(String(node.value));
  const next = nodes[at + 1];
  const isHouse = is(next, "houseword") || (next?.tag === "in" && /^(sth|stha|gat|स्थ|गत)$/.test(next.word));
  return node.tag === "tithi" && place && isHouse ? { ...node, tag: "ord", value: place } : node;
}

/** What Hindi joins by a hyphen: "pancham-sth", "मंगल-दृष्ट", "second-lord". */
const JOINED = /^(sth|stha|gat|yukt|drisht|स्थ|स्थित|गत|युत|युक्त|दृष्ट|lord|lords|ruler|house|houses|bhava|sign)$/;
const isJoint = (node: Node, at: number, nodes: readonly Node[]): boolean =>
  node.word === "-" && nodes[at - 1]?.end === node.start && JOINED.test(nodes[at + 1]?.word ?? "");

/** In this order: what is built of smaller things comes after them. */
const PASSES: readonly (readonly Rule[])[] = [
  [
    inTheChart,
    atBirth,
    numbered,
    overPlace,
    nowThen,
    withReader,
    ofNative,
    housesOfGroup,
    ofTheNative,
    wordItself,
    aSecond,
    ifOneLooks,
    nothingIn,
    numberOf,
    moonAsLagna,
    lordships,
  ],
  [oneOfGroup, groupWithMembers, ofSign, stationed],
  [graha, karaka, signOfDignity, transitPeriod, lordOfLevel],
  [aspectsAndPadas],
  [rulesSeveral, outweighs, worksFrom, signifiesAsLord],
  [numberedHouse, toldAfter, house, partOfChart, overIn],
  [inTheRays, glanceThrown, looksAt, fallsTo, laysEyesOn, keepsCompany],
  [hasAsLord, underCharge, inCharge],
  [lordOfCounted],
  [lord],
  [ownedPlace, heldPlace],
  [fromReference],
  [swappedPlaces, guestOf, givenPlace, whoseHouse, signLooks],
  [ofGraha, lordOfHeld],
  [unsaidSign, fromSignOf],
  [dasha],
  [single("part", { tag: "w" }), single("partafter", { tag: "w" }), single("relative", { tag: "w" })],
];

const isAcrossLines = (more: readonly Node[]): boolean => more.some(({ opensLine }) => opensLine === true);

/** What the first rule makes of the words from here on; the rules after it are not asked. */
function firstReading(rules: readonly Rule[], nodes: readonly Node[], at: number, naming: Naming): Reading | undefined {
  for (const rule of rules) {
    const found = rule(nodes, at, naming);
    if (found && !isAcrossLines(nodes.slice(at + 1, at + found.length))) return found;
  }
  return undefined;
}

/** Words put together to what they name in a chart, one pass a step. */
export function* phrasesOf(nodes: readonly Node[], naming: Naming): Generator<void, Node[]> {
  let result = nodes
    .map((node, at) =>
      nodes[at + 1] && isJoint(nodes[at + 1] as Node, at + 1, nodes) ? { ...node, end: node.end + 1 } : node,
    )
    .filter((_, at) => !isJoint(nodes[at] as Node, at, nodes))
    .map(asOrdinal);
  for (const rules of PASSES) {
    const passed: Node[] = [];
    for (let at = 0; at < result.length;) {
      const reading = firstReading(rules, result, at, naming);
      const first = result[at] as Node;
      passed.push(reading && first.opensLine ? { ...reading.node, opensLine: true } : (reading?.node ?? first));
      at += reading?.length ?? 1;
    }
    result = passed;
    yield;
  }
  return result;
}
