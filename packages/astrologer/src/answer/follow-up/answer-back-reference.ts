import { createChartReadModel } from "../../chart-read-model.ts";
import type { DialogueActKind } from "../../message-classification/dialogue-act.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import { createFactContext, findFactById } from "../../facts/build-facts.ts";
import { findRunningPeriods, createPeriodId } from "../../facts/build-dasha-facts.ts";
import type { AnswerContext, AnswerDraft } from "../answer-context.ts";
import { renderPhrase } from "../answer-context.ts";
import { answerOutOfScope } from "../out-of-scope/answer-out-of-scope.ts";
import { renderStillOpen, repeatsRefusal } from "../out-of-scope/answer-repeated-out-of-scope.ts";
import { RELATIVE_NAMES } from "../phrasing/relative-names.data.ts";
import { formatGrahaWithArticle } from "../../formatting/format-terms.ts";
import { answerGrahaOnTopic } from "../graha-on-topic/answer-graha-on-topic.ts";
import { findAnsweredTurns } from "../conversation/conversation-turns.ts";
import { answerSooner } from "./answer-about-earlier-time.ts";
import { answerAboutPerson, answerTopic } from "../topic/answer-topic.ts";
import {
  answerWithJudgmentIndex,
  hasUnknownTime,
  renderFactWithUncertainty,
} from "../birth-time/answer-with-uncertain-birth-time.ts";
import { answerIsItGood } from "./answer-is-it-good.ts";
import { answerInTime, answerLasting, answerWhyAgainst, answerWhySaid } from "./answer-topic-follow-up.ts";
import { answerAboutPeriod } from "./answer-period-follow-up.ts";
import { answerAdviceForDay, answerDayTaskAtOtherTime, answerOwnFactOfTerm, namesOnlyTime } from "./continue-task.ts";
import { findReferenceKeywords, hasOnlyReferenceKeywords } from "./find-reference-keywords.ts";
import { isBareFollowUp } from "../../question/is-bare-follow-up.ts";
import { compareYears } from "../years/compare-years.ts";
import { asksForRemedy } from "../doshas-and-remedies/answer-remedy.ts";
import { REMEDY_PHRASES } from "../doshas-and-remedies/remedy-phrases.data.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";
import { SURE_KIND } from "../asked-task/asked-task.ts";
import { findCurrentTopic } from "./find-topic-under-discussion.ts";
import { isIncomplete } from "./is-incomplete-question.ts";
import { REFERENCE_PHRASES } from "./reference-phrases.data.ts";
import { sumOfFamily } from "../../request/sum-of-family.ts";
import { countWords } from "../../language/count-words.ts";

type Reader = (turn: AnswerContext) => AnswerDraft | null;

/** After a question that no chart decides, one about the same topic, or about nothing else, stays undecided. */
function answerAfterOutOfScope(turn: AnswerContext): AnswerDraft | null {
  const { previousTurns, questionOf, question } = turn;
  const last = previousTurns.at(-1);
  if (last?.kind !== "bounds" || last.danger || question.kinds.includes("remedy")) return null;
  const before = questionOf(last);
  // Only what was asked then is left open: after a lottery number, money itself may be asked about.
  const [act] = question.acts;
  const asksAboutTopic = question.topics.length > 0 && act !== undefined && TOPIC_ACTS.has(act.kind);
  if (before.acts.some(({ bound }) => bound !== null && LEFT_TO_CHANCE.has(bound)) && asksAboutTopic) return null;
  // "Forget the result; how is this phase for studying", after an exam, asks for a reading.
  const isReading = question.topics.length > 0 && turn.ranked[0]?.object === "outlook";
  if (isReading && sumOfFamily(turn.ranked, "bounds") < MAX_OF_BOUNDS_BESIDE) return null;
  const isSameMatter = question.topics.length > 0 && question.topics.every((topic) => before.topics.includes(topic));
  // The calm months were offered instead.
  if (findReferenceKeywords(question.text).has("calm")) return null;
  const isOpen = isIncomplete(question) && question.acts.some(({ kind }) => kind === "timing" || kind === "outlook");
  if (question.form === "why" && isIncomplete(question)) return renderStillOpen(turn, "bounds_why");
  if (!isSameMatter && !isOpen) {
    const isPressing = isIncomplete(question) && question.form !== "what" && act?.kind !== "remedy";
    return isPressing ? renderStillOpen(turn, "bounds_again") : null;
  }
  // "Boy or girl" and then "when": the child that is on the way is a doctor's matter too.
  const kinds = before.kinds.map((kind) => (kind === "sex_of_child" ? "pregnancy" : kind));
  const draft = answerOutOfScope({ ...turn, question: { ...before, kinds } });
  if (!draft || !repeatsRefusal(turn, draft)) return draft;
  return renderStillOpen(turn, question.form === "when" ? "bounds_when" : "bounds_again");
}

