import { GRAHAS, GRAHA_WORDS, LIFE_EVENTS, RASHIS, RASHI_WORDS } from "@lagna/terms";
import { MAX_LIFE_EVENTS, MAX_VERIFIED_TEXT_LENGTH, PRINT_SUBJECTS, type RectifyRequest } from "@lagna/contract";
import type { ExampleRequest } from "../../src/http/examples/requests.data.ts";
import { BIRTH } from "../fakes/births.ts";

/** A route with a request that takes it the most work. */
export interface HeavyRequest {
  readonly name: string;
  readonly route: string;
  /** Whether it takes a thread ten seconds or more. */
  readonly isSlow: boolean;
  /** @param attempt another birth each time, so that nothing is known from before */
  readonly create: (attempt: number) => ExampleRequest;
}

const HALF_DAY = { uncertainty: { minutes: 720 } };
const JAIPUR = { latitude: 26.9, longitude: 75.8, time_zone: "Asia/Kolkata" };
const createBirth = (attempt: number) => ({ ...BIRTH, minute: 17 + attempt, day: 3 + attempt });
const createOther = (attempt: number) => ({ ...createBirth(attempt), gender: "male", year: 1987 });

/** Statements of every graha in every sign, as long as a checked text may be. */
function writeLongText(): string {
  const sentences = GRAHAS.flatMap((graha, house) =>
    RASHIS.map((rashi) => `Your ${GRAHA_WORDS[graha].en} is in ${RASHI_WORDS[rashi].en}, in the house ${house + 1}.`),
  );
  let text = "";
  for (let at = 0; text.length < MAX_VERIFIED_TEXT_LENGTH - 100; at++) text += `${sentences[at % sentences.length]} `;
  return text.trim();
}
const LONG_TEXT = writeLongText();

const LIFE: RectifyRequest["events"] = Array.from({ length: MAX_LIFE_EVENTS }, (_, index) => ({
  kind: LIFE_EVENTS[index % LIFE_EVENTS.length] as (typeof LIFE_EVENTS)[number],
  year: 2006 + index,
  month: 1 + (index % 12),
  day: 11,
}));
const SEEN = [
  { what: "lagna", value: "4 Li 32" },
  { what: "moon", value: "19 Ta 01" },
  { what: "sun", value: "28 Cn 40" },
  { what: "rahu", value: "14 Cp 10" },
  { what: "dasha", lords: ["mars"], value: "8 Nov 1993" },
  { what: "sunrise", value: "05:35:10" },
];
const QUESTION = "When will I marry, what of my career, my health and my money, and which dasha runs until when?";

const post = (
  name: string,
  path: string,
  create: (attempt: number) => object,
  query?: ExampleRequest["query"],
): HeavyRequest => ({
  name,
  isSlow: name.includes("±12 h") || name.includes("kakshyas"),
  route: `POST /api/v1/${path}`,
  create: (attempt) => ({ body: create(attempt), ...(query && { query }) }),
});
const get = (name: string, path: string, create: (attempt: number) => ExampleRequest): HeavyRequest => ({
  name,
  isSlow: false,
  route: `GET /api/v1/${path}`,
  create,
});

