import type { Fact, PlannedTopic } from "@lagna/astrologer";
import type { Brief, EarlierTurn } from "../provider.ts";
import { takeWithinTokens } from "./estimate-tokens.ts";

/** Maximum tokens of each part; together with the system prompt below five thousand. */
const TOKEN_LIMITS = { plan: 500, own: 600, facts: 1800, turns: 700, standing: 400, errors: 200 } as const;
const MAX_TURNS = 6;

/** Facts that contain text typed by a user; they are never sent to a model. */
const WITHHELD_FACTS: ReadonlySet<string> = new Set(["birth-place"]);
export const isDisclosed = ({ id }: Pick<Fact, "id">): boolean => !WITHHELD_FACTS.has(id);

export const renderFact = ({ id, text }: Fact): string => `[${id}] ${text.en}`;

function renderMatter({ topic, band, confidence, findings, windows }: PlannedTopic): string[] {
  return [
    `${topic}: leaning ${band.replaceAll("_", " ")}, confidence ${confidence}.`,
    ...windows.map(({ factId, from, until }) => `Window [${factId}]: ${from.slice(0, 10)} to ${until.slice(0, 10)}.`),
    ...findings.map(({ factId, polarity, text }) => `${polarity >= 0 ? "For" : "Against"} [${factId}]: ${text}`),
  ];
}

/** The latest turns that fit. */
function renderTurns(turns: readonly EarlierTurn[]): string[] {
  const lines = turns.slice(-MAX_TURNS).map(({ question, answer }) => `Asked: ${question}\nAnswered: ${answer}`);
  return takeLatest(lines, TOKEN_LIMITS.turns);
}

const takeLatest = (lines: readonly string[], maxTokens: number): string[] =>
  takeWithinTokens(lines.toReversed(), maxTokens).toReversed();

/** Removes the characters of the mark tags, so that quoted text cannot close its own quotation. */
const removeMark = (text: string): string => text.replaceAll(/[<>]/g, " ");

const renderPart = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [[title, ...lines].join("\n")];

/** The user prompt of one turn: verdict, facts, the conversation so far and the question, in this order. */
export function renderBrief({ question, answer, plan, turns, accepted, errors }: Brief, mark: string): string {
  const quote = (lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [`<${mark}>`, ...lines.map(removeMark), `</${mark}>`];
  const builtInAnswer = answer.sentences.map(({ text }) => text).join(" ");
  return [
    ...renderPart("PLAN", takeWithinTokens(plan.plannedTopics.flatMap(renderMatter), TOKEN_LIMITS.plan)),
    ...renderPart("A PLAIN TELLING OF IT", takeWithinTokens([builtInAnswer], TOKEN_LIMITS.own)),
    ...renderPart("FACTS", takeWithinTokens(plan.facts.filter(isDisclosed).map(renderFact), TOKEN_LIMITS.facts)),
    ...renderPart("TALK SO FAR", quote(renderTurns(turns))),
    ...renderPart("QUESTION", quote([question])),
    ...renderPart("OF YOUR ANSWER THIS STANDS; GO ON AFTER IT", takeLatest(accepted, TOKEN_LIMITS.standing)),
    ...renderPart(
      "WHAT YOU WROTE DID NOT HOLD. WRITE IT AGAIN RIGHTLY OR LEAVE IT OUT",
      quote(takeWithinTokens(errors, TOKEN_LIMITS.errors)),
    ),
  ].join("\n\n");
}
