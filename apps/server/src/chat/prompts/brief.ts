import type { Fact, PlannedMatter } from "@lagna/astrologer";
import type { Brief, PastTurn } from "../provider.ts";
import { withinTokens } from "./tokens.ts";

/** Tokens that each part may have; together with the rules below five thousand. */
const MOST = { plan: 500, own: 600, facts: 1800, turns: 700, standing: 400, errors: 200 } as const;
const TURNS = 6;

/** What a person typed stands in them: a model is told none of it. */
const WITHHELD: ReadonlySet<string> = new Set(["birth-place"]);
export const isTold = ({ id }: Pick<Fact, "id">): boolean => !WITHHELD.has(id);

export const factLine = ({ id, text }: Fact): string => `[${id}] ${text.en}`;

function matterLines({ topic, band, confidence, findings, windows }: PlannedMatter): string[] {
  return [
    `${topic}: leaning ${band.replaceAll("_", " ")}, confidence ${confidence}.`,
    ...windows.map(({ factId, from, until }) => `Window [${factId}]: ${from.slice(0, 10)} to ${until.slice(0, 10)}.`),
    ...findings.map(({ factId, polarity, text }) => `${polarity >= 0 ? "For" : "Against"} [${factId}]: ${text}`),
  ];
}

/** The latest count: of what does not fit, the oldest go. */
function turnLines(turns: readonly PastTurn[]): string[] {
  const lines = turns.slice(-TURNS).map(({ question, answer }) => `Asked: ${question}\nAnswered: ${answer}`);
  return latest(lines, MOST.turns);
}

const latest = (lines: readonly string[], most: number): string[] =>
  withinTokens(lines.toReversed(), most).toReversed();

/** What marks others' words cannot be written by others. */
const unmarked = (text: string): string => text.replaceAll(/[<>]/g, " ");

const part = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [[title, ...lines].join("\n")];

/** What a model is told of one turn: verdict, facts, the talk so far and the question, in this order. */
export function briefText({ question, answer, plan, turns, standing, errors }: Brief, mark: string): string {
  const others = (lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [`<${mark}>`, ...lines.map(unmarked), `</${mark}>`];
  const own = answer.sentences.map(({ text }) => text).join(" ");
  return [
    ...part("PLAN", withinTokens(plan.matters.flatMap(matterLines), MOST.plan)),
    ...part("A PLAIN TELLING OF IT", withinTokens([own], MOST.own)),
    ...part("FACTS", withinTokens(plan.facts.filter(isTold).map(factLine), MOST.facts)),
    ...part("TALK SO FAR", others(turnLines(turns))),
    ...part("QUESTION", others([question])),
    ...part("OF YOUR ANSWER THIS STANDS; GO ON AFTER IT", latest(standing, MOST.standing)),
    ...part(
      "WHAT YOU WROTE DID NOT HOLD. WRITE IT AGAIN RIGHTLY OR LEAVE IT OUT",
      others(withinTokens(errors, MOST.errors)),
    ),
  ].join("\n\n");
}