/** The heaviest requests that the contract allows, of every route that computes. */
export const HEAVIEST_REQUESTS: readonly HeavyRequest[] = [
  post("kundli, all sections", "kundli", (n) => ({ ...createBirth(n), sections: "all", dasha_levels: 2 })),
  post("kundli, ±12 h", "kundli", (n) => ({ ...createBirth(n), ...HALF_DAY })),
  post("dasha", "kundli/dasha", (n) => ({ system: "kalachakra", birth: createBirth(n), levels: 3 })),
  post("settings of a printed chart", "kundli/match", (n) => ({ birth: createBirth(n), seen: SEEN })),
  post("rectification, ±12 h", "kundli/rectify", (n) => ({
    birth: { ...createBirth(n), ...HALF_DAY },
    events: LIFE,
    limit: 200,
  })),
  post("transits of 30 years", "transits", (n) => ({
    birth: createBirth(n),
    from: `20${10 + n}-01-01`,
    until: `20${40 + n}-01-01`,
  })),
  post("transits of 30 years, aspects and kakshyas", "transits", (n) => ({
    birth: createBirth(n),
    from: `19${50 + n}-01-01`,
    until: `19${80 + n}-01-01`,
    aspects: true,
    kakshyas: true,
  })),
  post("varga", "kundli/varga", (n) => ({ birth: createBirth(n), varga: "D300", dasha: { system: "narayana" } })),
  post("varga, ±12 h", "kundli/varga", (n) => ({ birth: { ...createBirth(n), ...HALF_DAY }, varga: "D9" })),
  post("verify, long text", "verify", (n) => ({ birth: createBirth(n), text: LONG_TEXT })),
  post("verify, long text, ±12 h", "verify", (n) => ({ birth: { ...createBirth(n), ...HALF_DAY }, text: LONG_TEXT })),
  post("print, page", "kundli/print", (n) => ({ birth: createBirth(n), extent: "page" })),
  post("print, whole", "kundli/print", (n) => ({ birth: createBirth(n), extent: "whole", subjects: PRINT_SUBJECTS })),
  post("print, whole, Hindi", "kundli/print", (n) => ({ birth: createBirth(n), extent: "whole" }), { language: "hi" }),
  post("matching, ±12 h both", "matching", (n) => ({
    boy: { ...createOther(n), ...HALF_DAY },
    girl: { ...createBirth(n), ...HALF_DAY },
  })),
  post("matching, print", "matching/print", (n) => ({ boy: createOther(n), girl: createBirth(n) })),
  post("matching, card", "matching/card", (n) => ({ boy: createOther(n), girl: createBirth(n), names: true })),
  post("kp", "kp", (n) => ({ birth: createBirth(n), settings: { preset: "kp" } })),
  post("kp, ±12 h", "kp", (n) => ({ birth: { ...createBirth(n), ...HALF_DAY }, settings: { preset: "kp" } })),
  post("prashna", "prashna", (n) => ({
    at: `2026-03-0${1 + n}T06:00:00Z`,
    place: { latitude: 18.52, longitude: 73.86, time_zone: "Asia/Kolkata" },
    question_house: 10,
    mode: "number_249",
    number: 145,
  })),
  post("varshaphal, ±12 h", "varshaphal", (n) => ({
    birth: { ...createBirth(n), ...HALF_DAY },
    year: 38,
    sixty_hours: true,
  })),
  post("varshaphal", "varshaphal", (n) => ({ birth: createBirth(n), year: 38, sixty_hours: true })),
  post("sky, search of 100 years", "sky/search", (n) => ({
    graha: "moon",
    sign: "aries",
    varga: "D9",
    from: `19${10 + n}-01-01`,
    until: `20${10 + n}-01-01`,
  })),
  post("sky, days", "sky/days", (n) => ({ from: `2026-03-0${1 + n}T00:00:00Z`, count: 31, step: 7 })),
  get("sky, card", "sky/card.png", () => ({ query: { language: "hi" } })),
  post("question", "ask", (n) => ({ question: QUESTION, kundli_data: createBirth(n) })),
  post("question, ±12 h", "ask", (n) => ({ question: QUESTION, kundli_data: { ...createBirth(n), ...HALF_DAY } })),
  post("visitor: kundli", "try/kundli", (n) => ({ ...createBirth(n), sections: "all" })),
  post("visitor: question", "try/ask", (n) => ({ question: QUESTION, kundli_data: createBirth(n) })),
  post("visitor: verify", "try/verify", (n) => ({ birth: createBirth(n), text: LONG_TEXT.slice(0, 3000) })),
  post("visitor: card", "try/card", (n) => ({ birth: createBirth(n), shows: { name: true, birth: "time" } }), {
    language: "hi",
  }),
  get("panchang, day", "panchang", (n) => ({ query: { ...JAIPUR, date: `2026-11-2${n}` } })),
  get("panchang, month", "panchang/month", (n) => ({ query: { ...JAIPUR, month: `2026-0${1 + n}` } })),
  get("panchang, year", "panchang/year", (n) => ({ query: { ...JAIPUR, year: `${2026 + n}` } })),
  get("festivals", "festivals", (n) => ({ query: { ...JAIPUR, year: `${2026 + n}`, tradition: "smarta" } })),
  get("eclipse", "eclipses", (n) => ({ query: { ...JAIPUR, date: `2026-03-0${1 + n}` } })),
  get("festival with proof", "festivals/{id}/{year}", (n) => ({
    path: { id: "diwali", year: `${2026 + n}` },
    query: JAIPUR,
  })),
  get("today", "today", (n) => ({ query: { ...JAIPUR, latitude: `26.${n}` } })),
  post("muhurta of 400 days", "muhurta", (n) => ({
    activity: "griha_pravesha",
    from: `2026-12-0${1 + n}`,
    until: "2027-12-31",
    place: { latitude: 26.9, longitude: 75.8, time_zone: "Asia/Kolkata" },
    people: [createBirth(n), createOther(n)],
    nights: true,
  })),
];
