import type { ChatAskResponse } from "@lagna/contract";
import { NOW } from "../../../packages/astrologer/test/charts.ts";
import { buildPeopleApp } from "./accounts/people-app.ts";
import { WORKED_BIRTH } from "./fakes/births.ts";
import { type ModelScript, startModelServer } from "./fakes/model-server.ts";

/** So far apart that nobody has asked too much. */
const BETWEEN_MS = 300_000;

export interface ScriptedTalk {
  /** What is answered to a question where the model does as the script says. */
  ask(question: string, script: ModelScript): Promise<ChatAskResponse>;
  /** What the model was told in each call of the last answer. */
  briefs(): string[];
  close(): Promise<void>;
}

/** The app with a model that does as it is scripted, asked about the worked example. */
export async function startScriptedTalk(): Promise<ScriptedTalk> {
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