const MAX_OF_BOUNDS_BESIDE = 0.1;
const LEFT_TO_CHANCE: ReadonlySet<string> = new Set(["lottery", "shares"]);
const TOPIC_ACTS: ReadonlySet<DialogueActKind> = new Set(["timing", "outlook"]);

/** "Ok, then me": the question about another person, for the writer. */
function answerForSelf(turn: AnswerContext): AnswerDraft | null {
  const { question, previousTurns, questionOf, phrasePicker } = turn;
  const last = previousTurns.at(-1);
  if (!last || !findReferenceKeywords(question.text).has("self")) return null;
  if (turn.time !== null || !hasOnlyReferenceKeywords(question.text, ["self", "filler"])) return null;
  const before = questionOf(last);
  const topic = before.topics[0] ?? before.acts[0]?.topic ?? undefined;
  if (before.person === "self" || topic === undefined) return null;
  const lead = renderPhrase(phrasePicker, REFERENCE_PHRASES.self);
  return answerWithJudgmentIndex(turn, (judged) => {
    const form = before.acts.some(({ isPolar }) => isPolar) ? "yes_no" : before.form;
    const own = { ...judged, question: { ...question, topics: [topic], form }, topics: [topic] };
    const draft = answerTopic(own, topic);
    return { ...draft, leads: 1, sentences: [lead, ...draft.sentences] };
  });
}

/** "I do not have her chart", "his date of birth is …": about the person of the question before. */
function answerAboutOtherChart(turn: AnswerContext): AnswerDraft | null {
  const { question, previousTurns, questionOf, phrasePicker } = turn;
  const last = previousTurns.at(-1);
  const person = last ? questionOf(last).person : "self";
  const keywords = findReferenceKeywords(question.text);
  if (person === "self" || question.person !== "self" || !keywords.has("thing") || question.topics.length > 0)
    return null;
  const slots = { person: RELATIVE_NAMES[person] };
  if (question.entities.terms.has("born"))
    return { kind: "talk", sentences: [renderPhrase(phrasePicker, REFERENCE_PHRASES.birth_of, slots)] };
  if (!keywords.has("chart") || !keywords.has("not")) return null;
  const lead = renderPhrase(phrasePicker, REFERENCE_PHRASES.no_chart, slots);
  return answerWithJudgmentIndex(turn, (judged) => {
    const draft = answerAboutPerson({ ...judged, question: { ...question, person, form: "what" } }, person);
    return { ...draft, sentences: [lead, ...draft.sentences.slice(1)] };
  });
}

/** "Not before that?" */
const answerBefore: Reader = (turn) => {
  const { question, time } = turn;
  const isAsked =
    time === null &&
    findReferenceKeywords(question.text).has("before") &&
    hasOnlyReferenceKeywords(question.text, ["before", "not", "thing", "some", "filler", "possible", "next", "onward"]);
  return isAsked && findAnsweredTurns(turn).some(({ memory }) => memory.windows.length > 0) ? answerSooner(turn) : null;
};

/** "For how many days?", of a remedy. */
const answerRemedyDuration: Reader = ({ question, previousTurns, questionOf, phrasePicker, time }) => {
  const last = previousTurns.at(-1);
  const isLong = findReferenceKeywords(question.text).has("until") && isIncomplete(question);
  const goesOn =
    last?.task?.kind === "remedy" && question.form === "when" && countWords(question.text) <= MAX_LASTING_WORDS;
  const isAsked = (isLong || goesOn) && time === null && question.topics.length === 0;
  const wasAboutRemedy = last?.kind === "reading" && (last.task?.kind === "remedy" || asksForRemedy(questionOf(last)));
  if (!isAsked || !wasAboutRemedy) return null;
  return { kind: "talk", sentences: [renderPhrase(phrasePicker, REMEDY_PHRASES.duration)] };
};

