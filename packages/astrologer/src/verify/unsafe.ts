import { writtenOut } from "../language/abbreviations.ts";
import { tokensOf } from "../language/normalise.ts";
import { lexiconOf, tagged, type Tagged } from "../language/tag.ts";
import { DENIAL_ROWS, UNSAFE_ROWS, type UnsafeKind } from "./unsafe.data.ts";

/** Words of a text that are never said of a chart. Offsets are into the text. */
export interface Unsafe {
  readonly kind: UnsafeKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const LEXICON = lexiconOf([...UNSAFE_ROWS, ...DENIAL_ROWS]);

/** Words a denial may stand away from what it denies. */
const REACH = 5;

/** What on one side of a phrase reaches it: up to the next pause. */
function beside(nodes: readonly Tagged[]): readonly Tagged[] {
  const pause = nodes.findIndex(({ tag }) => tag === "pause");
  return nodes.slice(0, pause < 0 ? REACH : Math.min(pause, REACH));
}

function isDenied(nodes: readonly Tagged[], at: number): boolean {
  const sides = [beside(nodes.slice(0, at).toReversed()), beside(nodes.slice(at + 1))];
  return sides.some((side) => {
    const denial = side.findIndex(({ tag }) => tag === "deny");
    // "Cannot avoid".
    const isTwice = side[denial]?.value === "verb" && side.slice(denial + 1).some(({ tag }) => tag === "deny");
    return denial >= 0 && !isTwice && !side.slice(0, denial).some(({ tag }) => tag === "undo");
  });
}

/** Every phrase of a text that is not to be said and is not denied where it stands. */
export function unsafeIn(text: string): readonly Unsafe[] {
  // "Ju in Gem": the sign, not the stone.
  const nodes = tagged(writtenOut(tokensOf(text), text), LEXICON);
  return nodes.flatMap(({ tag, value, start, end }, at): Unsafe[] =>
    tag === "unsafe" && !isDenied(nodes, at)
      ? [{ kind: value as UnsafeKind, text: text.slice(start, end), start, end }]
      : [],
  );
}
