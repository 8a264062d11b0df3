import type { Rashi } from "@lagna/terms";
import type { AnswerContext, AnswerDraft } from "../../answer/answer-context.ts";
import { isStableFact } from "../../answer/birth-time/answer-with-uncertain-birth-time.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { createLocalizedText, formatRashi } from "../../formatting/format-terms.ts";
import { findNamedEntities } from "../../question/find-entities.ts";
import { asksOwnSign } from "../../request/extract/asks-own-sign.ts";
import { stateFacts } from "./state-facts.ts";

const BY_MOON = createLocalizedText("by your Moon sign", "चंद्र से", "Chandra se");
const BY_SUN = createLocalizedText("by the Vedic Sun sign", "वैदिक सूर्य से", "Vedic Surya se");
const BY_TROPICAL = createLocalizedText("by the Western Sun sign", "पश्चिमी सूर्य से", "Western Surya se");

/** "Why am I not a Taurus". */
const asksWhy = ({ form, text }: AnswerContext["question"]): boolean =>
  form === "why" || /(?<![\p{L}])(?:why|kyo+n?|kyu+n?)(?![\p{L}])|क्यों/iu.test(text);

/** "Am I not a Scorpio", "so I'm a Gemini right": yes or no, and the three signs that people call their own. */
export function answerOwnSign(turn: AnswerContext): AnswerDraft | null {
  const { index, question } = turn;
  const [asked] = findNamedEntities(question.text).signs;
  const tropical = findFactById(index, "tropical-sun")?.value as Rashi | undefined;
  const isOpen = !["planet-moon", "planet-sun"].every((id) => isStableFact(index, id, ["sign"]));
  if (asked === undefined || tropical === undefined || isOpen || turn.about !== null || !asksOwnSign(question.text))
    return null;
  const { moon, sun } = index.nativity.signs;
  const kinds = [
    { by: BY_MOON, sign: moon, fact: "planet-moon" },
    { by: BY_SUN, sign: sun, fact: "planet-sun" },
    { by: BY_TROPICAL, sign: tropical, fact: "tropical-sun" },
  ] as const;
  const facts = kinds.map(({ fact }) => fact);
  const held = kinds.find(({ sign }) => sign === asked);
  const slots = { by: held?.by ?? "", sign: formatRashi(asked) };
  const signs = { moon: formatRashi(moon), sun: formatRashi(sun), tropical: formatRashi(tropical) };
  const parts = ["sign"];
  return {
    kind: "fact",
    sentences: [
      ...stateFacts(turn, index, {
        phrase: held ? "own_sign_by" : "own_sign_not",
        slots,
        facts,
        parts,
        holds: held !== undefined,
      }),
      ...stateFacts(turn, index, { phrase: "own_signs", slots: signs, facts, parts }),
      ...(asksWhy(question) ? stateFacts(turn, index, { phrase: "zodiacs_differ", slots: {}, facts, parts }) : []),
    ],
  };
}
