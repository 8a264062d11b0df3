import type { Node } from "../../language/node.ts";
import type { Finding } from "../claim.ts";
import { allOf, firstOf, has, over, type Scene, use, words } from "../scene.ts";
import { found, undecided } from "../truth/truth.ts";
import { readDay } from "./birth-day.ts";
import { readSigns } from "./birth-signs.ts";
import { readBorn } from "./born.ts";

/** A denial between the same two pauses, whatever verb it denies: "Raman ayanamsa use nahi hua". */
function isDeniedBeside({ nodes }: Scene, node: Node): boolean {
  const here = nodes.indexOf(node);
  const from = nodes.slice(0, here).findLastIndex(({ word }) => word === ",") + 1;
  const pause = nodes.findIndex(({ word }, index) => index > here && word === ",");
  return nodes.slice(from, pause < 0 ? undefined : pause).filter(({ tag }) => tag === "neg").length === 1;
}

function readSettings(scene: Scene): void {
  for (const node of allOf(scene, "setting")) {
    const [key, value] = String(node.value).split(":") as [string, string];
    const cited =
      has(scene, "ayanamsa") ||
      words(
        scene,
        /^(chart|houses|house|uses|used|using|reckoned|computed|calculated|setting|settings|system|paddhati|nodes?|पद्धति|गणना|उपयोग|hisab|ganana|cast|drawn|made)$/,
      );
    if (!cited && key === "ayanamsa" && value === "raman") continue;
    const isDenied = isDeniedBeside(scene, node);
    scene.readings.push({
      type: "setting",
      ...over(node),
      presupposed: true,
      find: () => found((scene.truth.fact(`setting-${key}`)?.value === value) !== isDenied, `setting-${key}`),
    });
    use(scene, node, ...allOf(scene, "ayanamsa"));
  }
}

/** Yogas and doshas by their facts, which say too that one is absent. */
function readYogas(scene: Scene): void {
  for (const node of allOf(scene, "yoga", "dosha")) {
    const id = `${node.tag}-${node.value}`;
    const find = (): Finding => {
      const fact = scene.truth.fact(id);
      if (!fact) return undecided();
      const value = fact.value as { readonly holds?: boolean } | boolean;
      return found(typeof value === "boolean" ? value : value.holds !== false, id);
    };
    scene.readings.push({ type: node.tag === "yoga" ? "yoga" : "dosha", ...over(node), find });
    use(scene, node);
  }
}

/** A quotation of a text: nobody checked its words, so it is not shown. */
function readQuotes(scene: Scene): void {
  const book = firstOf(scene, "book");
  const says = firstOf(scene, "says");
  const quoted = scene.nodes.filter(({ word }) => word === '"').length > 0;
  if (book && (says || has(scene, "book")) && quoted) {
    scene.readings.push({
      type: "quotation",
      ...over(book, ...(says ? [says] : [])),
      presupposed: true,
      find: () => found(false),
    });
    use(scene, book, says);
  }
}

export function readBirth(scene: Scene): void {
  readQuotes(scene);
  readBorn(scene);
  readSigns(scene);
  readDay(scene);
  readSettings(scene);
  readYogas(scene);
}
