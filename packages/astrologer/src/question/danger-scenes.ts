import type { Token } from "../language/normalise.ts";
import { DANGER_SCENES } from "./danger-scenes.data.ts";
import type { Danger } from "./danger.ts";
import { soundsOf, type Span, spansOf, type Stem, stemsOf } from "./stems.ts";

interface Scene {
  readonly danger: Danger;
  readonly parts: readonly (readonly Stem[])[];
  readonly apart: number;
  readonly ordered: boolean;
  readonly unless: readonly Stem[];
}

const SCENES: readonly Scene[] = DANGER_SCENES.map(({ danger, parts, apart, ordered = false, unless = "" }) => ({
  danger,
  parts: parts.map(stemsOf),
  apart,
  ordered,
  unless: stemsOf(unless),
}));

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

/** The dangers that words of a text tell of together. */
export function scenesIn(tokens: readonly Token[]): readonly Danger[] {
  const sounds = soundsOf(tokens);
  return SCENES.flatMap((scene) => (isHere(sounds, scene) ? [scene.danger] : []));
}
