import type { Node } from "../../language/node.ts";

/** "Keeps one and the same sign in the rasi and navamsa charts", "does not change sign between D1 and D9": vargottama, in words of its own. */

const SAME =
  /^(?:the |that )?(?:very )?same (?:sign|rashi|rasi)$|^(?:one|one and the same|a single) (?:sign|rashi|rasi)$|^(?:एक ही|एक|ek hi|ek) (?:राशि|rashi|raashi)$/;
const KEPT =
  /^(repeats?|repeated|repeating|keeps?|kept|keeping|retains?|retained|preserves?|maintains?|unchanged|unmoved|same|identical|वही|समान|दोहराता|दोहराते|wahi|vahi|samaan|saman|dohrata|dohraate)$/;
const CHANGED =
  /^(changes?|changed|changing|switches|switch|alters?|differs?|different|loses?|बदल|बदलता|बदलती|बदली|बदले|अलग|भिन्न|badal|badalta|badalti|badli|badle|alag|bhinn)$/;
/** What would make it a statement of its own: which sign, which house. */
const OWN = new Set(["rashi", "nak", "house", "aspect", "date", "transit", "vargottama"]);
const KEPT_TAGS = new Set(["who", "poss", "neg", "doubt"]);

const isSign = ({ tag, word }: Node): boolean => tag === "signword" || SAME.test(word);

interface Told {
  readonly at: number;
  /** Whether a change is told, so that what is denied of it is that the sign is another. */
  readonly isChange: boolean;
}

function toldIn(nodes: readonly Node[]): Told | undefined {
  const sign = nodes.findIndex(isSign);
  const apart = nodes.findIndex(({ tag, value }) => tag === "with" && value === -1);
  if (apart >= 0) return { at: apart, isChange: true };
  if (sign < 0) return undefined;
  const changed = nodes.findIndex(({ word }) => CHANGED.test(word));
  if (changed >= 0) return { at: changed, isChange: true };
  const kept = nodes.findIndex(({ word }) => KEPT.test(word) || SAME.test(word));
  return kept < 0 ? undefined : { at: Math.min(kept, sign), isChange: false };
}

/** The sentence with the one word for it, where it says so in several. */
export function withSameSign(nodes: readonly Node[]): readonly Node[] {
  const last = nodes.findLastIndex(({ tag }) => tag === "varga");
  const vargas = nodes.filter(({ tag, value }) => tag === "varga" && value !== "D1");
  const isOfNavamsa = vargas.length > 0 && vargas.every(({ value }) => value === "D9");
  if (
    !isOfNavamsa ||
    nodes.some(({ tag }) => OWN.has(tag)) ||
    !nodes.some(({ tag }) => tag === "who" || tag === "pron")
  )
    return nodes;
  const told = toldIn(nodes);
  if (!told) return nodes;
  const first = nodes.findIndex((node, at) => at >= told.at || node.tag === "varga");
  const end = Math.max(
    last,
    told.at,
    nodes.findLastIndex((node) => isSign(node)),
  );
  const inside = nodes.slice(first, end + 1);
  const denials = nodes.slice(0, end + 1).filter(({ tag }) => tag === "neg");
  const isDenied = (denials.length % 2 === 1) !== told.isChange;
  const mark = nodes[told.at] as Node;
  const said: Node = { ...mark, tag: "vargottama", word: "vargottama", value: undefined };
  const stays = (part: readonly Node[]): Node[] => part.filter(({ tag }) => tag !== "neg");
  return [
    ...stays(nodes.slice(0, first)),
    ...stays(inside).filter(({ tag }) => KEPT_TAGS.has(tag)),
    ...(isDenied ? [{ ...said, tag: "neg", word: "not" }] : []),
    said,
    ...nodes.slice(end + 1),
  ];
}
