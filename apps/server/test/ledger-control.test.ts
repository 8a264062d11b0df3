import { createIndexWithoutFacts, findRankedWindow, TOPIC_ROWS } from "@lagna/astrologer";
import { createNativity, julianDayUt, resolveSettings, runAllSteps } from "@lagna/jyotish";
import { expect, test } from "vitest";
import { createRandom } from "../../../packages/astrologer/test/corpus/statement-makers.ts";
import { addMonths, findSpan, isMonthInWindow, toMonth } from "../src/modules/ledger/ledger.ts";
import { createLedgerTasks } from "../src/modules/ledger/ledger-tasks.ts";
import { ephemeris } from "./build-test-app.ts";

const tasks = createLedgerTasks(ephemeris);
const NAMED_ON = "2026-03-01";
const QUERY = { topic: "career", house: 10, karakas: TOPIC_ROWS.career.karakas, rank: "a" } as const;
const settings = resolveSettings(undefined);
const CHARTS = 25;

/** People born in Pune over forty years whose window ends within two years. */
function listPeople(count: number) {
  const random = createRandom(7);
  const people = [];
  while (people.length < count) {
    const jd = julianDayUt(2_440_000.5 + random() * 40 * 365.25);
    const birth = { jd, latitude: 18.52, longitude: 73.86, utcOffsetSeconds: 19_800 };
    const index = createIndexWithoutFacts(createNativity(ephemeris, birth, settings), Date.parse(`${NAMED_ON}T12:00Z`));
    const found = findRankedWindow(index, QUERY);
    if (!found) continue;
    const toIso = (at: number) => new Date(ephemeris.utcMilliseconds(at, settings.time_scale)).toISOString();
    const window = { from: toIso(found.startJd), until: toIso(found.endJd) };
    if (findSpan(NAMED_ON, window.until) === 24) people.push({ birth, window, chartHash: `person ${people.length}` });
  }
  return people;
}

type Member = ReturnType<typeof listPeople>[number];
const compute = ({ birth, chartHash }: Member, month: string) =>
  runAllSteps(
    tasks.computeLedgerControl({
      birth,
      settings,
      chartHash,
      query: QUERY,
      namedOn: NAMED_ON,
      spanMonths: 24,
      month,
      charts: CHARTS,
    }),
  ) ?? [];

/** Hits of the true windows, and those expected of the shuffled ones. */
function countHits(people: readonly Member[], chooseMonth: (person: Member) => string) {
  let [hits, shuffled] = [0, 0];
  for (const person of people) {
    const month = chooseMonth(person);
    if (isMonthInWindow(month, person.window)) hits += 1;
    shuffled += compute(person, month).filter(Boolean).length / CHARTS;
  }
  return { hits, shuffled };
}

test("the same chart and window have the same shuffled charts", () => {
  const [person] = listPeople(1);
  if (!person) throw new Error("no person");
  const month = toMonth(person.window.from);
  expect(compute(person, month)).toHaveLength(CHARTS);
  expect(compute(person, month)).toEqual(compute(person, month));
  expect(compute(person, "0001-01").some(Boolean)).toBe(false);
});

test("months that have nothing to do with the chart are hit by true and shuffled windows alike; planted ones are not", () => {
  const people = listPeople(60);
  const random = createRandom(11);
  const none = countHits(people, () => toMonth(addMonths(NAMED_ON, Math.floor(random() * 25))));
  // Three standard deviations of a count of sixty at about a quarter.
  expect(Math.abs(none.hits - none.shuffled)).toBeLessThan(3 * Math.sqrt(60 * 0.25 * 0.75));
  expect(none.shuffled).toBeGreaterThan(3);
  const planted = countHits(people, ({ window }) => toMonth(window.from));
  expect(planted.hits).toBe(60);
  expect(planted.shuffled).toBeLessThan(40);
});
