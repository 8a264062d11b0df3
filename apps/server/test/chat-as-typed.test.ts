import type { ChatAskResponse, ChatStartResponse } from "@lagna/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildChatApp } from "./chat-test-app.ts";

let app: Awaited<ReturnType<typeof buildChatApp>>;
beforeAll(async () => {
  app = await buildChatApp({ now: new Date("2026-11-29T06:30:00Z") });
});
afterAll(() => app.people.close());

async function ask(question: string): Promise<string> {
  const { people, owner } = app;
  const started = await people.call("POST", "/chat/start", { token: owner.token, body: {} });
  const body = { chat_id: started.json<ChatStartResponse>().chat_id, question };
  return (await people.call("POST", "/chat/ask", { token: owner.token, body })).json<ChatAskResponse>().answer;
}

test.each([
  "hello, i am a staff nurse here",
  "Good evening, this is Sherin, staff nurse in Sharjah",
  "namaste, main bank mein kaam karta hoon",
  "नमस्कार, मैं सरकारी स्कूल में लिपिक हूँ",
])("a greeting that tells of work is no question about work: %s", async (message) =>
  expect(await ask(message)).toMatch(/^(?:Hello|Namaste|नमस्ते)/u),
);
