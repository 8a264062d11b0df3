import { type Graha, GRAHAS } from "@lagna/terms";
import { chartView } from "../chart-view.ts";
import type { FactIndex } from "../fact.ts";
import type { Question } from "../question/question.ts";
import { factsAsked } from "./asked.ts";
import { STAR_LORD } from "./place-ways.ts";

/** "And its nakshatra lord?", "uski drishti?": of whom the last looked-up fact was. */
const PRONOUN =
  /\b(?:its|it|this planet|that planet|uska|uski|uske|iska|iski|iske|us par|is par|uspar|ispar)\b|उसका|उसकी|उसके|इसका|इसकी|इसके|उस पर|इस पर/iu;

/** "And where is he": after the lord of a nakshatra it is that lord. */
const HE = /\b(?:he|she|who is that|woh|wo|vah|voh)\b|वह(?!\p{L})|वो(?!\p{L})/iu;

/** "And strength?" */
const ADDS = /^\s*(?:and|aur|और)\s+\S+(?:\s+\S+)?\s*$/iu;

export function grahaMeant(question: Question, before: readonly Question[], index: FactIndex): Question {
  const { named, text, topics } = question;
  const isOfStarLord = HE.test(text) && STAR_LORD.test(before.at(-1)?.text ?? "");
  const names = named.grahas.length + named.houses.length + named.lords.length;
  if (names > 0 || topics.length > 0 || !(PRONOUN.test(text) || ADDS.test(text) || isOfStarLord)) return question;
  const view = chartView(index.nativity);
  for (const last of before.toReversed()) {
    const [first] = factsAsked(last, index).flatMap((id): Graha[] => {
      const [kind = "", of = ""] = id.split("-");
      if (kind === "lord") return [view.house(Number(of)).lord];
      return GRAHAS.includes(of as Graha) && kind !== "dasha" ? [of as Graha] : [];
    });
    if (first) {
      const meant = isOfStarLord ? view.starLordOf(first) : first;
      return { ...question, named: { ...named, grahas: [meant] }, blank: false };
    }
    if (!PRONOUN.test(last.text)) break;
  }
  return question;
}
