import type { PlannedTopic } from "@lagna/astrologer";
import type { Brief, EarlierTurn } from "../provider.ts";
import { renderFact } from "./render-facts.ts";
import { takeWithinTokens } from "./estimate-tokens.ts";

/** Maximum tokens of each part; together with the system prompt below six thousand. */
const TOKEN_LIMITS = { plan: 500, own: 600, facts: 2600, stated: 200, turns: 700, standing: 400, errors: 200 } as const;
const MAX_TURNS = 6;

function renderMatter({ topic, band, confidence, findings, windows }: PlannedTopic): string[] {
  return [
    `${topic}: leaning ${band.replaceAll("_", " ")}, confidence ${confidence}.`,
    ...windows.map(({ factId, from, until }) => `Window {{${factId}}}: ${from.slice(0, 10)} to ${until.slice(0, 10)}.`),
    ...findings.map(({ factId, polarity, text }) => `${polarity >= 0 ? "For" : "Against"} {{${factId}}}: ${text}`),
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
export function renderUserPrompt(
  { question, answer, plan, index, userStatements, turns, accepted, errors }: Brief,
  mark: string,
): string {
  const quote = (lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [`<${mark}>`, ...lines.map(removeMark), `</${mark}>`];
  const builtInAnswer = answer.sentences.map(({ text }) => text).join(" ");
  return [
    ...renderPart("PLAN", takeWithinTokens(plan.plannedTopics.flatMap(renderMatter), TOKEN_LIMITS.plan)),
    ...renderPart("THE SAME READING IN PLAIN WORDS", takeWithinTokens([builtInAnswer], TOKEN_LIMITS.own)),
    ...renderPart("TODAY", [plan.present]),
    ...renderPart(
      "FACTS",
      takeWithinTokens(
        plan.facts.flatMap((fact) => renderFact(fact, index, answer.language)),
        TOKEN_LIMITS.facts,
      ),
    ),
    ...renderPart("THE PERSON HAS SAID", quote(takeLatest(userStatements, TOKEN_LIMITS.stated))),
    ...renderPart("CONVERSATION SO FAR", quote(renderTurns(turns))),
    ...renderPart("QUESTION", quote([question])),
    ...renderPart(
      "THIS PART OF YOUR ANSWER WAS ACCEPTED; CONTINUE AFTER IT",
      takeLatest(accepted, TOKEN_LIMITS.standing),
    ),
    ...renderPart(
      "THESE LINES OF YOURS WERE REFUSED. CORRECT THEM OR LEAVE THEM OUT",
      quote(takeWithinTokens(errors, TOKEN_LIMITS.errors)),
    ),
  ].join("\n\n");
}