const SHORTEST_YEAR = 300;
const MS_PER_DAY = 86_400_000;

/** The two years that the last two readings of a topic were about. */
function findReadYears({ previousTurns }: AnswerContext, topic: Topic): readonly number[] {
  const years = previousTurns
    .filter(({ kind, topics }) => kind === "reading" && topics[0] === topic)
    .flatMap(({ interval }) => {
      if (!interval) return [];
      const [from, until] = [Date.parse(interval.from), Date.parse(interval.until)];
      return until - from > SHORTEST_YEAR * MS_PER_DAY ? [new Date((from + until) / 2).getUTCFullYear()] : [];
    });
  return [...new Set(years)].slice(-2);
}

/** "Which of the two is better?", after two years. */
const answerComparedYears: Reader = (turn) => {
  const { question } = turn;
  const [act] = question.acts;
  if (act?.kind !== "compare" || act.probability < SURE_KIND || !isIncomplete(question)) return null;
  const topic = findCurrentTopic(turn)?.topic;
  const [one, other] = topic ? findReadYears(turn, topic) : [];
  if (topic === undefined || one === undefined || other === undefined) return null;
  const asked = { ...question, text: `${one} or ${other}`, topics: [topic] };
  return answerWithJudgmentIndex(turn, (judged) => compareYears({ ...judged, topics: [topic], question: asked }));
};

/** "This year or next?", of the topic before. */
const answerYearChoice: Reader = (turn) => {
  const { question } = turn;
  const current = question.topics.length === 0 && isBareFollowUp(question.text) ? findCurrentTopic(turn) : null;
  if (!current) return null;
  const topics = [current.topic];
  return answerWithJudgmentIndex(turn, (judged) =>
    compareYears({ ...judged, topics, question: { ...question, topics } }),
  );
};

const DAYS_OF_A_TIME = 20;
/** "What about March?" asks of the month only; a year gets the whole reading. */
const MAX_DAYS_OF_MONTHS = 100;

/** "Not possible in 2027?" */
const answerPossibleTime: Reader = (turn) => {
  const { question, time } = turn;
  const current = isIncomplete(question) ? findCurrentTopic(turn) : null;
  const keywords = findReferenceKeywords(question.text);
  const isPolar =
    keywords.has("possible") ||
    (namesOnlyTime(question) && time !== null && time.endJd - time.startJd < MAX_DAYS_OF_MONTHS) ||
    question.form === "yes_no" ||
    (keywords.has("good") && keywords.has("bad"));
  if (!time || !current || !isPolar || question.form === "when" || time.endJd - time.startJd < DAYS_OF_A_TIME)
    return null;
  return answerWithJudgmentIndex(turn, (judged) => answerInTime(judged, current.topic));
};

const MAX_LASTING_WORDS = 5;

/** "Will it last?" */
const answerWillItLast: Reader = (turn) => {
  const { question } = turn;
  const isShort = countWords(question.text) <= MAX_LASTING_WORDS;
  const keywords = findReferenceKeywords(question.text);
  if (
    !isShort ||
    !keywords.has("lasting") ||
    keywords.has("until") ||
    question.form === "when" ||
    question.form === "why"
  )
    return null;
  const current = isIncomplete(question) && turn.time === null ? findCurrentTopic(turn) : null;
  return current && answerWithJudgmentIndex(turn, (judged) => answerLasting(judged, current.topic));
};

/** "In partnership with my cousin?", of work or money: what the lord of the seventh house does for it. */
const answerPartnership: Reader = (turn) => {
  const { question, index, phrasePicker } = turn;
  const current =
    findReferenceKeywords(question.text).has("partnership") && isIncomplete(question) ? findCurrentTopic(turn) : null;
  if (current?.topic !== "career" && current?.topic !== "wealth") return null;
  const { topic } = current;
  const { lord } = createChartReadModel(index.nativity).house(7);
  const lead = renderPhrase(phrasePicker, REFERENCE_PHRASES.partnership, { who: formatGrahaWithArticle(lord) }, [
    "lord-7",
  ]);
  const asked = { ...question, topics: [topic], entities: { ...question.entities, grahas: [lord] } };
  const draft = answerWithJudgmentIndex({ ...turn, question: asked, topics: [topic] }, answerGrahaOnTopic);
  return (
    draft && {
      ...draft,
      sentences: [draft.sentences[0], lead, ...draft.sentences.slice(1)].flatMap((one) => one ?? []),
    }
  );
};

