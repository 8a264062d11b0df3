import { type Graha, GRAHAS } from "@lagna/terms";
import { createChartReadModel } from "../../chart-read-model.ts";
import type { FactIndex } from "../../fact.ts";
import type { Question } from "../../question/question.ts";
import { findAskedFacts } from "../fact-questions/find-asked-facts.ts";
import { NAKSHATRA_LORD_PATTERN } from "../fact-questions/look-up-positions.ts";

/** Pronouns that refer to the graha of the last looked-up fact: "and its nakshatra lord?", "uski drishti?". */
const PRONOUN_PATTERN =
  /\b(?:its|it|this planet|that planet|uska|uski|uske|iska|iski|iske|us par|is par|uspar|ispar)\b|उसका|उसकी|उसके|इसका|इसकी|इसके|उस पर|इस पर/iu;

/** "And where is he" after a question about a nakshatra lord refers to that lord. */
const PERSON_PRONOUN_PATTERN = /\b(?:he|she|who is that|woh|wo|vah|voh)\b|वह(?!\p{L})|वो(?!\p{L})/iu;

/** "And strength?" */
const ADDITION_PATTERN = /^\s*(?:and|aur|और)\s+\S+(?:\s+\S+)?\s*$/iu;

export function resolveGrahaReference(
  question: Question,
  previousQuestions: readonly Question[],
  index: FactIndex,
): Question {
  const { entities, text, topics } = question;
  const refersToNakshatraLord =
    PERSON_PRONOUN_PATTERN.test(text) && NAKSHATRA_LORD_PATTERN.test(previousQuestions.at(-1)?.text ?? "");
  const namedElements = entities.grahas.length + entities.houses.length + entities.lords.length;
  if (
    namedElements > 0 ||
    topics.length > 0 ||
    question.acts[0]?.kind === "day" ||
    !(PRONOUN_PATTERN.test(text) || ADDITION_PATTERN.test(text) || refersToNakshatraLord)
  )
    return question;
  const view = createChartReadModel(index.nativity);
  for (const last of previousQuestions.toReversed()) {
    // "Does Jupiter pass my 11th lord" asks of Jupiter.
    const subject = last.entities.lords.length > 0 ? last.entities.grahas.slice(0, 1) : [];
    const asked = findAskedFacts(last, index).flatMap((id): Graha[] => {
      const [kind = "", of = ""] = id.split("-");
      if (kind === "lord") return [view.house(Number(of)).lord];
      return GRAHAS.includes(of as Graha) && kind !== "dasha" ? [of as Graha] : [];
    });
    const [first] = [...subject, ...asked];
    if (first) {
      const graha = refersToNakshatraLord ? view.nakshatraLordOf(first) : first;
      return { ...question, entities: { ...entities, grahas: [graha] }, isNotUnderstood: false };
    }
    if (!PRONOUN_PATTERN.test(last.text)) break;
  }
  return question;
}
