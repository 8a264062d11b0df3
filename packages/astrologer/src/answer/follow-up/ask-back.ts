import { TOPICS, type Topic } from "../../topic-judgment/topics.data.ts";
import { type AnswerContext, type AnswerDraft, renderPhrase } from "../answer-context.ts";
import { TOPIC_NAMES } from "../topic/topic-answer-phrases.data.ts";
import { SUGGESTED_QUESTIONS } from "../conversation/suggested-questions.data.ts";
import { composeLocalizedText } from "../../formatting/format-terms.ts";
import { capitalize } from "../phrasing/phrase-picker.ts";
import { findCurrentTopic } from "./find-topic-under-discussion.ts";
import { REFERENCE_PHRASES } from "./reference-phrases.data.ts";

/** The readings offered where neither the message nor the conversation suggests one. */
const COMMON_TOPICS: readonly Topic[] = ["career", "love", "wealth"];
const MAX_READINGS = 3;

/** Asks back in one sentence which of the likeliest readings was meant, with a question for each. */
export function askBack(turn: AnswerContext): AnswerDraft {
  const { question, phrasePicker } = turn;
  const current = findCurrentTopic(turn);
  if (current && turn.previousTurns.at(-1)?.kind === "reading") return askAboutMatter(turn, current.topic);
  const likely = [findCurrentTopic(turn)?.topic, ...question.acts.map(({ topic }) => topic), ...COMMON_TOPICS];
  const readings = [...new Set(likely.filter((topic) => TOPICS.some((one) => one === topic)))] as Topic[];
  const [one = "career", other = "love"] = readings;
  const { language } = phrasePicker;
  return {
    kind: "talk",
    sentences: [
      renderPhrase(phrasePicker, REFERENCE_PHRASES.ask_back, { one: TOPIC_NAMES[one], other: TOPIC_NAMES[other] }),
    ],
    followUps: readings.slice(0, MAX_READINGS).flatMap((topic) => SUGGESTED_QUESTIONS[topic][language].slice(0, 1)),
  };
}

const FURTHER_QUESTIONS = ["ask_when", "ask_why", "ask_remedy"] as const;

/** Asks back what about the current matter was meant: its time, its reasons, or what to do. */
function askAboutMatter({ phrasePicker }: AnswerContext, topic: Topic): AnswerDraft {
  const matter = TOPIC_NAMES[topic];
  const capitalized = composeLocalizedText((language) => capitalize(matter[language]));
  const slots = { matter, Matter: capitalized };
  return {
    kind: "talk",
    sentences: [renderPhrase(phrasePicker, REFERENCE_PHRASES.ask_about, slots)],
    followUps: FURTHER_QUESTIONS.map((key) => phrasePicker.pick(REFERENCE_PHRASES[key], slots)),
  };
}
