import { findCues, findPerson, getCueValues } from "../../question/find-cues.ts";
import { findEntities } from "../../question/find-entities.ts";
import { findQuestionForm } from "../../question/find-question-form.ts";
import { findTopics } from "../../question/find-topics.ts";
import { tokenise } from "../../language/tokenise.ts";
import { extractFeatures, hashText } from "./extract-features.ts";

/**
 * The features of a text for telling what it asks: those of `extractFeatures`, and what the lexicon knows. "When does my Saturn period end"
 * and "when does my Venus period end" share the features of a graha and of a period, so that one example teaches all nine.
 */
export function extractRequestFeatures(text: string): ReadonlySet<number> {
  const tokens = tokenise(text);
  const cues = findCues(tokens);
  const { grahas, houses, lords, signs, nakshatras, vargas, factIds, terms } = findEntities(text, tokens);
  const topics = findTopics(cues, text);
  const named = { graha: grahas, house: houses, lord: lords, sign: signs, nakshatra: nakshatras, varga: vargas, fact: factIds };
  const found = [
    `first ${topics[0] ?? "none"}`,
    `form ${findQuestionForm(cues, text)}`,
    `person ${findPerson(cues, tokens, text) ?? "none"}`,
    ...topics.map((topic) => `topic ${topic}`),
    ...getCueValues(cues, "kind").map((kind) => `kind ${kind}`),
    ...getCueValues(cues, "follow").map((follow) => `follow ${follow}`),
    ...Object.entries(named).flatMap(([name, entities]) => (entities.length > 0 ? [`named ${name}`] : [])),
    ...Array.from(terms, (term) => `term ${term}`),
  ];
  const [, form] = found;
  const features = new Set(extractFeatures(text));
  for (const feature of found) {
    features.add(hashText(`l ${feature}`));
    features.add(hashText(`l ${feature} ${form}`));
  }
  return features;
}
