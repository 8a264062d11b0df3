import { renderTimeWindows } from "./render-time-windows.ts";
import type { FactIndex } from "../../fact.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import { asksDecision, asksToGiveUp, weighsDecision } from "../../question/asks-decision.ts";
import type { AskedTime } from "../../question/parse-asked-time.ts";
import type { Person } from "../../question/question.ts";
import { scoreTopic } from "../../topic-judgment/score-topic.ts";
import { type Topic, TOPIC_ROWS, type TopicRow } from "../../topic-judgment/topics.data.ts";
import { findAllWindows, type TimeWindow, findWindows } from "../../topic-judgment/find-windows.ts";
import { buildWindowFacts } from "../../topic-judgment/build-window-facts.ts";
import type { AnswerSentence } from "../answer-types.ts";
import type { Subtopic } from "./subtopics.data.ts";
import { buildEvidence, judgeTopic, type TopicJudgment } from "./judge-topic.ts";
import { findSubtopic, judgeSubtopic } from "./find-subtopic.ts";
import { formatMonth } from "./format-month.ts";
import { renderSlowTransits } from "../period/answer-period.ts";
import { composeTopicAnswer } from "./compose-topic-answer.ts";
import { TOPIC_RESTRICTION_PHRASES } from "./topic-restriction-phrases.data.ts";
import { SPECIFIC_RELATIVE_NAMES, RELATIVE_NAMES } from "../phrasing/relative-names.data.ts";
import { OTHER_PERSON_PHRASES } from "../conversation/other-person-phrases.data.ts";
import { ASKED_TIME_PHRASES } from "./asked-time-phrases.data.ts";
import { renderFinding, createFindingContext } from "./render-finding.ts";
import { selectFindings } from "./judge-topic.ts";
import { CONFIDENCE_PHRASES, TOPIC_NAMES } from "./topic-answer-phrases.data.ts";
import { TOPIC_ADVICE } from "./advice-phrases.data.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "../answer-context.ts";
import { UNANSWERABLE_DETAILS } from "../out-of-scope/unanswerable-details.data.ts";
import { UNCERTAIN_TIME_PHRASES } from "../birth-time/uncertain-birth-time-phrases.data.ts";
import { hasUncertainTime, hasUnknownTime } from "../birth-time/answer-with-uncertain-birth-time.ts";
import { capitalize } from "../phrasing/phrase-picker.ts";
import type { LocalizedText } from "../../fact.ts";
import { composeLocalizedText } from "../../formatting/format-terms.ts";

const getAge = (index: FactIndex): number => Number(findFactById(index, "age")?.value ?? Number.NaN);

/** Below these ages no windows for marriage, or for children, are given. */
const MARRIAGE_AGE = 18;
const PARENT_AGE = 20;

/** Words for speculation and investments. */
const SPECULATION_PATTERN =
  /\b(?:crypto|bitcoin|shares?|stocks?|trading|trade|intraday|f&o|futures|options|forex|mutual funds?|sip|ipo|share bazaar|invest\w*|nivesh)\b|क्रिप्टो|शेयर|ट्रेडिंग|म्यूचुअल|निवेश/iu;
/** Words that show that the user is married. */
const SPOUSE_PATTERN = /\b(?:husband|wife|spouse|pati|patni|biwi|married life)\b|पति|पत्नी|बीवी/iu;

