import type { Contestant } from "./contestant.ts";
import { askClaim, askDoctrine, askMessage, askQuestion, type Prompt } from "./prompts.ts";

interface EndpointOptions {
  /** Of the API, up to and with its version: "http://127.0.0.1:11434/v1". */
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
}

const MAX_TRIES = 5;
const FIRST_WAIT_MS = 1_000;
const REPLY_TIMEOUT_MS = 180_000;
const CONCURRENCY = 4;

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Whether the same request may succeed later. */
const isTemporary = (status: number): boolean => status === 429 || status >= 500;

/**
 * A language model behind any endpoint that speaks OpenAI's protocol (`POST /chat/completions`), asked at temperature 0. A refused request is tried again
 * with growing pauses.
 */
export function createEndpoint({ url, model, key }: EndpointOptions): Contestant {
  async function request({ system, user }: Prompt): Promise<Response> {
    const messages = [
      { role: "system", content: system },
      { role: "user", content: user },
    ];
    return fetch(`${url.replace(/\/$/, "")}/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, messages, temperature: 0 }),
      signal: AbortSignal.timeout(REPLY_TIMEOUT_MS),
    });
  }

  async function complete(prompt: Prompt): Promise<string> {
    for (let tries = 1; ; tries += 1) {
      const response = await request(prompt);
      if (response.ok) {
        const body = (await response.json()) as { choices?: readonly { message?: { content?: string | null } }[] };
        return body.choices?.[0]?.message?.content ?? "";
      }
      if (!isTemporary(response.status) || tries === MAX_TRIES)
        throw new Error(`${model} answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
      await wait(FIRST_WAIT_MS * 2 ** tries);
    }
  }

  return {
    name: model,
    concurrency: CONCURRENCY,
    question: ({ facts, question, language, type }) => complete(askQuestion(facts, question, language, type)),
    claim: ({ facts, claim }) => complete(askClaim(facts, claim)),
    message: ({ facts, text }) => complete(askMessage(facts, text)),
    doctrine: ({ question, language }) => complete(askDoctrine(question, language)),
  };
}
