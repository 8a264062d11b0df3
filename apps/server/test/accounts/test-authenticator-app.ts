import type { NewTotpResponse, RecoveryCodesResponse } from "@lagna/contract";
import { expect } from "vitest";
import { computeTotp } from "../fakes/compute-totp.ts";
import type { PeopleApp } from "./accounts-test-app.ts";

export interface AuthenticatorApp {
  readonly secret: string;
  /** Only returned with the first factor. */
  readonly codes: readonly string[];
}

/** The app's code at the clock of the server under test. */
export const computeCode = (people: PeopleApp, secret: string): string => computeTotp(secret, people.now().getTime());

/** Sets up and confirms an app in this session. */
export async function addAuthenticatorApp(people: PeopleApp, token: string): Promise<AuthenticatorApp> {
  const begun = await people.call("POST", "/profile/second-factors/totp", { token });
  const { id, secret, uri } = begun.json<NewTotpResponse>();
  expect(uri).toContain(`secret=${secret}`);
  const body = { id, code: computeCode(people, secret) };
  const confirmed = await people.call("POST", "/profile/second-factors/totp/confirm", { token, body });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  return { secret, codes: confirmed.json<RecoveryCodesResponse>().recovery_codes ?? [] };
}
