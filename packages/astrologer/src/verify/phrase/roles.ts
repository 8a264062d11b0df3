import type { Graha, Karaka8 } from "@lagna/terms";
import type { Body, Node } from "../../language/node.ts";
import { before, filler, is, made, type Naming, type Reading, type Rule } from "./rule.ts";

/** Grahas named as a karaka, or by what is whose. */

export const karaka: Rule = (nodes, at, naming) => {
  const first = nodes[at];
  if (!is(first, "karaka")) return undefined;
  const body = naming.karakaOf(first.value as Karaka8);
  return body && made(nodes, at, 1, { tag: "who", body, role: { by: "karaka", karaka: first.value as Karaka8 } });
};

/** "The lord of the sign it occupies", "whose sign it is in": who that is of whoever was named first. */
function lordOfItsPlace(nodes: readonly Node[], at: number, naming: Naming): Reading | undefined {
  let here = at;
  if (is(nodes[at], "lordword") && is(nodes[at + 1], "of")) here += 2;
  else if (nodes[at]?.word === "whose") here += 1;
  else return undefined;
  while (filler(nodes[here]) || is(nodes[here], "pron")) here += 1;
  const place = nodes[here];
  if (!is(place, "signword", "starword")) return undefined;
  here += 1;
  if (/^(that|which)$/.test(nodes[here]?.word ?? "")) here += 1;
  const isOwn = is(nodes[here], "pron");
  if (isOwn) here += 1;
  while (/^(is|was|sits|stands|placed|falls|has|been|lies|resides)$/.test(nodes[here]?.word ?? "")) here += 1;
  if (is(nodes[here], "in")) here += 1;
  else if (nodes[at]?.word === "whose" || isOwn) return undefined;
  const start = before(nodes, at).findLastIndex(({ word }) => /^[.!?।]$/.test(word));
  const spoken = nodes.slice(start + 1, at).find((node) => is(node, "who") && node.body !== "lagna");
  if (!spoken) return undefined;
  const of = spoken.body as Graha;
  const by = place.tag === "signword" ? "dispositor" : "starlord";
  const body = by === "starlord" ? naming.view.starLordOf(of) : naming.view.dispositorOf(of);
  return made(nodes, at, here - at, { tag: "who", body, role: { by, of } });
}

/** "Jupiter's sign", "the sign of Jupiter", "गुरु की राशि"; "Jupiter's star", "the star lord of Mars". */
export const ofGraha: Rule = (nodes, at, naming) => {
  const [first, second, third] = [nodes[at], nodes[at + 1], nodes[at + 2]];
  const about = (who: Node, cue: Node, length: number): Reading | undefined => {
    if (cue.tag === "signword")
      return who.body === "lagna" ? undefined : made(nodes, at, length, { tag: "signof", body: who.body as Body });
    if (cue.tag === "starword") return made(nodes, at, length, { tag: "starof", body: who.body as Body });
    const by = cue.tag === "dispositor" ? "dispositor" : "starlord";
    const { view } = naming;
    const body = by === "starlord" ? view.starLordOf(who.body as Body) : view.dispositorOf(who.body as Graha);
    return made(nodes, at, length, { tag: "who", body, role: { by, of: who.body as Body } });
  };
  const relative = lordOfItsPlace(nodes, at, naming);
  if (relative) return relative;
  const [fourth, fifth] = nodes.slice(at + 3, at + 5);
  if (
    is(first, "lordword") &&
    is(second, "of") &&
    is(third, "who") &&
    is(fourth, "of") &&
    is(fifth, "starword", "signword")
  )
    return about(third, { ...fifth, tag: fifth.tag === "starword" ? "starlord" : "dispositor" }, 5);
  const cues = ["signword", "starword", "dispositor", "starlord"];
  if (is(first, "who") && is(second, "of") && is(third, ...cues)) return about(first, third, 3);
  const isVerb = /^(disposes|disposits|disposited by)$/.test(second?.word ?? "");
  if (is(first, "who") && is(second, "dispositor", "starlord") && !isVerb) return about(first, second, 2);
  if (is(first, "pron") && is(second, "dispositor", "starlord")) {
    const spoken = before(nodes, at).findLast((node) => is(node, "who"));
    return spoken && about(spoken, second, 2);
  }
  if (is(first, "dispositor", "starlord", "signword", "starword") && is(second, "of") && second.word === "of") {
    const here = filler(third) || is(third, "poss") ? at + 3 : at + 2;
    const who = nodes[here];
    if (is(who, "who")) return about(who, first, here + 1 - at);
  }
  return undefined;
};
