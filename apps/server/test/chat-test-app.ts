import type { ChatAskResponse, ChatStartResponse } from "@lagna/contract";
import { expect } from "vitest";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { WORKED_BIRTH } from "./fakes/births.ts";

export interface ChatTestApp {
  readonly people: PeopleApp;
  readonly owner: Caller;
  /** Asks a question in a conversation of its own. */
  readonly ask: (question: string) => Promise<ChatAskResponse>;
}

/**
 * An app with one account that asks questions, and the place index open.
 * @param now fixes the server's clock; without it the clock of `people` runs
 * @param hasChart whether the account has a kundli of its own, `WORKED_BIRTH`
 */
export async function buildChatApp({ now, hasChart = true }: { now?: Date; hasChart?: boolean }): Promise<ChatTestApp> {
  const parts = now && { clock: () => now };
  const people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" }, ...(parts && { parts }) });
  const owner = await people.signUp("owner@example.org");
  if (hasChart) await people.call("POST", "/kundlis", { token: owner.token, body: { ...WORKED_BIRTH, is_self: true } });
  const ask = async (question: string): Promise<ChatAskResponse> => {
    const started = await people.call("POST", "/chat/start", { token: owner.token, body: {} });
    const { chat_id } = started.json<ChatStartResponse>();
    const response = await people.call("POST", "/chat/ask", { token: owner.token, body: { chat_id, question } });
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  };
  return { people, owner, ask };
}
