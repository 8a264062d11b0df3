import { type SyntaxNode, createCue } from "../../language/syntax-node.ts";
import { KEPT, CHANGED } from "./vargottama-paraphrase.data.ts";

/** Paraphrases of vargottama: "Keeps one and the same sign in the rasi and navamsa charts", "does not change sign between D1 and D9". */

const SAME =
  /^(?:the |that )?(?:very )?same (?:sign|rashi|rasi)$|^(?:one|one and the same|a single) (?:sign|rashi|rasi)$|^(?:एक ही|एक|ek hi|ek) (?:राशि|rashi|raashi)$/;
/** Tags that make it a statement of its own: which sign, which house. */
const OWN = new Set(["rashi", "nak", "house", "aspect", "date", "transit", "vargottama"]);
const KEPT_TAGS = new Set(["who", "poss", "neg", "doubt"]);

const isSign = ({ tag, word }: SyntaxNode): boolean => tag === "signword" || SAME.test(word);

interface VargottamaPhrase {
  readonly at: number;
  /** Whether a change of sign is stated, so that its negation means vargottama. */
  readonly isChange: boolean;
}

function findVargottamaPhrase(nodes: readonly SyntaxNode[]): VargottamaPhrase | undefined {
  const sign = nodes.findIndex(isSign);
  const separation = nodes.findIndex(({ tag, value }) => tag === "with" && value === -1);
  if (separation >= 0) return { at: separation, isChange: true };
  if (sign < 0) return undefined;
  const changed = nodes.findIndex(({ word }) => CHANGED.test(word));
  if (changed >= 0) return { at: changed, isChange: true };
  const unchanged = nodes.findIndex(({ word }) => KEPT.test(word) || SAME.test(word));
  return unchanged < 0 ? undefined : { at: Math.min(unchanged, sign), isChange: false };
}

/** Replaces a paraphrase by the single word "vargottama". */
export function normaliseVargottama(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const last = nodes.findLastIndex(({ tag }) => tag === "varga");
  const vargas = nodes.filter(({ tag, value }) => tag === "varga" && value !== "D1");
  const namesOnlyNavamsa = vargas.length > 0 && vargas.every(({ value }) => value === "D9");
  if (
    !namesOnlyNavamsa ||
    nodes.some(({ tag }) => OWN.has(tag)) ||
    !nodes.some(({ tag }) => tag === "who" || tag === "pron")
  )
    return nodes;
  const phrase = findVargottamaPhrase(nodes);
  if (!phrase) return nodes;
  const first = nodes.findIndex((node, at) => at >= phrase.at || node.tag === "varga");
  const end = Math.max(
    last,
    phrase.at,
    nodes.findLastIndex((node) => isSign(node)),
  );
  const inside = nodes.slice(first, end + 1);
  const denials = nodes.slice(0, end + 1).filter(({ tag }) => tag === "neg");
  const isDenied = (denials.length % 2 === 1) !== phrase.isChange;
  const mark = nodes[phrase.at] as SyntaxNode;
  const vargottama = createCue("vargottama", "vargottama", mark);
  const removeNegations = (part: readonly SyntaxNode[]): SyntaxNode[] => part.filter(({ tag }) => tag !== "neg");
  return [
    ...removeNegations(nodes.slice(0, first)),
    ...removeNegations(inside).filter(({ tag }) => KEPT_TAGS.has(tag)),
    ...(isDenied ? [createCue("neg", "not", mark)] : []),
    vargottama,
    ...nodes.slice(end + 1),
  ];
}
