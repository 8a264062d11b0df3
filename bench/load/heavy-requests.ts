import { LIFE_EVENTS } from "@lagna/terms";
import { MAX_LIFE_EVENTS, MAX_VERIFIED_TEXT_LENGTH, PRINT_SUBJECTS } from "@lagna/contract";
import { BIRTH } from "../hostile/accounts.ts";
import type { LoadRequest } from "./load-plan.ts";
import type { Person } from "./people.ts";

/** Variants of each request, so that hardly any answer is in memory. */
const VARIANTS = 150;
const JAIPUR = { latitude: 26.9, longitude: 75.8, time_zone: "Asia/Kolkata" };
const STATEMENT = "Mars in 7th, ";
/** The text that is slowest to verify: one endless enumeration. */
export const SLOWEST_TEXT = STATEMENT.repeat(MAX_VERIFIED_TEXT_LENGTH / STATEMENT.length);
const LIFE = Array.from({ length: MAX_LIFE_EVENTS }, (_, index) => ({
  kind: LIFE_EVENTS[index % LIFE_EVENTS.length],
  year: 2006 + index,
  month: 1 + (index % 12),
  day: 11,
}));

const createBirth = (index: number) => ({
  ...BIRTH,
  minute: index % 60,
  day: 1 + (index % 28),
  year: 1950 + (index % 50),
});
const createUncertainBirth = (index: number) => ({ ...createBirth(index), uncertainty: { minutes: 720 } });

/** Requests of all people in turn. */
const createPosts = (people: readonly Person[], path: string, create: (index: number) => object): LoadRequest[] =>
  Array.from({ length: VARIANTS }, (_, index) => ({
    name: path,
    method: "POST",
    path: `/api/v1${path}`,
    headers: people[index % people.length]?.headers ?? {},
    body: JSON.stringify(create(index)),
  }));

/** The heaviest requests that accounts may make, by what they ask for. */
export const HEAVY_REQUESTS: Readonly<Record<string, (people: readonly Person[]) => readonly LoadRequest[]>> = {
  "searches for good days of a year": (people) =>
    createPosts(people, "/muhurta", (index) => ({
      activity: "vivaha",
      from: "2027-01-01",
      until: "2028-01-20",
      place: { ...JAIPUR, latitude: 10 + index / 10 },
      people: Array(4).fill(createBirth(index)),
      nights: true,
    })),
  "kundlis of ±12 h, all sections": (people) =>
    createPosts(people, "/kundli", (index) => ({ ...createUncertainBirth(index), sections: "all" })),
  "rectification of ±12 h": (people) =>
    createPosts(people, "/kundli/rectify", (index) => ({
      birth: createUncertainBirth(index),
      events: LIFE,
      limit: 200,
    })),
  "verify, long texts about ±12 h": (people) =>
    createPosts(people, "/verify", (index) => ({ birth: createUncertainBirth(index), text: SLOWEST_TEXT })),
  "whole prints": (people) =>
    createPosts(people, "/kundli/print", (index) => ({
      birth: createBirth(index),
      extent: "whole",
      subjects: PRINT_SUBJECTS,
    })),
  "matching, both ±12 h": (people) =>
    createPosts(people, "/matching", (index) => ({
      boy: { ...createUncertainBirth(index), gender: "male", year: 1987 },
      girl: createUncertainBirth(index),
    })),
};
