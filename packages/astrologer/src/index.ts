export { FACT_SECTIONS, ANSWER_LANGUAGES } from "./fact.ts";
export type {
  Fact,
  FactFrame,
  FactIndex,
  BirthContext,
  FactSection,
  FactValue,
  BirthTimeUncertainty,
  LocalizedText,
  AnswerLanguage,
  Validity,
} from "./fact.ts";
export { findFactById, buildFacts, buildFactsInSteps, addFacts } from "./facts/build-facts.ts";
export { CLAIM_TYPES, type Claim, type ClaimType, type ClaimVerdict } from "./verify/claim.ts";
export { repairAnswer, type DroppedSentence, type DropReason, type RepairedAnswer } from "./verify/repair-answer.ts";
export type { SentenceVerdict, VerifiedSentence } from "./verify/verified-sentence.ts";
export { findUnsafeWording, type UnsafeMatch } from "./verify/find-unsafe-wording.ts";
export { UNSAFE_KINDS, type UnsafeKind } from "./verify/unsafe-wording.data.ts";
export { type VerificationResult, verify, verifyInSteps, type VerifyOptions } from "./verify/verify.ts";
export { scoreTopic, type Band, type Confidence, type Finding, type NatalScore } from "./reading/score-topic.ts";
export { TOPIC_ROWS, TOPICS, type Topic, type TopicRow } from "./reading/topics.data.ts";
export { buildWindowFacts } from "./reading/build-window-facts.ts";
export { findWindows, type TimeWindow, type HouseWindows } from "./reading/find-windows.ts";
export { parseNumberWord } from "./language/parse-number-word.ts";
export { parseQuestion } from "./question/parse-question.ts";
export {
  type FollowUp,
  type NamedEntities,
  type Person,
  type Question,
  QUESTION_FORMS,
  type QuestionForm,
  type QuestionKind,
} from "./question/question.ts";
export { assessDanger } from "./understanding/danger/assess-danger.ts";
export { type Danger, DANGER_KINDS, type DangerKind } from "./understanding/danger/danger.ts";
export {
  resolveAskedChart,
  isAboutOwnChart,
  parseRelation,
  type AskedChartResult,
} from "./question/resolve-asked-chart.ts";
export { parseEraseRequest, type EraseRequest } from "./question/parse-erase-request.ts";
export {
  USER_FACT_SUBJECTS,
  extractUserFacts,
  type UserFact,
  type UserFactSubject,
} from "./question/extract-user-facts.ts";
export type {
  Answer,
  AnswerKind,
  AnswerRequest,
  AnswerTimingFactor,
  Evidence,
  Interval,
  SavedChart,
  AnswerSentence,
  WindowInterval,
  TurnMemory,
} from "./answer/answer.ts";
export { createAnswer } from "./answer/create-answer.ts";
export { answerFactQuestion, type LocalizedSentence } from "./answer/fact-answer.ts";
export { buildNarrationPlan, type NarrationPlan, type PlannedTopic } from "./answer/narration-plan.ts";
