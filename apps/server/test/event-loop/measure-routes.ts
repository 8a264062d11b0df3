import type { LightMyRequestResponse } from "fastify";
import { EXAMPLE_REQUESTS, type ExampleRequest } from "../../src/http/examples/requests.data.ts";
import type { AppDependencies } from "../../src/app.ts";
import { buildPeopleApp, type PeopleApp } from "../accounts/accounts-test-app.ts";
import { gazetteer } from "../build-test-app.ts";
import { BEARERS, createExampleRecords, findPasswordHash, SERVER_SECRET } from "../fakes/example-records.ts";
import { HEAVIEST_REQUESTS, type HeavyRequest } from "./heaviest-requests.ts";
import { measureTurns } from "./measure-turns.ts";

/** The first calls compile functions and start threads. */
const WARM_UP_ATTEMPTS = 2;
const ATTEMPTS = 3;
/** Of requests that take threads ten seconds and more. */
const SLOW_ATTEMPTS = 1;

/** A busy machine gives little time to threads, which have a lower priority. */
const MAX_ANSWER_MS = 600_000;

export interface MeasuredRoute {
  readonly name: string;
  readonly status: number;
  /** The median of the longest turns of some requests, in milliseconds of CPU time of the main thread. */
  readonly longestMs: number;
}

const takeMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The app as a server has it, with threads, records of every kind and no limits per minute. */
export async function buildMeasuredApp(parts: Partial<AppDependencies> = {}): Promise<PeopleApp> {
  const people = await buildPeopleApp({
    env: { PUBLIC_URL: "http://localhost:8080", AUTH_SECRET: SERVER_SECRET },
    parts: { checkAnswers: false, log: { level: "silent" }, limits: { answerWithinMs: MAX_ANSWER_MS }, ...parts },
  });
  await gazetteer.ready();
  await createExampleRecords(people, await findPasswordHash(people), { secondFactors: true });
  return people;
}

let calls = 0;

/** Sends a request of a person, or of an administrator where the route is theirs. */
export function sendRequest(
  { app }: PeopleApp,
  route: string,
  { path = {}, query = {}, body }: ExampleRequest,
): Promise<LightMyRequestResponse> {
  const [method, template] = route.split(" ") as ["GET" | "POST", string];
  const address = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ""));
  const whose = template.startsWith("/api/v1/admin") ? "administrator" : "person";
  calls += 1;
  return app.inject({
    method,
    url: address,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    // Visitors are limited by their address.
    headers: { authorization: `Bearer ${BEARERS[whose]}`, "x-forwarded-for": `10.0.${calls >> 8}.${calls & 255}` },
    ...(body !== undefined && { payload: body as object }),
  });
}

/** @throws Error unless the request is answered */
export async function measureRequest(people: PeopleApp, request: HeavyRequest): Promise<MeasuredRoute> {
  const { name, route, create, isSlow } = request;
  const warmUps = isSlow ? SLOW_ATTEMPTS : WARM_UP_ATTEMPTS;
  const attempts = isSlow ? SLOW_ATTEMPTS : ATTEMPTS;
  const turns: number[] = [];
  for (let attempt = 0; attempt < warmUps + attempts; attempt++) {
    const longestMs = await measureTurns(async () => {
      const { statusCode, body } = await sendRequest(people, route, create(attempt));
      if (statusCode !== 200) throw new Error(`${name}: ${statusCode} ${body.slice(0, 500)}`);
    });
    if (attempt >= warmUps) turns.push(longestMs);
  }
  return { name, status: 200, longestMs: takeMedian(turns) };
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const getRank = (route: string): number => METHODS.indexOf(route.slice(0, route.indexOf(" ")));

/** All other routes, with the request that the documentation shows. What deletes comes last. */
export async function measureExamples(people: PeopleApp): Promise<MeasuredRoute[]> {
  const heavy = new Set(HEAVIEST_REQUESTS.map(({ route }) => route));
  const routes = Object.entries(EXAMPLE_REQUESTS)
    .filter(([route]) => !heavy.has(route))
    .toSorted(([a], [b]) => getRank(a) - getRank(b));
  const measured: MeasuredRoute[] = [];
  for (const [name, request] of routes) {
    let status = 0;
    const turns: number[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const longestMs = await measureTurns(async () => {
        status = (await sendRequest(people, name, request)).statusCode;
      });
      turns.push(longestMs);
    }
    measured.push({ name, status, longestMs: Math.min(...turns) });
  }
  return measured;
}
