import { tokensOf } from "../language/normalise.ts";
import { lexiconOf, tagged, type Tagged } from "../language/tag.ts";
import { OBLIQUE_SCENES } from "./danger-oblique.data.ts";
import { LEFT_BEHIND_SCENES } from "./danger-left.data.ts";
import { DANGER_SCENES } from "./danger-scenes.data.ts";
import { weighedDanger } from "./danger-signs.ts";
import type { Danger } from "./danger.ts";
import { SAFETY_ROWS } from "./safety.data.ts";
import { scenesOf } from "./scenes.ts";

const SAFETY = lexiconOf(SAFETY_ROWS, "own");
const dangersIn = scenesOf([...DANGER_SCENES, ...OBLIQUE_SCENES, ...LEFT_BEHIND_SCENES]);

const WORST_FIRST = ["crisis", "emergency", "violence", "veiled"] as const;

export function dangerIn(text: string): Danger | null {
  const tokens = tokensOf(text);
  const phrases = tagged(tokens, SAFETY).filter(({ tag }) => tag === "safety");
  const calm = phrases.filter(({ value }) => value === "calm");
  const rest = tokens.filter(({ start }) => !within(start, calm));
  const found = [...phrases.map(({ value }) => value), ...dangersIn(rest), ...weighedDanger(rest)];
  return WORST_FIRST.find((danger) => found.includes(danger)) ?? null;
}

const within = (at: number, spans: readonly Tagged[]): boolean =>
  spans.some(({ start, end }) => at >= start && at < end);
