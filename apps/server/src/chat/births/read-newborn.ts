import type { AnswerLanguage } from "@lagna/astrologer";
import { formatIsoDay } from "@lagna/terms";
import { parseDayWithoutYear } from "../../typed-births/birth-text/parse-birth.ts";
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
const CLOCK = /(?<!\d)(\d{1,2})[:.](\d{2})(?!\d)|(?<!\d)(\d{1,2})\s*(?:ba?j(?:e|ka?r|ke)|am|pm|बज(?:े|कर|के)|o'clock)/iu;
const LAST_HOUR_AFTER_MIDNIGHT = 5;
const DAY_MS = 86_400_000;
const INDIA_MS = 19_800_000;

/** News of a child, and not of one who is long born: "पोती हुई है", "just delivered". */
const IS_NEWS = compile(
  `(?:${CHILD_WORDS})\\s+(?:hu[ai]|huyi|aay[ai]|aa gay[ai]|हु[आई]|हुयी|आय[ाी]|आई)\\s+(?:hai|h|है)|just (?:born|had|arrived|delivered)|new ?born`,
);
/** "28 नवंबर", "Nov 27th": a number beside a word of three letters at least, which may be a month. */
const DAY_AND_MONTH = [
  /\d{1,2}(?:st|nd|rd|th)?\s+[\p{L}\p{M}]{3,}/giu,
  /[\p{L}\p{M}]{3,}\s+\d{1,2}(?:st|nd|rd|th)?(?!\d|[:.]\d)/giu,
];
/** News of a birth is of the last months. */
const MAX_AGE_OF_NEWS_MS = 200 * DAY_MS;

/** "पोती हुई है परसों 28 नवंबर को": the day that the news names is the latest such day that is not in the future; null if it names none. */
function dateNews(text: string, before: string, now: Date): string | null {
  const isNews = [text, before].some((one) => CHILD.test(one) && (IS_NEWS.test(one) || tellsDaysAgo(one)));
  if (!isNews || /\d{4}/u.test(text)) return null;
  const today = now.getTime() + INDIA_MS;
  const year = new Date(today).getUTCFullYear();
  for (const [written] of DAY_AND_MONTH.flatMap((pattern) => [...text.matchAll(pattern)])) {
    const day = parseDayWithoutYear(written, year);
    if (!day) continue;
    const latest = [year, year - 1].map((each) => Date.UTC(each, day.month - 1, day.day)).find((at) => at <= today);
    if (latest === undefined || today - latest > MAX_AGE_OF_NEWS_MS) return null;
    const [ofYear, month, ofMonth] = formatIsoDay(latest).split("-");
    const dated = text.replace(written, () => `${ofMonth}/${month}/${ofYear}`);
    return DAYS_AGO.reduce((rest, [word]) => rest.replace(word, ""), dated);
  }
  return null;
}
const tellsDaysAgo = (text: string): boolean => IS_BORN.test(text) && DAYS_AGO.some(([word]) => word.test(text));

/**
 * "Beta hua hai! Kal raat 11:47, Indore": the date of a child that was born today, yesterday or the day before; null for other messages. An hour
 * after midnight of "last night" is of the next date.
 */
export function readNewborn(text: string, now: Date, language: AnswerLanguage, before = ""): ToldDay | null {
  const dated = dateNews(text, before, now);
  if (dated !== null) return { text: nameChild(dated), note: BIRTH_TALK_TEXTS.newborn[language] };
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
  return { text: nameChild(text).replace(word, () => written), note: BIRTH_TALK_TEXTS.newborn[language] };
}

function nameChild(text: string): string {
  const [girl, boy] = nameChildren(MOTHER.exec(text)?.[0] ?? "");
  // "A baby boy! Nov 27th 4:15 am": one sentence tells the child and its birth.
  return text.replace(MOTHER, "born").replace(GIRL, girl).replace(BOY, boy).replaceAll("!", ",");
}