/** Checks age and stated facts for a topic. Returns sentences to add, and `closed` if no windows may be given. */
export function checkTopicRestrictions(
  { index, userFacts, phrasePicker, question }: AnswerContext,
  topic: Topic,
): { said: AnswerSentence[]; closed: boolean } {
  const getStated = (about: string): string | undefined => userFacts.findLast((one) => one.about === about)?.value;
  if (topic === "love" && getAge(index) < MARRIAGE_AGE)
    return { said: [renderPhrase(phrasePicker, TOPIC_RESTRICTION_PHRASES.young)], closed: true };
  if (topic === "children" && getAge(index) < PARENT_AGE)
    return { said: [renderPhrase(phrasePicker, TOPIC_RESTRICTION_PHRASES.too_young_parent)], closed: true };
  if (topic === "children" && question.topics.includes("health"))
    return { said: [renderPhrase(phrasePicker, TOPIC_RESTRICTION_PHRASES.child_health)], closed: false };
  if (topic === "love" && getStated("marriage") === "married")
    return { said: [renderPhrase(phrasePicker, TOPIC_RESTRICTION_PHRASES.married)], closed: false };
  if (topic === "wealth" && SPECULATION_PATTERN.test(question.text))
    return { said: [renderPhrase(phrasePicker, TOPIC_RESTRICTION_PHRASES.speculation)], closed: true };
  if (
    topic === "love" &&
    getStated("marriage") === undefined &&
    question.form === "when" &&
    !SPOUSE_PATTERN.test(question.text) &&
    !findSubtopic(question)?.isOfWriter
  )
    return { said: [renderPhrase(phrasePicker, TOPIC_RESTRICTION_PHRASES.unknown)], closed: false };
  if (topic === "career" && getStated("work") === "unemployed")
    return { said: [renderPhrase(phrasePicker, TOPIC_RESTRICTION_PHRASES.jobless)], closed: false };
  return { said: [], closed: false };
}

/** Windows with a shorter gap are merged. */
const GAP_DAYS = 30;
/** Shorter windows are dropped. */
const MIN_DAYS = 7;

/** The best good window of a topic within a period, clipped to it; `null` if there is none. */
export function findBestWindow(
  index: FactIndex,
  { house, topic }: TopicJudgment,
  startJd: number,
  endJd: number,
): TimeWindow | null {
  const { nowJd } = createTimeZoneCalendar(index.nativity, index.context);
  const from = Math.max(startJd, nowJd);
  const clipped = findAllWindows(index, TOPIC_ROWS[topic], house)
    .filter((window) => window.isGood && window.endJd > from && window.startJd < endJd)
    .map((window) => ({ ...window, startJd: Math.max(window.startJd, from), endJd: Math.min(window.endJd, endJd) }))
    .toSorted((a, b) => a.startJd - b.startJd);
  const joined: TimeWindow[] = [];
  for (const window of clipped) {
    const last = joined.at(-1);
    if (last && window.startJd - last.endJd < GAP_DAYS) {
      const better = window.activity > last.activity ? window : last;
      joined[joined.length - 1] = { ...better, startJd: last.startJd, endJd: window.endJd };
    } else joined.push(window);
  }
  return (
    joined.filter((one) => one.endJd - one.startJd >= MIN_DAYS).toSorted((a, b) => b.activity - a.activity)[0] ?? null
  );
}

const TRANSIT_YEARS = 3;

/** Replaces the windows of a topic if the birth time is too uncertain for them. */
function renderWithoutWindows(turn: AnswerContext): AnswerSentence[] {
  const { index, phrasePicker, time } = turn;
  if (!hasUnknownTime(index)) return [renderPhrase(phrasePicker, UNCERTAIN_TIME_PHRASES.no_window)];
  const { nowJd } = createTimeZoneCalendar(index.nativity, index.context);
  const startJd = Math.max(nowJd, time?.startJd ?? nowJd);
  const endJd = time?.endJd ?? nowJd + TRANSIT_YEARS * 365.25;
  return [
    renderPhrase(phrasePicker, UNCERTAIN_TIME_PHRASES.no_dates),
    ...(endJd > nowJd ? renderSlowTransits(turn, startJd, endJd) : []),
  ];
}

/** From this share of good time on a period is good for a topic; below it, mixed. */
const GOOD_SHARE = 0.4;

export type TimeVerdict = "supports" | "mixed" | "none" | "demanding";