/** "Why is it so hard then", without a topic: the period that runs and its lord. */
function explainPresent(turn: AnswerContext): AnswerDraft {
  const { index, phrasePicker } = turn;
  const context = createFactContext(index.nativity, index.context);
  const { nowJd } = createTimeZoneCalendar(index.nativity, index.context);
  const running = findRunningPeriods(context, nowJd, 2).at(-1);
  const lord = running?.lords.at(-1);
  const ids = [
    ...(running ? [createPeriodId(running.lords)] : []),
    ...(lord ? [`planet-${lord}`, `dignity-${lord}`] : []),
    "transit-saturn",
  ];
  const facts = ids.flatMap((id) => findFactById(index, id) ?? []);
  return {
    kind: "reading",
    sentences: [
      ...(lord ? [renderPhrase(phrasePicker, REFERENCE_PHRASES.hard_now, { who: formatGrahaWithArticle(lord) })] : []),
      ...facts.flatMap((fact) => renderFactWithUncertainty(index, fact, phrasePicker.language)),
    ],
  };
}

/** "Why so late", "then why am I not rich", "why do you say so". */
const answerWhyOfEarlier: Reader = (turn) => {
  const { question } = turn;
  if (question.form !== "why") return null;
  const keywords = findReferenceKeywords(question.text);
  const asksAgainst = keywords.has("late") || keywords.has("not");
  const [own] = question.topics;
  if (own) return asksAgainst && (keywords.has("next") || keywords.has("onward")) ? judgeWhy(turn, own, true) : null;
  if (!isIncomplete(question)) return null;
  const current = findCurrentTopic(turn);
  // A bare "why?" gets further reasons; "why do you say so" gets those of what was said.
  if (current && !asksAgainst && countWords(question.text) <= MAX_BARE_WHY) return null;
  if (current) return judgeWhy(turn, current.topic, asksAgainst);
  return keywords.has("late") && turn.previousTurns.at(-1)?.kind === "fact" ? explainPresent(turn) : null;
};

const MAX_BARE_WHY = 2;

const judgeWhy = (
  turn: AnswerContext,
  topic: NonNullable<ReturnType<typeof findCurrentTopic>>["topic"],
  asksAgainst: boolean,
): AnswerDraft | null =>
  answerWithJudgmentIndex(turn, (judged) =>
    asksAgainst ? answerWhyAgainst(judged, topic) : answerWhySaid(judged, topic),
  );

const isReferring = ({ question }: AnswerContext): boolean => {
  const { entities, topics, kinds, text } = question;
  const others = entities.houses.length + entities.lords.length + entities.factIds.length + entities.signs.length;
  return (
    isIncomplete(question) || (topics.length + kinds.length + others === 0 && findReferenceKeywords(text).has("thing"))
  );
};

const ifReferring =
  (read: Reader): Reader =>
  (turn) =>
    isReferring(turn) ? read(turn) : null;

const READERS: readonly Reader[] = [
  answerAfterOutOfScope,
  answerForSelf,
  answerAboutOtherChart,
  answerDayTaskAtOtherTime,
  answerOwnFactOfTerm,
  answerAdviceForDay,
  ifReferring(answerAboutPeriod),
  answerBefore,
  answerRemedyDuration,
  answerYearChoice,
  answerComparedYears,
  answerPossibleTime,
  answerWillItLast,
  answerPartnership,
  answerWhyOfEarlier,
  ifReferring((turn) => answerWithJudgmentIndex(turn, answerIsItGood)),
];

/** Answers a message that is about what was said before; `null` if it is complete in itself or about nothing that is known. */
export function answerBackReference(turn: AnswerContext): AnswerDraft | null {
  const last = turn.previousTurns.at(-1);
  if (!last || last.kind === "safety" || last.danger || hasUnknownTime(turn.index) || turn.question.danger !== null)
    return null;
  for (const read of READERS) {
    const draft = read(turn);
    if (draft) return draft;
  }
  return null;
}
