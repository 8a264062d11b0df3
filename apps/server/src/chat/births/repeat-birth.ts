import { chooseBirthStep } from "../../typed-births/choose-birth-step.ts";
import type { BirthReply, BirthTalkMessage } from "./birth-talk.ts";
import { chooseBirthLanguage } from "./choose-birth-language.ts";
import { findMeantBirth } from "./identify-person.ts";
import { describeReadAs, readBack } from "./read-back.ts";

const [START, END] = [String.raw`(?<![\p{L}\p{M}])`, String.raw`(?![\p{L}\p{M}])`];
const DATE = "tari(?:kh|k)|tare+kh?|date|dob|dinank|तारीख़?|डेट|दिनांक";
const BETWEEN = String.raw`(?:[\p{L}\p{M}]+\s+){0,3}`;
/** "What birth did you take", "अंग्रेजी में कौन सा तारीख पकड़े हो", "angrezi tareekh kya bani uski". */
const ASKS_WHAT_WAS_READ = [
  String.raw`(?:what|which)\s+(?:birth|date|dob|day|time|town|place|details?)\s+(?:of birth\s+|details?\s+)?(?:did|have|are)\s+(?:you|u)\s+(?:tak|read|us|got|get|not|put|assum|consider|pick)`,
  String.raw`(?:angre[jz]i|english|अंग्रेज़?ी|इंग्लिश)\s+${BETWEEN}(?:${DATE})${END}`,
  String.raw`(?:kau?n ?s[aie]|ko?n ?s[aie]|kya|कौन ?स[ाीे]|क्या)\s+(?:janm|birth|${DATE}|जन्म)\s+${BETWEEN}(?:pak[dr]|liy[ae]|likh|padh|ma+n[aei]|samjh|note|पकड़|लिय|लिए|लिख|पढ़|मान|समझ)`,
].map((pattern) => new RegExp(START + pattern, "iu"));
const OF_TODAY = new RegExp(`${START}(?:a+j|today|kal|tomorrow|आज|कल)${END}`, "iu");

/** Whether a message asks how a typed birth was read. */
export const asksWhatWasRead = (text: string): boolean =>
  ASKS_WHAT_WAS_READ.some((pattern) => pattern.test(text)) && !OF_TODAY.test(text);

/** Says a birth as it was read, also while something of it is awaited; null if none was typed, or nothing such is asked. */
export function repeatBirth(message: BirthTalkMessage): BirthReply | null {
  const { text, births } = message;
  if (!asksWhatWasRead(text)) return null;
  const language = chooseBirthLanguage(message);
  const { awaiting, charts } = births;
  if (awaiting?.kind === "confirm") return readBack({ ...awaiting, passed: 0 }, births, language);
  if (awaiting?.kind === "details") {
    const step = chooseBirthStep(awaiting.typed, { written: null }, language, "Kundli");
    return step.kind === "ask" ? { births, language, texts: [step.text], followUps: step.choices ?? [] } : null;
  }
  const chart = charts[findMeantBirth(text, charts) ?? charts.length - 1];
  if (!chart) return null;
  const { id: _id, ...read } = chart;
  const texts = [describeReadAs({ kind: "confirm", ...read, question: null, passed: 0, isDeclined: false }, language)];
  return { births, language, texts, followUps: [] };
}
