import type { Node } from "../../language/node.ts";
import { isMine } from "../mood/spoken.ts";
import type { Scene } from "../scene.ts";
import { type Span, spanOf } from "./ledger.ts";

/**
 * A sentence of this chart in which nothing was read. One thing of a chart alone is a reading ("Your Venus teaches patience"); with a second
 * one, a measure or a word of rank beside it something was said of the chart, in words that nobody here knows: it is not shown.
 */

/** Who stands in a chart, and where. */
const ACTORS = new Set(["who", "karaka", "point", "dasha"]);
const SETTINGS = new Set(["rashi", "house", "nak"]);
/** What a chart is measured and told apart by: beside anybody of a chart it is said of him. */
const MEASURES = new Set([
  "shadbala",
  "bindu",
  "rupa",
  "varga",
  "vargottama",
  "sadesati",
  "dhaiya",
  "dosha",
  "retro",
  "combust",
  "exchange",
  "tithi",
]);
/** Words for a place or an office, which say where a thing stands once they are told apart: "the twelfth part", "the same sign". */
const OFFICES = new Set(["houseword", "signword", "starword", "lordword"]);
const APART = new Set(["ord", "in", "born"]);
const DIGITS = /^\d+$/;

const isPlace = ({ tag, value }: Node): boolean => tag === "pron" && value === "place";
const isSaid = ({ clause }: Scene, sentence: readonly Node[]): boolean =>
  clause.mood === "said" || clause.mood === "unsure" || (clause.mood === "general" && isMine(sentence));

/** "Three of your planets are retrograde", "Sunrise: 05:48": what is measured, and how many or when. */
function isCounted(nodes: readonly Node[], measures: readonly Node[]): boolean {
  const has = (tag: string): boolean => nodes.some((node) => node.tag === tag);
  if (has("sunrise") && nodes.some(({ tag, word }) => tag === "num" && DIGITS.test(word))) return true;
  return measures.length > 0 && has("planetword") && isMine(nodes);
}

/** What of a sentence's chart nobody read, where nothing in it was. */
export function leftUnread(scenes: readonly Scene[], question: ReadonlySet<string>): Span | undefined {
  if (scenes.some(({ readings }) => readings.length > 0)) return undefined;
  const sentence = scenes.flatMap(({ nodes }) => nodes);
  const nodes = scenes
    .filter((scene) => isSaid(scene, sentence))
    .flatMap((scene) => scene.nodes.filter((node) => !scene.used.has(node)))
    .filter(({ word }) => !word.split(" ").every((part) => question.has(part)));
  const of = (tags: ReadonlySet<string>): Node[] => nodes.filter(({ tag }) => tags.has(tag));
  const [actors, settings, measures, offices] = [of(ACTORS), of(SETTINGS), of(MEASURES), of(OFFICES)];
  const things = [...actors, ...settings];
  if (isCounted(nodes, measures)) return spanOf(nodes);
  if (things.length === 0) return undefined;
  if (measures.length > 0) return spanOf([...measures, ...things]);
  if (actors.length > 0 && settings.length > 0) return spanOf(things);
  // "When the Venus dasha is over Rahu takes his seat", "the twelfth part of your chart is Sagittarius's".
  if (actors.length > 1 && actors.some(({ tag }) => tag === "dasha")) return spanOf(actors);
  if (settings.length > 0 && isMine(nodes) && nodes.some(({ tag }) => tag === "ord")) return spanOf(things);
  const isToldApart = of(APART).length > 0 || nodes.some(isPlace);
  const office = offices.find(({ tag }) => tag === "lordword" || isToldApart);
  if (office) return spanOf([...things, office]);
  return actors.length > 1 && nodes.some(isPlace) ? spanOf(actors) : undefined;
}
