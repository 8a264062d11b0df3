import type { Token } from "../language/normalise.ts";
import { soundsOf, type Span, spansOf, type Stem, stemsOf } from "./stems.ts";

/** Words that tell of something together. */
export interface SceneRow<Value extends string> {
  readonly value: Value;
  /** A field each: beginnings of words, of Hindi in Latin letters by its sound. All are there, side by side. */
  readonly parts: readonly string[];
  /** Other words that may stand between two of them. */
  readonly apart: number;
  /** Only in the order of `parts`. */
  readonly ordered?: true;
  /** Words that make something else of it, wherever they stand. */
  readonly unless?: string;
}

interface Scene {
  readonly parts: readonly (readonly Stem[])[];
  readonly apart: number;
  readonly ordered: boolean;
  readonly unless: readonly Stem[];
}

/** Whether spans lie side by side, none over another, with no more than `apart` words between two. */
function areNear(spans: readonly Span[], { apart, ordered }: Scene): boolean {
  const inOrder = ordered ? spans : spans.toSorted((a, b) => a.from - b.from);
  return inOrder.every((span, at) => {
    const last = inOrder[at - 1];
    if (!last) return true;
    const between = span.from - last.to - 1;
    return between >= 0 && between <= apart;
  });
}

/** The words from the first of some spans to the last. */
const breadth = (spans: readonly Span[]): number =>
  Math.max(...spans.map(({ to }) => to)) - Math.min(...spans.map(({ from }) => from)) + 1;

function isHere(sounds: readonly string[], scene: Scene): boolean {
  // No farther than this, so that a long text with one word a hundred times is no long search.
  const most = Math.max(...scene.parts.flat().map((stem) => stem.length));
  const widest = scene.parts.length * most + (scene.parts.length - 1) * scene.apart;
  let chosen: (readonly Span[])[] = [[]];
  for (const stems of scene.parts) {
    const spans = spansOf(sounds, stems);
    chosen = chosen.flatMap((some) => spans.map((span) => [...some, span])).filter((some) => breadth(some) <= widest);
    if (chosen.length === 0) return false;
  }
  return chosen.some((spans) => areNear(spans, scene)) && spansOf(sounds, scene.unless).length === 0;
}

/** Which of some scenes a text holds. */
export function scenesOf<Value extends string>(
  rows: readonly SceneRow<Value>[],
): (tokens: readonly Token[]) => readonly Value[] {
  const scenes = rows.map(({ value, parts, apart, ordered = false, unless = "" }) => ({
    value,
    scene: { parts: parts.map(stemsOf), apart, ordered, unless: stemsOf(unless) },
  }));
  return (tokens) => {
    const sounds = soundsOf(tokens);
    return scenes.flatMap(({ value, scene }) => (isHere(sounds, scene) ? [value] : []));
  };
}
