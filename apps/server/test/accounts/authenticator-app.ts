import type { NewTotpResponse, RecoveryCodesResponse } from "@lagna/contract";
import { generateSync } from "otplib";
import { expect } from "vitest";
import type { PeopleApp } from "./people-app.ts";

export interface AuthenticatorApp {
  readonly secret: string;
  /** Given with the first factor alone. */
  readonly codes: readonly string[];
}

/** What an app with this secret shows at the clock of the server under test. */
export const codeOf = (people: PeopleApp, secret: string): string =>
  generateSync({ secret, epoch: Math.floor(people.now().getTime() / 1000) });

/** Whoever has this session sets up an app, which shows its first code. */
export async function addApp(people: PeopleApp, token: string): Promise<AuthenticatorApp> {
  const begun = await people.call("POST", "/profile/second-factors/totp", { token });
  const { id, secret, uri } = begun.json<NewTotpResponse>();
  expect(uri).toContain(`secret=${secret}`);
  const body = { id, code: codeOf(people, secret) };
  const confirmed = await people.call("POST", "/profile/second-factors/totp/confirm", { token, body });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  return { secret, codes: confirmed.json<RecoveryCodesResponse>().recovery_codes ?? [] };
}
