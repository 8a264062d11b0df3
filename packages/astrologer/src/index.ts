export { FACT_SECTIONS, ANSWER_LANGUAGES } from "./fact.ts";
export type { Fact, FactIndex, BirthTimeUncertainty, LocalizedText, AnswerLanguage } from "./fact.ts";
export { findFactById, buildFacts, buildFactsInSteps, addFacts } from "./facts/build-facts.ts";
export type { Claim, ClaimType } from "./verify/claim.ts";
export type { VerifiedSentence } from "./verify/verified-sentence.ts";
export { findThreatsAndSales } from "./verify/find-threats-and-sales.ts";
export { findUnsafeWording } from "./verify/find-unsafe-wording.ts";
export type { UnsafeKind } from "./verify/unsafe-wording.data.ts";
export { type VerificationResult, verify, verifyInSteps } from "./verify/verify.ts";
export { formatDegree } from "./formatting/format-terms.ts";
export { asksAboutDay } from "./answer/days/answer-day-question.ts";
export { TOPIC_ROWS, TOPICS, type Topic } from "./topic-judgment/topics.data.ts";
export { buildWindowFacts } from "./topic-judgment/build-window-facts.ts";
export { findWindows } from "./topic-judgment/find-windows.ts";
export {
  createIndexWithoutFacts,
  findRankedWindow,
  listNamedWindows,
  type NamedWindow,
  WINDOW_RANKS,
  WINDOW_RULE_VERSION,
  type WindowQuery,
  type WindowRank,
} from "./answer/topic/named-windows.ts";
export { isFirstName } from "./question/find-unsaved-person.ts";
export { isEverydayWord, isMostlyEverydayWord } from "./language/is-everyday-word.ts";
export { detectLanguage } from "./question/detect-language.ts";
export { findNamedEntities } from "./question/find-entities.ts";
export type { Question } from "./question/question.ts";
export { assessDanger } from "./message-classification/danger/assess-danger.ts";
export {
  resolveAskedChart,
  isAboutOwnChart,
  isChartOfSpouse,
  namesChart,
  type AskedChartResult,
} from "./question/resolve-asked-chart.ts";
export { namesOtherByPronoun } from "./question/is-about-asker.ts";
export { asksDefinition } from "./answer/definitions/define-term.ts";
export { isAboutAsker } from "./question/is-about-asker.ts";
export { asksFor, asksOfAlmanac, asksOfChart, isRequest, isSurelyNoBirth } from "./request/asks-of-chart.ts";
export { listAlmanacWords } from "./request/extract/find-almanac-terms.ts";
export { findChartOfTalk } from "./request/find-chart-of-talk.ts";
export { parseRelation } from "./question/parse-relation.ts";
export { findAcquaintance } from "./request/extract/more-relations.data.ts";
export { isTeller, findRelation, getRelation } from "./request/extract/find-person.ts";
export { GENDER_OF_RELATION } from "./question/relatives.data.ts";
export { removeRelationFromQuestion } from "./question/remove-relation.ts";
export { parseEraseRequest, type EraseRequest } from "./question/parse-erase-request.ts";
export { extractUserFacts, type UserFact } from "./question/extract-user-facts.ts";
export type {
  Answer,
  AnswerKind,
  AnswerTimingFactor,
  Evidence,
  SavedChart,
  AnswerSentence,
  WindowInterval,
  TurnMemory,
} from "./answer/answer-types.ts";
export { createAnswer } from "./answer/create-answer.ts";
export { understand, type Understanding } from "./answer/understand-message.ts";
export { createPairAnswer } from "./answers/two-people/create-pair-answer.ts";
export { findWaitingPair } from "./answers/two-people/find-waiting-pair.ts";
export { isAboutTwo, PAIR_OBJECTS, resolveAskedPair, type AskedPair } from "./answers/two-people/resolve-asked-pair.ts";
export {
  createAnswerWithoutChart,
  createFactAnswer,
  createTalkAnswer,
  createTextAnswer,
} from "./answer/answer-without-chart.ts";
export {
  buildNarrationPlan,
  listTopicFacts,
  type NarrationPlan,
  type PlannedTopic,
} from "./answer/build-narration-plan.ts";
export { buildDayFacts } from "./muhurta/build-day-facts.ts";
export { getBirthMoon } from "./facts/birth-moon.ts";
export { toDayNumber } from "./language/tag-dates.ts";
export { findChartWords, findStanceWords, type StanceOfWord } from "./language/find-chart-words.ts";
export { holds } from "./proposition/check-proposition.ts";
export type { Proposition, PropositionKind } from "./proposition/proposition.ts";
export { propositionsOf } from "./proposition/list-propositions-of-fact.ts";
export { read } from "./proposition/parse-propositions.ts";
export { say } from "./proposition/render-proposition.ts";
export { listFactSlotForms, listFactSlots, type FactSlot } from "./proposition/list-fact-slots.ts";
export { PROPOSITION_FORMS, type PropositionForm } from "./proposition/proposition-forms.ts";
export { isHinglish } from "./typed-time/detect-hinglish.ts";
export {
  findDayPart,
  NO_TIME,
  parseAllTimes,
  parseBirthTime,
  type ParsedTime,
  type SunEvent,
  type TypedTime,
} from "./typed-time/parse-birth-time.ts";
export { type Match, parseNumberAt } from "./typed-time/parse-number-at.ts";
export { resolveHour } from "./typed-time/resolve-half-of-day.ts";
export {
  BREAK_NODE,
  hasTag,
  isFillerWord,
  isRelation,
  isSign,
  parseNodes,
  type TextNode,
} from "./typed-time/tokenise.ts";
export type { AlmanacPort, AskedPlace, EclipseOfPlace } from "./answers/answerer.ts";
export { asksOfSky, createAnswerOfSky } from "./answers/sky/answer-without-birth.ts";
export { answerRequest } from "./answers/answer-request.ts";
export { asksOwnDecision } from "./question/asks-decision.ts";
export { isOwnDecision } from "./request/is-own-decision.ts";
export { isAboutPersonOfTalk, readPerson } from "./request/read-parts.ts";
export { readStoredAsks } from "./request/resolve-ask.ts";
export type { StoredAsk } from "./request/request.ts";
export { foldAnswer } from "./answers/fold-answer.ts";
