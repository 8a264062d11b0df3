import type { Node } from "../language/node.ts";
import type { Scene } from "./scene.ts";

/** What of a chart must not stand in a clause without having been read. */
const COUNTED = new Set([
  "who",
  "rashi",
  "house",
  "nak",
  "dign",
  "retro",
  "combust",
  "yoga",
  "dosha",
  "level",
  "dasha",
  "bindu",
  "rupa",
  "signof",
  "starof",
  "arc",
  "point",
  "karaka",
  "exchange",
  "sadesati",
  "vargottama",
  "aspect",
  "rank",
  "compare",
  "setting",
  "group",
]);

/**
 * The ledger of a clause: entities of the chart that no claim took up. One alone is a reading ("Saturn teaches patience"); a day of the
 * calendar without its event, or two entities, is something that was said of the chart and not understood.
 */
export function leftOver(
  scene: Scene,
  question: ReadonlySet<string>,
): { readonly start: number; readonly end: number } | undefined {
  const echoed = (node: Node): boolean => node.word.split(" ").every((word) => question.has(word));
  const left = scene.nodes.filter((node) => !scene.used.has(node) && !echoed(node));
  const grouped = new Set(scene.groups.flatMap(({ nodes }) => nodes.slice(1)));
  const entities = left.filter((node) => COUNTED.has(node.tag) && !grouped.has(node));
  const days = left.filter(({ tag, spans }) => tag === "date" && spans?.[0]?.precision === "day");
  const nodes = [...entities, ...days];
  if (nodes.length === 0 || (entities.length < 2 && days.length === 0)) return undefined;
  if (days.length === 0 && entities.every(({ tag }) => tag === "level")) return undefined;
  if (days.length === 0 && eachForItself(scene, entities)) return undefined;
  return { start: Math.min(...nodes.map(({ start }) => start)), end: Math.max(...nodes.map(({ end }) => end)) };
}

/** "Jupiter brings growth and Venus brings grace": grahas alone, each with a verb of its own. */
function eachForItself({ nodes }: Scene, entities: readonly Node[]): boolean {
  return entities.every((node, index) => {
    const before = entities[index - 1];
    if (node.tag !== "who" || node.body === "lagna") return false;
    if (!before) return true;
    const gap = nodes.slice(nodes.indexOf(before) + 1, nodes.indexOf(node));
    return (
      gap.length > 2 &&
      gap.some(({ tag, word }) => tag === "and" || word === ",") &&
      !gap.some(({ tag }) => tag === "in" || tag === "from")
    );
  });
}

const ACTORS = new Set(["who", "dasha", "karaka", "point"]);
const SETTINGS = new Set([
  "rashi",
  "house",
  "nak",
  "dign",
  "retro",
  "combust",
  "signof",
  "starof",
  "exchange",
  "vargottama",
  "level",
]);

/** Somebody left over in one clause and a place or state in another: a statement that was parted where it should not have been. */
export function leftApart(scenes: readonly Scene[]): { readonly start: number; readonly end: number } | undefined {
  if (scenes.some(({ readings, clause }) => readings.length > 0 || clause.mood !== "said")) return undefined;
  const left = scenes.flatMap((scene) => scene.nodes.filter((node) => !scene.used.has(node)));
  const actor = left.find(({ tag }) => ACTORS.has(tag));
  const setting = left.find(({ tag }) => SETTINGS.has(tag));
  if (!actor || !setting || scenes.length < 2) return undefined;
  return { start: Math.min(actor.start, setting.start), end: Math.max(actor.end, setting.end) };
}
