import {
  computeAlmanacDay,
  createAlmanac,
  createYearAlmanac,
  explainFestival,
  findMuhurtas,
  listFestivals,
  parseDate,
  presentDay,
  presentMuhurtas,
  presentProof,
  presentShortDay,
  resolveAlmanacSettings,
} from "@lagna/panchang";
import {
  type AlmanacPort,
  type Answer,
  answerRequest,
  type AskedPlace,
  type TurnMemory,
  understand,
} from "../../src/index.ts";
import type { AnswerRequest } from "../../src/answer/create-answer.ts";
import { createAnswer } from "../../src/index.ts";
import { ephemeris } from "../test-charts.ts";

const INDIA_SECONDS = 19_800;
const PLACES = {
  Jaipur: { latitude: 26.91962, longitude: 75.78781 },
  Pune: { latitude: 18.51957, longitude: 73.85535 },
} as const;
type PlaceName = keyof typeof PLACES;

const open = ({ key }: AskedPlace) => ({
  name: key,
  ...PLACES[key as PlaceName],
  timeZone: "Asia/Kolkata",
  findClockOffset: () => INDIA_SECONDS,
});
const nameOf = (key: PlaceName): AskedPlace => ({ key, name: { en: key, hi: key, hg: key } });
const SETTINGS = resolveAlmanacSettings();

/** The almanac of two Indian towns at an instant of Indian time, "2026-11-29T12:00". */
export const createTestAlmanac = (local: string): AlmanacPort => ({
  now: Date.parse(`${local}:00+05:30`),
  findPlace: async (texts) => {
    const namedBy = texts.find((text) => /pune|पुणे/iu.test(text));
    return namedBy === undefined ? nameOf("Jaipur") : { ...nameOf("Pune"), namedBy };
  },
  readToday: async () => local.slice(0, 10),
  readDay: async (place, date) => {
    const day = parseDate(date);
    const almanac = createAlmanac(ephemeris, open(place), SETTINGS, { fromDay: day, untilDay: day });
    const frame = almanac.findFrame(day);
    return frame ? presentDay(almanac, computeAlmanacDay(almanac, frame)) : null;
  },
  readMonth: async (place, month) => {
    const almanac = createAlmanac(ephemeris, open(place), SETTINGS, {
      fromDay: parseDate(`${month}-01`),
      untilDay: parseDate(`${month}-28`),
    });
    return almanac.frames
      .filter(({ number }) => number >= almanac.fromDay && number <= almanac.untilDay)
      .map((frame) => presentShortDay(almanac, computeAlmanacDay(almanac, frame)));
  },
  findEclipse: async () => null,
  findGoodTimes: async (place, { activity, from, until }) => {
    const almanac = createAlmanac(ephemeris, open(place), SETTINGS, {
      fromDay: parseDate(from),
      untilDay: parseDate(until),
    });
    return presentMuhurtas(almanac, findMuhurtas(almanac, { activity }));
  },
  findFestival: async (place, { ids, year }) => {
    const today = local.slice(0, 10);
    for (const one of year === null ? [Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 1] : [year]) {
      const almanac = createYearAlmanac(ephemeris, open(place), SETTINGS, one);
      const from = year === null ? parseDate(today) : 0;
      const found = listFestivals(almanac, "all").find(({ id, dayNumber }) => ids.includes(id) && dayNumber >= from);
      const proof = found && explainFestival(almanac, almanac, found.id).find(({ festival }) => festival === found);
      const otherKalas = proof?.others.map(({ rule }) => rule.kala) ?? [];
      if (proof) return { id: proof.festival.id, today, ...presentProof(almanac, proof), otherKalas };
    }
    return null;
  },
});

/** Asks messages one after the other by the table of answers, and returns the answers; `null` where the table has none. */
export async function converse(local: string, ...messages: readonly string[]): Promise<readonly (Answer | null)[]> {
  const almanac = createTestAlmanac(local);
  const answers: (Answer | null)[] = [];
  const turns: TurnMemory[] = [];
  for (const message of messages) {
    const answer = await answerRequest(understand(message, turns), almanac);
    answers.push(answer);
    if (answer) turns.push(answer.memory);
  }
  return answers;
}

/** The text of the answer to the last of some messages. */
export async function askLast(local: string, ...messages: readonly string[]): Promise<string> {
  const answers = await converse(local, ...messages);
  return (
    answers
      .at(-1)
      ?.sentences.map(({ text }) => text)
      .join(" ") ?? ""
  );
}

/** Answers a message as the server does: by the table of answers, else from the chart. */
export async function answerWithAlmanac(
  local: string,
  {
    question,
    turns,
    ...request
  }: Omit<AnswerRequest, "understanding"> & { readonly question: string; readonly turns?: readonly TurnMemory[] },
): Promise<Answer> {
  const understanding = understand(question, turns);
  return (await answerRequest(understanding, createTestAlmanac(local))) ?? createAnswer({ understanding, ...request });
}
