import { afterAll, beforeAll } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { ASHA, fakeAuthenticator } from "./fakes/people.ts";

/** Runs one app for the tests of a file, which call the API as Asha unless they say otherwise. */
export function useTestApi() {
  let running: TestApp;
  beforeAll(async () => {
    running = await buildTestApp({ parts: { authenticator: fakeAuthenticator } });
  });
  afterAll(() => running.close());

  return {
    post: (path: string, payload: object, headers: Readonly<Record<string, string>> = {}) =>
      running.app.inject({ method: "POST", url: `/api/v1${path}`, headers: { ...ASHA, ...headers }, payload }),

    get: (path: string) => running.app.inject({ method: "GET", url: `/api/v1${path}`, headers: ASHA }),

    /** Without an account. */
    getAsVisitor: (path: string) => running.app.inject({ method: "GET", url: `/api/v1${path}` }),
    postAsVisitor: (path: string, payload: object) =>
      running.app.inject({ method: "POST", url: `/api/v1${path}`, payload }),
  };
}