/** How a period is for a topic, with its best part; what is over counts no more. */
export function judgePeriod(
  index: FactIndex,
  judgment: TopicJudgment,
  { startJd, endJd }: Pick<AskedTime, "startJd" | "endJd">,
): { readonly verdict: TimeVerdict; readonly best: TimeWindow | null } {
  const { nowJd } = createTimeZoneCalendar(index.nativity, index.context);
  const best = findBestWindow(index, judgment, startJd, endJd);
  if (!best) return { verdict: judgment.natalScore.score >= 0 ? "none" : "demanding", best };
  const span = endJd - Math.max(startJd, nowJd);
  return { verdict: best.endJd - best.startJd >= span * GOOD_SHARE ? "supports" : "mixed", best };
}

/** Limits the windows of a judgment to the period the question names, with a sentence about that period. */
function limitToAskedTime(
  turn: AnswerContext,
  judgment: TopicJudgment,
): { judged: TopicJudgment; said: AnswerSentence[] } {
  const { time, index, phrasePicker, question } = turn;
  const { now, ahead } = judgment.windows;
  if (!time) {
    const isOpen = hasUncertainTime(index) && question.form === "when" && now === null && ahead.length === 0;
    return { judged: judgment, said: isOpen ? renderWithoutWindows(turn) : [] };
  }
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const matter = findSubtopic(question)?.name ?? TOPIC_NAMES[judgment.topic];
  const slots = { name: time.name, Name: time.name, matter, Matter: matter };
  const withoutWindows = { ...judgment, windows: { now: null, ahead: [], leastWeak: null } };
  if (time.endJd <= calendar.nowJd)
    return {
      judged: { ...withoutWindows, windowFacts: [] },
      said: [renderPhrase(phrasePicker, ASKED_TIME_PHRASES.past, slots)],
    };
  const { verdict, best } = judgePeriod(index, judgment, time);
  if (!best) {
    const sentences = hasUncertainTime(index)
      ? renderWithoutWindows(turn)
      : [renderPhrase(phrasePicker, ASKED_TIME_PHRASES[verdict], slots)];
    return { judged: { ...withoutWindows, windowFacts: [] }, said: sentences };
  }
  const windows = { now: null, ahead: [best], leastWeak: null };
  const edges = { from: formatMonth(calendar, best.startJd), until: formatMonth(calendar, best.endJd) };
  return {
    judged: { ...judgment, windows, windowFacts: buildWindowFacts(index, judgment.house, windows) },
    said: [
      renderPhrase(phrasePicker, ASKED_TIME_PHRASES[verdict], slots, [`win-${judgment.house}-a`]),
      renderPhrase(phrasePicker, ASKED_TIME_PHRASES.part, edges, [`win-${judgment.house}-a`]),
    ],
  };
}

/** Questions what a person is like, which need no windows. */
const DESCRIPTION_PATTERN =
  /\b(?:what (?:kind|sort|type) of|what will (?:my|he|she)|how will my (?:husband|wife|spouse|partner)|(?:kaisa|kaisi) (?:hoga|hogi|ladka|ladki)|(?:ladka|ladki|pati|patni|partner) (?:kaisa|kaisi))\b|कैस[ाी] हो(?:गा|गी)/iu;

/** Number of past turns in which windows count as just given. */
const RECENT_TURNS = 2;

/** Whether the windows of a topic were given just before and need not be repeated, unless the question asks when. */
function areWindowsKnown(
  { previousTurns, time, question, phrasePicker }: AnswerContext,
  { topic, windowFacts: facts }: TopicJudgment,
): boolean {
  if (time || question.form === "when" || question.form === "if" || facts.length === 0 || TIMELESS_TOPICS.has(topic))
    return false;
  const recentTurns = previousTurns
    .slice(-RECENT_TURNS)
    .filter((memory) => memory.language === phrasePicker.language && memory.topics[0] === topic);
  const knownEdges = recentTurns.flatMap(({ windows }) => windows.map(({ from, until }) => `${from} ${until}`));
  const currentEdges = new Set(facts.map(({ valid }) => `${valid?.from} ${valid?.until}`));
  return knownEdges.length > 0 && knownEdges.every((edge) => currentEdges.has(edge));
}
/** Topics whose windows are given only if the question asks when. */
const TIMELESS_TOPICS: ReadonlySet<Topic> = new Set(["health", "spiritual", "personality"]);

