import type { ChatAskResponse } from "@lagna/contract";
import { NOW } from "../../../packages/astrologer/test/test-charts.ts";
import { buildPeopleApp } from "./accounts/accounts-test-app.ts";
import { WORKED_BIRTH } from "./fakes/births.ts";
import { type ModelScript, startModelServer } from "./fakes/model-server.ts";

/** Far enough apart to stay below the rate limit. */
const BETWEEN_MS = 300_000;

export interface ScriptedConversation {
  /** The answer to a question with a scripted model. */
  ask(question: string, script: ModelScript): Promise<ChatAskResponse>;
  /** The model's input in each call of the last answer. */
  briefs(): string[];
  close(): Promise<void>;
}

/** The app with a scripted model, for questions about the example birth. */
export async function startScriptedConversation(): Promise<ScriptedConversation> {
  const model = await startModelServer();
  let elapsed = 0;
  const people = await buildPeopleApp({
    env: { ACCESS_APPROVAL: "off", LLM_BASE_URL: model.url, LLM_MODEL: "scripted" },
    parts: { clock: () => new Date(NOW), stopwatch: () => elapsed },
  });
  const { token } = await people.signUp("owner@example.org");
  return {
    ask: async (question, script) => {
      model.script(script);
      elapsed += BETWEEN_MS;
      const body = { question, kundli_data: { ...WORKED_BIRTH, latitude: 26.9196, longitude: 75.7878 } };
      const response = await people.call("POST", "/ask", { token, body });
      if (response.statusCode !== 200) throw new Error(response.body);
      return response.json();
    },
    briefs: () =>
      model.requests.map(({ messages }) => {
        const content = messages.find(({ role }) => role === "user")?.content;
        return typeof content === "string" ? content : JSON.stringify(content);
      }),
    close: async () => {
      await people.close();
      await model.close();
    },
  };
}
