import type { AddressInfo } from "node:net";
import { API_KEY_SCOPES, type NewApiKeyResponse } from "@lagna/contract";
import { buildPeopleApp, type PeopleApp } from "./accounts/accounts-test-app.ts";

export interface ListeningApp extends PeopleApp {
  readonly url: string;
  /** An API key with every scope. */
  readonly key: string;
  readonly document: string;
}

/** The complete app on a port, for programs that call it with a key. */
export async function listenWithKey(): Promise<ListeningApp> {
  const people = await buildPeopleApp();
  const { token } = await people.signUp("programmer@example.org");
  const body = { name: "A program", scopes: API_KEY_SCOPES };
  const made = await people.call("POST", "/profile/api-keys", { token, body });
  await people.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = people.app.server.address() as AddressInfo;
  const document = (await people.app.inject("/api/docs/json")).body;
  return { ...people, url: `http://127.0.0.1:${port}`, key: made.json<NewApiKeyResponse>().token, document };
}
