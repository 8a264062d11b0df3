import type { SessionResponse } from "@lagna/contract";
import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import type { AppDependencies } from "../../src/app.ts";
import { buildTestApp, type TestApp, type TestOptions } from "../build-test-app.ts";

export const PASSWORD = "nine planets, one sky";

export interface Caller {
  readonly email: string;
  readonly token: string;
}

interface CallOptions {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** The client's address as a trusted proxy reports it. */
  readonly from?: string;
}

export interface PeopleApp extends TestApp {
  call(
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    options?: CallOptions,
  ): Promise<LightMyRequestResponse>;
  signUp(email: string, password?: string): Promise<Caller>;
  logIn(email: string, password?: string): Promise<Caller>;
  /** Moves the clock that the app was built with. */
  advance(milliseconds: number): void;
  now(): Date;
  /** Log lines so far. */
  readonly lines: string[];
}

interface Options extends Pick<TestOptions, "records"> {
  readonly env?: Readonly<Record<string, string>>;
  readonly parts?: Partial<AppDependencies>;
}

export const MINUTE = 60_000;

/** The complete app on real SQL, with a manual clock and a readable log. */
export async function buildPeopleApp({ env = {}, parts = {}, ...stores }: Options = {}): Promise<PeopleApp> {
  let time = Date.parse("2026-03-01T06:00:00.000Z");
  const lines: string[] = [];
  const log = { level: "trace", stream: { write: (line: string) => void lines.push(line) } };
  const clock = () => new Date(time);
  const stopwatch = () => time;
  const built = await buildTestApp({
    env: { TRUST_PROXY: "1", PUBLIC_URL: "http://127.0.0.1:8080", ...env },
    parts: { clock, stopwatch, log, ...parts },
    ...stores,
  });

  const call: PeopleApp["call"] = (method, path, { token, body, headers = {}, from } = {}) =>
    built.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(from !== undefined && { "x-forwarded-for": from }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    });

  const entered = async (path: string, body: { email: string }): Promise<Caller> => {
    const response = await call("POST", path, { body });
    expect(response.statusCode, response.body).toBe(200);
    return { email: body.email, token: response.json<SessionResponse>().token };
  };

  return {
    ...built,
    call,
    lines,
    signUp: (email, password = PASSWORD) => entered("/signup", { name: "Asha", email, password } as { email: string }),
    logIn: (email, password = PASSWORD) => entered("/login", { email, password } as { email: string }),
    advance: (milliseconds) => void (time += milliseconds),
    now: clock,
  };
}
