import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createGzip } from "node:zlib";
import type { ChatAskResponse, ChatStartResponse } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takeNightly } from "../../../tools/lib/sample.ts";
import { buildPeopleApp, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { WORKED_BIRTH } from "./fakes/births.ts";
import { type ModelReply, type ModelServer, startModelServer } from "./fakes/model-server.ts";

const TRUE = [
  "Your tenth lord Mars stands in the sixth house, in Sagittarius.",
  "Jupiter and Venus are both in your tenth house, and that brings goodwill.",
  "Write down one result by the end of the month.",
] as const;
const TOTAL_MS = 600;

let model: ModelServer;
let people: PeopleApp;
let token: string;
let chat: string;

beforeAll(async () => {
  model = await startModelServer();
  const env = { ACCESS_APPROVAL: "off", LLM_BASE_URL: model.url, LLM_MODEL: "scripted", LLM_MONTHLY_TOKENS: "5000000" };
  people = await buildPeopleApp({ env, parts: { chatTimeouts: { stallMs: 400, totalMs: TOTAL_MS } } });
  ({ token } = await people.signUp("owner@example.org"));
  const begun = await people.call("POST", "/chat/start", { token, body: {} });
  ({ chat_id: chat } = begun.json<ChatStartResponse>());
  // These would be special in a replacement string.
  const birth = { ...WORKED_BIRTH, name: "$&$& Asha" };
  await people.call("POST", "/chat/birth-details", {
    token,
    body: { chat_id: chat, details_text: JSON.stringify(birth) },
  });
});
afterAll(async () => {
  await people.close();
  await model.close();
});

async function answer(): Promise<ChatAskResponse> {
  const body = { chat_id: chat, question: "When will I get promoted?" };
  const response = await people.call("POST", "/chat/ask", { token, body });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}
const monthly = async (): Promise<number> => {
  const row = await people.database.db.selectFrom("model_usage").select("tokens").executeTakeFirst();
  return Number(row?.tokens ?? 0);
};

/** Sends data until the client disconnects. */
const endless =
  (piece: string) =>
  async (reply: ModelReply): Promise<void> => {
    const gone = reply.closed.then(() => "gone");
    const moment = () => new Promise((resolve) => setTimeout(resolve, 1));
    do reply.raw(piece);
    while ((await Promise.race([gone, moment()])) !== "gone");
  };
const delta = (content: string): string =>
  `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "x", choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;

describe("a hostile model server", () => {
  test("cannot redirect the request to another server", async () => {
    const reached: string[] = [];
    const other = createServer((request, response) => {
      reached.push(request.method ?? "");
      response.end();
    });
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}/v1/chat/completions`;
    for (const status of [301, 302, 307, 308]) {
      model.script((reply) => reply.answer(status, { location }));
      expect((await answer()).model).toBe("built-in");
    }
    expect(reached).toEqual([]);
    await new Promise((resolve) => other.close(resolve));
  });

  test.each([
    ["blank lines", delta("\n").repeat(2_000)],
    ["lines that say nothing", delta('{"x":1}\n').repeat(2_000)],
    ["signs of life", ": still here\n\n".repeat(20_000)],
    ["one line", `data: ${"a".repeat(500_000)}`],
  ])("is left when it sends %s without an end", async (_name, piece) => {
    model.script(endless(piece));
    expect((await answer()).model).toBe("built-in");
    await expect(model.lastClosed()).resolves.toBeUndefined();
  });

  test("is cut off when a small response decompresses to a large one", async () => {
    const packed = await new Promise<Buffer>((resolve) => {
      const [gzip, parts] = [createGzip({ level: 9 }), [] as Buffer[]];
      gzip.on("data", (part: Buffer) => parts.push(part)).once("end", () => resolve(Buffer.concat(parts)));
      gzip.end(Buffer.alloc(64 << 20, "a"));
    });
    for (const status of [200, 500]) {
      const head = { "content-type": "text/event-stream", "content-encoding": "gzip" };
      model.script((reply) => reply.answer(status, head, packed));
      expect((await answer()).model).toBe("built-in");
    }
  });

  // Measures time, which takes a quiet machine.
  test.each(takeNightly("single"))("has a %s time limit for all calls of an answer", async () => {
    model.script(async (reply, _request, call) => {
      // The first call is aborted because of a wrong sentence, and the second trickles.
      if (call === 1) {
        await new Promise((resolve) => setTimeout(resolve, TOTAL_MS / 2));
        reply.sentences("Your Moon is in Aries.");
        return;
      }
      await endless(": still here\n\n")(reply);
    });
    const began = performance.now();
    expect((await answer()).model).toBe("built-in");
    expect(performance.now() - began).toBeLessThan(TOTAL_MS * 1.8);
  });

  test.each([
    ["less than nothing", { prompt_tokens: -1_000_000_000, completion_tokens: -5 }],
    ["more than there is", { prompt_tokens: 1e300, completion_tokens: 50 }],
    ["parts of one", { prompt_tokens: 0.5, completion_tokens: 0.25 }],
    ["nothing", { prompt_tokens: 0, completion_tokens: 0 }],
    ["not a word", null],
  ])("is not believed when it says that an answer cost %s", async (_name, usage) => {
    const before = await monthly();
    model.script((reply) => {
      reply.sentences(...TRUE);
      reply.end("stop", usage && { ...usage, total_tokens: 1 });
    });
    expect((await answer()).model).toBe("scripted");
    const spent = (await monthly()) - before;
    expect(Number.isSafeInteger(spent)).toBe(true);
    expect(spent).toBeGreaterThan(1_000);
    expect(spent).toBeLessThan(20_000);
  });

  test("gets the person's name inserted literally", async () => {
    model.script((reply) => {
      reply.sentences("Well, NAME, your work is steady.", ...TRUE);
      reply.end();
    });
    expect((await answer()).sentences[0]?.text).toBe("Well $&$& your work is steady.");
  });
});
