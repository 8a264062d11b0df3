import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export const BOT_TOKEN = "123456789:AAE-a-bot-of-a-journey";

export interface BotApi {
  readonly url: string;
  /** The texts of sent messages by chat. */
  readonly messages: { readonly chat: string; readonly text: string }[];
  /** A person writes to the bot; the server hears of it when it asks next. */
  write(from: number, text: string): void;
  close(): Promise<void>;
}

async function readParameters(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString("utf8");
  return text === "" ? {} : (JSON.parse(text) as Record<string, unknown>);
}

/** Telegram's Bot API on the loopback, as far as setting up a bot that polls needs it. */
export async function startBotApi(): Promise<BotApi> {
  const messages: BotApi["messages"] = [];
  let updates: { readonly update_id: number }[] = [];
  let updateId = 1_000;
  const methods: Readonly<Record<string, (given: Record<string, unknown>) => unknown>> = {
    getMe: () => ({ id: 123_456_789, is_bot: true, first_name: "Lagna", username: "lagna_journey_bot" }),
    getWebhookInfo: () => ({ url: "", has_custom_certificate: false, pending_update_count: 0 }),
    getUpdates: ({ offset }) => (updates = updates.filter(({ update_id: id }) => id >= Number(offset ?? 0))),
    sendMessage: ({ chat_id: chat, text }) => ({
      message_id: messages.push({ chat: String(chat), text: String(text) }),
      date: Math.floor(Date.now() / 1_000),
      chat: { id: Number(chat), type: "private" },
    }),
  };
  async function respond(request: IncomingMessage): Promise<[number, object]> {
    const [, token, method = ""] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? "") ?? [];
    const given = await readParameters(request);
    if (token !== BOT_TOKEN) return [401, { ok: false, error_code: 401, description: "Unauthorized" }];
    // Telegram holds a request without updates open for a while.
    if (method === "getUpdates" && updates.length === 0) await new Promise((done) => setTimeout(done, 200));
    return [200, { ok: true, result: methods[method]?.(given) ?? true }];
  }
  const server = createServer((request, response) => {
    void respond(request).then(([status, body]) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    write: (from, text) => {
      updateId += 1;
      const person = { id: from, is_bot: false, first_name: "Asha", language_code: "en" };
      const chat = { id: from, first_name: "Asha", type: "private" };
      const message = { message_id: updateId, from: person, chat, date: Math.floor(Date.now() / 1_000), text };
      updates = [...updates, { update_id: updateId, message } as { update_id: number }];
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