/** States that no chart can answer a detail that the question asks for. */
export const renderUnanswerable = ({ phrasePicker, question }: AnswerContext, topic: Topic): AnswerSentence[] =>
  UNANSWERABLE_DETAILS.filter(({ topics, words }) => topics.includes(topic) && words.test(question.text))
    .slice(0, 1)
    .map(({ phrases }) => renderPhrase(phrasePicker, phrases));

/** What the task before was about, more narrowly than a topic: "a cafe of my own", then "when?". */
export function findEarlierSubtopic({ question, task }: AnswerContext, topic: Topic): Subtopic | null {
  if (task.earlier === null || (question.topics.length > 0 && question.topics[0] !== topic)) return null;
  const earlier = findSubtopic({ ...question, text: task.earlier.words, topics: task.earlier.topics });
  const staysNarrow = task.kind === "timing" || task.earlier.kind === "timing" || earlier?.isTie === true;
  return staysNarrow && earlier?.topic === topic ? earlier : null;
}

/** Answers a question about a topic, for the period it names, considering the user's age and stated facts. */
export function answerTopic(turn: AnswerContext, topicOfTurn: Topic): AnswerDraft {
  const { question, index, previousTurns, phrasePicker, seed } = turn;
  const asked = findSubtopic(question) ?? findEarlierSubtopic(turn, topicOfTurn);
  const topic = asked?.topic ?? topicOfTurn;
  const fullJudgment = asked
    ? judgeSubtopic(index, asked)
    : judgeTopic(index, topic, [...question.entities.houses, ...question.entities.lords]);
  const gate = checkTopicRestrictions(turn, topic);
  const isTimeless =
    gate.closed ||
    (asked?.isTie === true && question.form !== "when" && !turn.time) ||
    (topic === "love" && DESCRIPTION_PATTERN.test(question.text));
  const withoutWindows = { ...fullJudgment, windows: { now: null, ahead: [], leastWeak: null }, windowFacts: [] };
  const limited = areWindowsKnown(turn, fullJudgment)
    ? { judged: withoutWindows, said: [renderPhrase(phrasePicker, ASKED_TIME_PHRASES.told)] }
    : isTimeless
      ? { judged: { ...fullJudgment, windows: { now: null, ahead: [], leastWeak: null }, windowFacts: [] }, said: [] }
      : limitToAskedTime(turn, fullJudgment);
  const previousFindings = previousTurns.flatMap(({ findings }) => findings);
  const { task } = turn;
  const isAskedAgain = task.kind === "decision" && task.words !== question.text;
  const decision = isAskedAgain ? task.words : question.text;
  const isAsked = (isAskedAgain || question.topics.includes(topic)) && asksDecision(decision);
  const isDecision = (turn.object === "decision" || isAsked) && !gate.closed && weighsDecision(topic);
  const request = {
    form: question.form,
    isFeared: question.isFeared,
    isDecision,
    isGivingUp: isDecision && asksToGiveUp(decision),
    asksAboutPeriod: turn.time !== null && !isTimeless && limited.said.length > 0 && question.form !== "why",
    previousFindings,
    seed,
    subtopicName: asked?.name,
    isBare: asked?.isThing,
    timeSentences: limited.said,
  };
  const reading = composeTopicAnswer(index, limited.judged, phrasePicker, request);
  const withGate = gate.closed
    ? [...gate.said, ...reading.sentences]
    : [...reading.sentences.slice(0, -1), ...gate.said, ...reading.sentences.slice(-1)];
  const sentences = [...renderUnanswerable(turn, topic), ...withGate];
  return { kind: "reading", topics: [topic], extraFacts: limited.judged.windowFacts, ...reading, sentences };
}

