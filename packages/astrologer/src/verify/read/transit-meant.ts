import type { Node } from "../../language/node.ts";
import { CHART } from "../mood/spoken.ts";
import { has, type Scene, words } from "../scene.ts";

const TRANSIT_CUES = ["transit", "enter", "leave"];
/** "Moved into your first house", with no day told: at birth, and for good. */
const isLongAgo = ({ tag, word }: Node): boolean => tag === "enter" && /^(moved|entered|shifted|went|came)/.test(word);
/** "In the chart we look at today", "इन दिनों नहीं, जन्म से": a now that is not the sky's. */
const isOfTalk = ({ nodes }: Scene): boolean =>
  nodes.some(({ word }) => CHART.test(word) && !/^(lagna|लग्न)$/.test(word)) ||
  nodes.some(({ tag }, at) => tag === "now" && nodes.slice(at + 1, at + 3).some((next) => next.tag === "neg"));

export function isTransit(scene: Scene, inSentence: boolean): boolean {
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
