import type { Graha } from "@lagna/terms";
import type { Node } from "../../language/node.ts";
import { has, isGraha, type Scene } from "../scene.ts";

/** What comes once a period is over, told in one breath: "शनि की महादशा निपटते ही शुक्र …", "Guru ke peeche Shani ki mahadasha". */

export interface Succession {
  readonly later: Node;
  readonly earlier: Node;
  readonly nodes: readonly Node[];
}

const AT_ONCE = /^(ही|hi)$/;
/** "Nipatte hi", "पूरी होते ही": a verb in its form of while and as soon as. */
const WHILE = /(?:ते|te|tey)$/;
const LETTING = /^(जाने|होने|jaane|jane|hone)$/;
const LET = /^(दो|दें|दीजिए|पर|do|dein|de|dijiye|par|ke|के)$/;
const BEHIND = /^(पीछे|पश्चात|peeche|pichhe|peechhe|piche|paschat|pashchat)$/;

/** Where the words end that tell that a period is over. */
function overAt(nodes: readonly Node[]): number {
  return nodes.findIndex(({ word, tag }, at) => {
    const [lead, next] = [nodes[at - 1], nodes[at + 1]];
    if (AT_ONCE.test(word)) return lead !== undefined && WHILE.test(lead.word);
    if (LETTING.test(word)) return next !== undefined && LET.test(next.word);
    return BEHIND.test(word) && lead?.tag === "of" && tag === "w";
  });
}

const isPeriod = ({ tag, body }: Node): boolean => tag === "dasha" || (tag === "who" && isGraha(body));
const asPeriod = (node: Node, beside: Node): Node =>
  node.tag === "dasha" ? node : { ...node, tag: "dasha", lords: [node.body as Graha], level: beside.level ?? 0 };

/** Of two periods, one of them perhaps by its lord alone, which comes after the other is over. */
export function outlivedIn(scene: Scene, named: readonly Node[]): Succession | undefined {
  const { nodes } = scene;
  const over = overAt(nodes);
  if (over < 0 || named.length === 0 || named.length > 2 || has(scene, "house", "rashi", "aspect")) return undefined;
  const all = [...named, ...nodes.filter((node) => node.tag === "who" && isPeriod(node))];
  const split = (nodes[over] as Node).start;
  const earlier = all.filter(({ start }) => start < split).toSorted((one, other) => other.start - one.start)[0];
  const later = all.filter(({ start }) => start > split).toSorted((one, other) => one.start - other.start)[0];
  if (!earlier || !later || (earlier.tag !== "dasha" && later.tag !== "dasha")) return undefined;
  return {
    earlier: asPeriod(earlier, later),
    later: asPeriod(later, earlier),
    nodes: [earlier, later, ...nodes.filter((node) => isPeriod(node))],
  };
}

/** After "once your Jupiter Mahadasha winds down, …": whatever verb it is told by, the other period is the next. */
export const isHeirOf = (scene: Scene, ended: Node, period: Node): boolean =>
  has(scene, "since", "next", "run", "enter") ||
  (ended.lords?.[0] !== period.lords?.[0] && !has(scene, "now", "date", "until") && !scene.clause.opens);
