import type { AnswerLanguage } from "@lagna/astrologer";
import { formatIsoDay } from "@lagna/terms";
import type { ToldDay } from "../../typed-births/calendar-days/tell-day.ts";
import { BIRTH_TALK_TEXTS } from "./birth-talk-texts.data.ts";

const EDGE = { before: "(?<![\\p{L}\\p{M}])", after: "(?![\\p{L}\\p{M}])" } as const;
const compile = (words: string, flags = "iu"): RegExp => new RegExp(`${EDGE.before}(?:${words})${EDGE.after}`, flags);

const CHILD_WORDS =
  "bet[aei]|beti?ya|bachch?[aei]|baby|son|daughter|boy|girl|grand ?(?:son|daughter|child)|pot[aei]|na+t[ei]n?|bhatij[aei]|bha+nj[aei]|nephew|niece|lad(?:ka|ki)|बेट[ाेी]|बिटिया|बच्च[ाेी]|लड़क[ाी]|पोत[ाी]|नाती|नातिन|भतीज[ाी]|भा[ंँ]ज[ाी]";
const CHILD = compile(CHILD_WORDS);
/** "Beta hua hai", "bete ka janm hua", "was born"; but not "bete se jhagda hua". */
const IS_BORN = compile(
  `born|delivered|arrived|gave birth|paida|janma|पैदा|जन्म[ाी]|जन्म\\s+हुआ|jan[a]?m\\s+hua|(?:${CHILD_WORDS})\\s+(?:hu[ai]|huyi|aay[ai]|हु[आई]|हुयी|आय[ाी])`,
);
/** Who gave birth is not the one that was born. */
const MOTHER =
  /(?:(?:my|our|mer[ie]|hamari|मेरी|हमारी)\s+)?(?:wife|biwi|patni|bahu|bhabhi|didi|sister|daughter|beti|behe?n|पत्नी|बीवी|बहू|भाभी|दीदी|बेटी|बहन)\s+(?:(?:ne|ko)(?!\p{L})|(?:ने|को)(?![\p{L}\p{M}])|(?:has\s+)?(?:just\s+)?(?:delivered|gave birth to))/iu;
const OF_SIBLING = /bhabhi|didi|sister|beh?e?n|भाभी|दीदी|बहन/iu;
const OF_CHILD = /bahu|daughter|beti|बहू|बेटी/iu;
/** The girl and the boy, by who gave birth. */
function nameChildren(mother: string): readonly [string, string] {
  if (OF_SIBLING.test(mother)) return ["my niece", "my nephew"];
  return OF_CHILD.test(mother) ? ["granddaughter", "grandson"] : ["daughter", "son"];
}
const GIRL = compile("(?:baby )?girl|ladki|लड़की");
const BOY = compile("(?:baby )?boy|ladka|लड़का");
/** How many days ago: the first that is found counts. */
const DAYS_AGO: readonly (readonly [RegExp, number])[] = [
  [compile("parso(?:n)?|परसों|(?:the )?day before yesterday", "iu"), 2],
  [compile("yesterday|last night|kal|कल", "iu"), 1],
  [compile("today|this morning|this evening|tonight|aaj|आज", "iu"), 0],
];
const NIGHT = /last night|raat|रात|night/iu;
const CLOCK = /(?<!\d)(\d{1,2})[:.](\d{2})(?!\d)|(?<!\d)(\d{1,2})\s*(?:baje|am|pm|बजे|o'clock)/iu;
const LAST_HOUR_AFTER_MIDNIGHT = 5;
const DAY_MS = 86_400_000;
const INDIA_MS = 19_800_000;

/**
 * "Beta hua hai! Kal raat 11:47, Indore": the date of a child that was born today, yesterday or the day before; null for other messages. An hour
 * after midnight of "last night" is of the next date.
 */
export function readNewborn(text: string, now: Date, language: AnswerLanguage): ToldDay | null {
  const clock = CLOCK.exec(text);
  if (!clock || /\d{4}/u.test(text) || !CHILD.test(text) || !IS_BORN.test(text)) return null;
  const told = DAYS_AGO.map(([word, days]) => ({ found: word.exec(text), days })).find(({ found }) => found !== null);
  if (!told?.found) return null;
  const hour = Number(clock[1] ?? clock[3]);
  const isAfterMidnight =
    NIGHT.test(text) && (hour <= LAST_HOUR_AFTER_MIDNIGHT || hour === 12) && !/pm/iu.test(clock[0]);
  const days = isAfterMidnight && told.days > 0 ? told.days - 1 : told.days;
  const [year, month, day] = formatIsoDay(now.getTime() + INDIA_MS - days * DAY_MS).split("-");
  const word = told.found[0];
  const rest = /last night/iu.test(word) ? "night" : /this (morning|evening)/iu.exec(word)?.[1];
  const written = `${day}/${month}/${year}${rest ? ` ${rest}` : ""}`;
  const [girl, boy] = nameChildren(MOTHER.exec(text)?.[0] ?? "");
  const named = text.replace(MOTHER, "born").replace(GIRL, girl).replace(BOY, boy);
  return { text: named.replace(word, () => written), note: BIRTH_TALK_TEXTS.newborn[language] };
}