/** House, significators and varga by which other people are read from the user's own chart (BPHS 6, 11 and 32). */
const PERSON_ROWS: Readonly<Record<Exclude<Person, "self">, { readonly topic: Topic; readonly row: TopicRow }>> = {
  spouse: { topic: "love", row: TOPIC_ROWS.love },
  child: { topic: "children", row: TOPIC_ROWS.children },
  mother: {
    topic: "home",
    row: { ...TOPIC_ROWS.home, primaryHouses: [4], karakas: ["moon"], charaKaraka: "MK", varga: "D12" },
  },
  father: {
    topic: "spiritual",
    row: {
      ...TOPIC_ROWS.spiritual,
      primaryHouses: [9],
      karakas: ["sun"],
      charaKaraka: null,
      varga: "D12",
      nakshatraPoints: [],
    },
  },
  sibling: {
    topic: "personality",
    row: {
      ...TOPIC_ROWS.personality,
      primaryHouses: [3],
      karakas: ["mars"],
      charaKaraka: "BK",
      varga: "D3",
      nakshatraPoints: [],
    },
  },
  friend: {
    topic: "wealth",
    row: { ...TOPIC_ROWS.wealth, primaryHouses: [11], karakas: ["mercury"], charaKaraka: null },
  },
};

/**
 * Answers a question about another person from the user's own chart: their relationship with the user, not that person's fate.
 * @param known what the person is called, if the question does not say it
 */
export function answerAboutPerson(
  turn: AnswerContext,
  person: Exclude<Person, "self">,
  known?: LocalizedText,
): AnswerDraft {
  const { index, phrasePicker, previousTurns } = turn;
  const { topic, row } = PERSON_ROWS[person];
  const natalScore = scoreTopic(index, row);
  const house = row.primaryHouses[0] ?? 1;
  const { text, topics, form } = turn.question;
  // "My son has not spoken to me, when will he come round": the house of the son has times of its own in the writer's chart.
  const asksWhen = form === "when" || turn.ranked[0]?.object === "timing";
  const windows = asksWhen ? findWindows(index, row, house) : { now: null, ahead: [], leastWeak: null };
  const windowFacts = buildWindowFacts(index, house, windows);
  const judgment: TopicJudgment = { topic, house, natalScore, windows, windowFacts };
  const { main, against } = selectFindings(judgment, 2, new Set(previousTurns.flatMap(({ findings }) => findings)));
  const context = createFindingContext(index, phrasePicker, topic);
  const [, , name] = SPECIFIC_RELATIVE_NAMES.find(([who, words]) => who === person && words.test(text)) ?? [];
  const who = known ?? name ?? RELATIVE_NAMES[person];
  const slots = { person: who, Person: composeLocalizedText((language) => capitalize(who[language])) };
  // The other person's own marriage, job or house cannot be read from the user's chart.
  const needsOwnChart = asksWhen || topics.some((one) => one !== topic && one !== "health");
  const frame = needsOwnChart ? "own_chart" : "frame";
  const findings = [...main, ...(against ? [against] : [])];
  return {
    kind: "reading",
    topics: person === "spouse" || person === "child" ? [topic] : [],
    sentences: [
      ...renderUnanswerable(turn, topic),
      ...(turn.question.topics.includes("health")
        ? [renderPhrase(phrasePicker, OTHER_PERSON_PHRASES.health, slots)]
        : []),
      ...renderTimeWindows(context, judgment).slice(0, 1),
      renderPhrase(phrasePicker, OTHER_PERSON_PHRASES[frame], slots),
      ...findings.flatMap((finding, at) => renderFinding(context, finding, { withState: at === 0 })),
      renderPhrase(phrasePicker, CONFIDENCE_PHRASES[natalScore.confidence]),
      ...(person === "spouse" ? [renderPhrase(phrasePicker, TOPIC_ADVICE.love)] : []),
    ],
    findings: findings.map(({ knowledgeKey: key }) => key),
    extraFacts: windowFacts,
    evidence: buildEvidence(index, judgment, phrasePicker.language),
    confidence: natalScore.confidence,
  };
}
