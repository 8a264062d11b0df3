export { FACT_SECTIONS, TONGUES } from "./fact.ts";
export type {
  Fact,
  FactFrame,
  FactIndex,
  FactsAbout,
  FactSection,
  FactValue,
  KnownTime,
  Said,
  Tongue,
  Validity,
} from "./fact.ts";
export { factById, factsOf, factsSteps, withFacts } from "./facts/facts-of.ts";
export { CLAIM_TYPES, type Claim, type ClaimType, type ClaimVerdict } from "./verify/claim.ts";
export { repaired, type Dropped, type Fall, type Repaired } from "./verify/repair.ts";
export type { SentenceVerdict, VerifiedSentence } from "./verify/sentence.ts";
export { unsafeIn, type Unsafe } from "./verify/unsafe.ts";
export { UNSAFE_KINDS, type UnsafeKind } from "./verify/unsafe.data.ts";
export { type Verified, verify, verifySteps, type VerifyOptions } from "./verify/verify.ts";
export { promiseOf, type Band, type Confidence, type Finding, type NatalPromise } from "./reading/promise.ts";
export { TOPIC_ROWS, TOPICS, type Topic, type TopicRow } from "./reading/topics.data.ts";
export { windowFacts } from "./reading/window-facts.ts";
export { windowsOf, type Window, type Windows } from "./reading/windows.ts";
export { numberSaid } from "./language/number-said.ts";
export { parseQuestion } from "./question/parse.ts";
export {
  type FollowUp,
  type Named,
  type Person,
  type Question,
  QUESTION_FORMS,
  type QuestionForm,
  type QuestionKind,
} from "./question/question.ts";
export { assess } from "./understanding/danger/assess.ts";
export { type Danger, DANGER_KINDS, type DangerKind } from "./understanding/danger/danger.ts";
export { chartAsked, isOfOwnChart, relationOf, type ChartAsked } from "./question/chart-asked.ts";
export { eraseAsked, type EraseAsked } from "./question/erase-asked.ts";
export { STATED_ABOUT, statedIn, type Stated, type StatedAbout } from "./question/stated.ts";
export type {
  Answer,
  AnswerKind,
  Asked,
  Beating,
  Evidence,
  Interval,
  SavedChart,
  Spoken,
  Timing,
  Told,
} from "./answer/answer.ts";
export { answerOf } from "./answer/answer-of.ts";
export { factAnswer, type Sentence } from "./answer/fact-answer.ts";
export { planFor, type Plan, type PlannedMatter } from "./answer/plan.ts";
