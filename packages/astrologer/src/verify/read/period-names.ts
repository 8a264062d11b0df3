import type { Graha } from "@lagna/terms";
import type { Node } from "../../language/node.ts";
import { allOf, at, has, isGraha, over, type Scene, use } from "../scene.ts";

/** By what words a period is named where its lord and its level stand apart. */

/** A `who` beside a level that stand apart: "महादशा भी बुध की है", "Saturn runs your present sub-period". */
export function loosePeriods(scene: Scene): Node[] {
  return allOf(scene, "level").flatMap((level) => {
    const here = at(scene, level);
    const isAside =
      !has(scene, "run", "now", "date", "since", "until") && !scene.nodes.slice(here).some(({ tag }) => tag === "who");
    const his = ofHim(scene, level);
    if (his) return [his];
    if (scene.nodes[here - 1]?.tag === "pron" && isAside) return [];
    const whos = scene.nodes
      .filter(({ tag, body }) => tag === "who" && isGraha(body))
      .filter((node) => !scene.used.has(node));
    const after = whos.find((node) => at(scene, node) > here && at(scene, node) - here < 10);
    const before = whos.findLast((node) => at(scene, node) < here && here - at(scene, node) < 9);
    const follows =
      scene.nodes[here + 1]?.word === ":" ||
      /[\u0900-\u097f]/.test(level.word) ||
      scene.nodes.slice(here, here + 4).some(({ word, tag }) => tag === "of" || /^(is|lord)$/.test(word));
    const who = follows ? (after ?? before) : (before ?? after);
    if (!who) return [];
    use(scene, level, who);
    return [
      {
        ...level,
        tag: "dasha",
        lords: [who.body as Graha],
        level: Number(level.value),
        start: Math.min(level.start, who.start),
        end: Math.max(level.end, who.end),
      },
    ];
  });
}

/** "Its Mahadasha is running", "उसी की महादशा": of him who was spoken of. */
function ofHim(scene: Scene, level: Node): Node | undefined {
  const here = at(scene, level);
  const pron = scene.nodes[here - 1]?.tag === "of" ? scene.nodes[here - 2] : scene.nodes[here - 1];
  const [body] = scene.memory.bodies;
  if (pron?.tag !== "pron" || !HIS.test(pron.word) || !isGraha(body) || scene.memory.isTopic) return undefined;
  use(scene, level, pron);
  return { ...level, tag: "dasha", lords: [body], level: Number(level.value), ...over(pron, level) };
}
const HIS = /^(its|his|her|उसी|उसकी|इसी|इसकी|usi|uski|isi|iski)$/;

/** "Saturn antardasha in Mercury mahadasha", "Saturn bhukti inside Mercury": one period, by both its lords. */
export function nested(scene: Scene, named: readonly Node[]): readonly Node[] {
  // "Saturn-Moon, that is Moon bhukti in Saturn dasha": the same once more.
  const chain = named.find(({ lords = [] }) => lords.length > 1);
  const isSame = named.every(({ lords = [] }) => lords.every((lord) => chain?.lords?.includes(lord)));
  if (chain && named.length > 1 && isSame) {
    use(scene, ...named);
    return [chain];
  }
  const inner = named.find(({ level, lords }) => (level ?? 0) > 1 && lords?.length === 1);
  if (!inner || named.length > 2 || has(scene, "next")) return named;
  const outer = named.find(({ level, lords }, at) => named[at] !== inner && (level ?? 0) < 2 && lords?.length === 1);
  const alone =
    outer || has(scene, "house", "rashi", "aspect") ? undefined : scene.nodes.find((node) => isInside(scene, node));
  const lord = outer?.lords?.[0] ?? alone?.body;
  if (!isGraha(lord) || lord === inner.lords?.[0] || (inner.level ?? 0) > 2) return named;
  use(scene, inner, outer, alone);
  const ends = [inner, outer ?? alone ?? inner];
  return [{ ...inner, lords: [lord, ...(inner.lords ?? [])], ...over(...ends) }];
}

/** "in Mercury", "Budh me". */
function isInside({ nodes, used }: Scene, node: Node): boolean {
  if (node.tag !== "who" || !isGraha(node.body) || used.has(node)) return false;
  const [before, after] = [nodes[nodes.indexOf(node) - 1], nodes[nodes.indexOf(node) + 1]];
  const hindi = /^(में|मे|me|mein|mai|के|ke)$/;
  return (before?.tag === "in" && !hindi.test(before.word)) || (after !== undefined && hindi.test(after.word));
}

/** "Mercury: 2011–2028". */
export function isDated({ nodes }: Scene, who: Node): boolean {
  const rest = nodes.slice(nodes.indexOf(who) + 1).filter(({ word }) => !/^[:(]$/.test(word));
  return rest[0]?.tag === "date" && rest.filter(({ tag }) => tag === "date").length === 2;
}

const HINDI_AFTER = /^(के बाद|के पश्चात|के उपरांत|ke baad|k baad|k bad|ke bad|ke uparant)$/;

/** "Mercury dasha is followed by that of Ketu", "the Ketu dasha comes after Mercury": a period and, by name alone, another. */
export function heirOf(
  scene: Scene,
  period: Node,
): { readonly later: Node; readonly earlier: Node; readonly named: Node } | undefined {
  const cue = scene.nodes.find(({ tag }) => tag === "next");
  const named = scene.nodes.find(({ tag, body }) => tag === "who" && isGraha(body));
  if (
    !cue ||
    !named ||
    scene.used.has(named) ||
    !(HINDI_AFTER.test(cue.word) || (/^[a-z]/.test(cue.word) && / (by|to|after)|comes|follows|succeeds/.test(cue.word)))
  )
    return undefined;
  const other: Node = { ...named, tag: "dasha", lords: [named.body as Graha], level: period.level ?? 0 };
  const isLater = /comes after|follows|succeeds/.test(cue.word);
  const first = scene.nodes.indexOf(period) < scene.nodes.indexOf(named) ? period : other;
  const second = first === period ? other : period;
  // "Guru ki mahadasha ke baad Shani ki", "Rahu ke baad Mangal ki mahadasha": what stands after "baad" comes later.
  if (HINDI_AFTER.test(cue.word) && !(first.start < cue.start && second.start > cue.start)) return undefined;
  return isLater ? { later: first, earlier: second, named } : { later: second, earlier: first, named };
}
