import { BIRTH, logIn } from "../hostile/accounts.ts";
import { post, type Target } from "../hostile/target-server.ts";
import { createKundliRequests, createPanchangRequests } from "./light-requests.ts";
import type { LoadPart } from "./load-part.ts";
import type { LoadRequest } from "./load-plan.ts";
import { startLoadServer } from "./load-server.ts";
import { type Person, signUpPeople, startConversation } from "./people.ts";

/** Code that is not compiled yet takes several times as long. */
const WARM_UP = 150;
const REQUESTS = 200;
/** Hashing a password takes long at any time. */
const SIGN_INS = 20;
/** An account may ask 20 times a minute. */
const PEOPLE = 40;
const FEED_CITY = "jaipur";
const QUESTIONS = [
  "What is my ascendant?",
  "When will I get promoted?",
  "Where is my Moon?",
  "Which dasha is running?",
];

type Send = (index: number) => Promise<Response>;

interface Kind {
  readonly name: string;
  readonly send: Send;
  readonly count?: number;
  readonly status?: number;
}

const sendRequest = ({ origin }: Target, { method, path, headers = {}, body }: LoadRequest): Promise<Response> =>
  fetch(origin + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body }),
  });

/** An answer that the reader has already: the server says so without sending it. */
async function createConditional(target: Target, path: string): Promise<Send> {
  const first = await fetch(target.origin + path);
  const etag = first.headers.get("etag");
  await first.text();
  if (etag === null) throw new Error(`${path}: no ETag, status ${first.status}`);
  return () => fetch(target.origin + path, { headers: { "if-none-match": etag } });
}

async function findFeed(target: Target): Promise<string> {
  const response = await fetch(`${target.origin}/api/v1/places?q=${FEED_CITY}`);
  const [place] = ((await response.json()) as { places: readonly { id: number }[] }).places;
  if (!place) throw new Error(`No place ${FEED_CITY}`);
  return `/calendar/${place.id}/smarta/en.ics`;
}

const get =
  (target: Target, path: string): Send =>
  () =>
    fetch(target.origin + path);

async function createKinds(target: Target, people: readonly Person[]): Promise<readonly Kind[]> {
  const count = WARM_UP + REQUESTS;
  const personAt = (index: number): Person => people[index % people.length] as Person;
  const sendEach =
    (requests: readonly LoadRequest[]): Send =>
    (index) =>
      sendRequest(target, requests[index] as LoadRequest);
  const chats = await Promise.all(
    people.map((person, index) => startConversation(target, person, { ...BIRTH, minute: index })),
  );
  const day = "/api/v1/panchang?language=en&date=2027-02-01&latitude=26.9&longitude=75.8";
  const feed = await findFeed(target);
  return [
    { name: "no computation (GET /config)", send: get(target, "/api/v1/config") },
    { name: "kundli", send: sendEach(createKundliRequests(people, count)) },
    {
      name: "question, built-in answer",
      send: (index) => {
        const body = { chat_id: chats[index % chats.length], question: QUESTIONS[index % QUESTIONS.length] };
        return post(target, "/chat/ask", body, personAt(index).headers);
      },
    },
    { name: "panchang day, new", send: sendEach(createPanchangRequests(count)) },
    { name: "panchang day, in memory", send: get(target, day) },
    { name: "panchang day, 304", send: await createConditional(target, day), status: 304 },
    { name: "feed, kept", send: get(target, feed) },
    { name: "feed, 304", send: await createConditional(target, feed), status: 304 },
    {
      name: "saving a kundli",
      send: (index) => {
        const kundli = { ...BIRTH, id: `kundli-${index}`, year: 1950 + (index % 60), minute: index % 59 };
        return post(target, "/kundlis", kundli, personAt(index).headers);
      },
    },
    { name: "sign-in", send: (index) => logIn(target, `person${index % PEOPLE}@example.org`), count: SIGN_INS },
  ];
}

/** What one request of each kind costs the server in CPU time, one after the other, for docs/capacity.md; and its memory after all of them. */
export const measureCosts: LoadPart = async () => {
  const server = await startLoadServer();
  try {
    const kinds = await createKinds(server.target, await signUpPeople(server.target, PEOPLE));
    for (const { name, send, count = REQUESTS, status = 200 } of kinds) {
      const warmUp = count === REQUESTS ? WARM_UP : 0;
      let before = 0;
      for (let index = 0; index < warmUp + count; index += 1) {
        if (index === warmUp) before = await server.readCpuSeconds();
        const response = await send(index);
        const text = await response.text();
        if (response.status !== status) throw new Error(`${name}: ${response.status} ${text}`);
      }
      const ms = (1000 * ((await server.readCpuSeconds()) - before)) / count;
      console.log(`${name.padEnd(30)}${ms.toFixed(2).padStart(8)} ms CPU`);
    }
    const [resident, heap] = [await server.readResidentMb(), await server.readHeapMb()];
    console.log(`memory of the process: ${resident.toFixed(0)} MB resident, ${heap.toFixed(0)} MB of heap`);
    return [];
  } finally {
    await server.stop();
  }
};
