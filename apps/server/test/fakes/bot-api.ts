import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Telegram's Bot API on the loopback, as far as one bot in private chats goes, and the updates that it delivers. */

interface Button {
  readonly text: string;
  readonly callback_data?: string;
  readonly url?: string;
}

export interface BotMessage {
  readonly chat_id: string;
  readonly text?: string;
  readonly caption?: string;
  /** The picture as it was uploaded. */
  readonly photo?: Buffer;
  readonly reply_markup?: { readonly inline_keyboard: readonly (readonly Button[])[] };
  readonly message_id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** An error instead of accepting a message or another call. */
export interface BotRefusal {
  /** Only for messages to this chat. */
  readonly chat_id?: string;
  readonly method?: string;
  readonly error_code: number;
  readonly description: string;
  readonly parameters?: { readonly retry_after: number };
}

export type Update = { readonly update_id: number } & Readonly<Record<string, unknown>>;

export interface BotApi {
  readonly url: string;
  /** Configuration that makes a server use this fake and accept its updates. */
  readonly env: Readonly<Record<string, string>>;
  /** Accepted messages, in order. */
  readonly messages: BotMessage[];
  /** Accepted messages whose sender disconnected before the response. */
  readonly unheard: Set<BotMessage>;
  /** Outcomes of the next messages, or of the next calls of the named method; null accepts. */
  readonly refusals: (BotRefusal | null)[];
  /** Other calls by method name, with their parameters. */
  readonly calls: { readonly method: string; readonly given: Readonly<Record<string, unknown>> }[];
  /** The registered webhook. */
  webhook(): { readonly url: string; readonly secret_token: string } | null;
  /** Polling returns updates repeatedly until a later offset is requested. */
  deliver(...updates: readonly Update[]): void;
  /** What getWebhookInfo then says of the last delivery. @param at seconds since 1970 */
  failDelivery(message: string, at: number): void;
  /** Concurrent polling, which Telegram refuses. */
  conflicts(): number;
  close(): Promise<void>;
}

export const BOT_TOKEN = "123456789:AAE-a-bot-of-a-test";
export const WEBHOOK_SECRET = "webhook-secret-of-a-test";

const CAPTION = 1024;
const TEXT = 4096;
const CALLBACK_BYTES = 64;

type Given = Readonly<Record<string, unknown>>;
type Answer = { readonly result: unknown } | BotRefusal;

const bad = (what: string): BotRefusal => ({ error_code: 400, description: `Bad Request: ${what}` });

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** What was given, in whichever of its two forms; a file is found by the name that its field has for it ("attach://…"). */
async function givenIn(request: IncomingMessage): Promise<Given> {
  const body = await bytesOf(request);
  const type = request.headers["content-type"] ?? "";
  if (!type.startsWith("multipart/form-data"))
    return body.length === 0 ? {} : (JSON.parse(body.toString("utf8")) as Given);
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
  const given: Record<string, unknown> = {};
  for (const [name, value] of form) {
    const file = typeof value === "string" ? form.get(value.replace("attach://", "")) : null;
    if (file instanceof File) given[name] = Buffer.from(await file.arrayBuffer());
    else if (typeof value === "string") given[name] = value;
  }
  return given;
}

function flawOf(method: string, given: Given): string | null {
  const { text, caption, photo, reply_markup } = given as Partial<BotMessage>;
  if (method === "sendMessage" && (text ?? "") === "") return "message text is empty";
  if ((text?.length ?? 0) > TEXT) return "message is too long";
  if ((caption?.length ?? 0) > CAPTION) return "message caption is too long";
  if (method === "sendPhoto" && !Buffer.isBuffer(photo)) return "there is no photo in the request";
  for (const { callback_data, url } of reply_markup?.inline_keyboard.flat() ?? []) {
    if (callback_data !== undefined && Buffer.byteLength(callback_data) > CALLBACK_BYTES) return "BUTTON_DATA_INVALID";
    if (url !== undefined && !/^https?:\/\/[^/]+\.[a-z]+\//.test(url)) return "BUTTON_URL_INVALID";
  }
  return null;
}

export async function startBotApi(): Promise<BotApi> {
  const messages: BotMessage[] = [];
  const unheard: BotApi["unheard"] = new Set();
  const refusals: BotApi["refusals"] = [];
  const calls: BotApi["calls"] = [];
  let waiting: Update[] = [];
  let webhook: ReturnType<BotApi["webhook"]> = null;
  let conflicts = 0;
  let failure: object = {};
  let asking: ((answer: Answer) => void) | null = null;

  const take = (offset: number): Update[] => {
    waiting = waiting.filter(({ update_id }) => update_id >= offset);
    return waiting.slice(0, 100);
  };

  function updates({ offset = 0, timeout = 0 }: { offset?: number; timeout?: number }): Answer | Promise<Answer> {
    if (webhook)
      return { error_code: 409, description: "Conflict: can't use getUpdates method while webhook is active" };
    if (asking) {
      conflicts += 1;
      asking({ error_code: 409, description: "Conflict: terminated by other getUpdates request" });
    }
    const now = take(offset);
    if (now.length > 0 || timeout === 0) return { result: now };
    return new Promise((done) => {
      const late = setTimeout(() => asking?.({ result: [] }), timeout * 1_000);
      asking = (answer) => {
        clearTimeout(late);
        asking = null;
        done(answer);
      };
    });
  }

  function send(method: string, given: Given, response: ServerResponse): Answer {
    const flaw = flawOf(method, given);
    if (flaw !== null) return bad(flaw);
    const chat_id = String(given["chat_id"]);
    const message_id = messages.length + 1;
    const message = { ...(given as unknown as BotMessage), chat_id, message_id, at: Date.now() };
    messages.push(message);
    response.on("close", () => response.writableFinished || unheard.add(message));
    const date = Math.floor(Date.now() / 1_000);
    return { result: { message_id, date, chat: { id: Number(chat_id), type: "private" } } };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<Answer> {
    const [, token, method = ""] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? "") ?? [];
    const given = await givenIn(request);
    if (token !== BOT_TOKEN) return { error_code: 401, description: "Unauthorized" };
    const isSend = method === "sendMessage" || method === "sendPhoto";
    const at = refusals.findIndex(
      (refusal) =>
        (refusal?.method === undefined ? isSend : refusal.method === method) &&
        (refusal?.chat_id === undefined || refusal.chat_id === String(given["chat_id"])),
    );
    const [refusal] = at < 0 ? [] : refusals.splice(at, 1);
    if (refusal) return refusal;
    if (isSend) return send(method, given, response);
    calls.push({ method, given });
    if (method === "getUpdates") return updates(given);
    if (method === "setWebhook") webhook = given as unknown as NonNullable<typeof webhook>;
    else if (method === "deleteWebhook") webhook = null;
    else if (method === "getMe")
      return { result: { id: 123_456_789, is_bot: true, first_name: "Lagna", username: "lagna_bot" } };
    else if (method === "getWebhookInfo")
      return {
        result: { url: webhook?.url ?? "", has_custom_certificate: false, pending_update_count: 0, ...failure },
      };
    else if (!["answerCallbackQuery", "sendChatAction", "setMyCommands"].includes(method))
      return { error_code: 404, description: "Not Found" };
    return { result: true };
  }

  const server = createServer((request, response) => {
    answer(request, response).then(
      (said) => {
        const failed = "error_code" in said;
        response.writeHead(failed ? said.error_code : 200, { "content-type": "application/json" });
        response.end(JSON.stringify({ ok: !failed, ...said }));
      },
      (error: unknown) => response.destroy(error as Error),
    );
    // A disconnected poller gets no response and blocks no others.
    response.on("close", () => {
      if (!response.writableEnded && request.url?.endsWith("/getUpdates") === true) asking?.({ result: [] });
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    env: { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_WEBHOOK_SECRET: WEBHOOK_SECRET, TELEGRAM_API_URL: url },
    messages,
    unheard,
    refusals,
    calls,
    webhook: () => webhook,
    deliver: (...fresh) => {
      waiting.push(...fresh);
      asking?.({ result: take(0) });
    },
    conflicts: () => conflicts,
    failDelivery: (message, at) => {
      failure = { last_error_message: message, last_error_date: at };
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

export interface WrittenByPerson {
  readonly updateId: number;
  readonly from: number;
  /** Seconds since 1970. */
  readonly at: number;
  readonly language?: string;
  /** The content of the message. */
  readonly content: object;
  readonly chatType?: string;
}

const userOf = (id: number, language = "en") => ({
  id,
  is_bot: false,
  first_name: "Asha",
  last_name: "Rao",
  language_code: language,
});

/** An update with a message. */
export function createMessageUpdate({
  updateId,
  from,
  at,
  language,
  content,
  chatType = "private",
}: WrittenByPerson): Update {
  const chat = { id: from, first_name: "Asha", last_name: "Rao", type: chatType };
  const message = { message_id: updateId, from: userOf(from, language), chat, date: at, ...content };
  return { update_id: updateId, message };
}

/** An update for a pressed button of a bot message. */
export function createPressUpdate(
  updateId: number,
  { chat_id, message_id, text, reply_markup }: BotMessage,
  data: string,
): Update {
  const from = Number(chat_id);
  const chat = { id: from, first_name: "Asha", type: "private" };
  const bot = { id: 123_456_789, is_bot: true, first_name: "Lagna", username: "lagna_bot" };
  const message = { message_id, from: bot, chat, date: 1_772_344_800, text, reply_markup };
  const callback_query = { id: `press-${updateId}`, from: userOf(from), message, chat_instance: "-1", data };
  return { update_id: updateId, callback_query };
}

/** An update as Telegram posts it. */
export const createTelegramDelivery = (update: object | string) =>
  ({
    method: "POST",
    url: "/api/v1/telegram/webhook",
    headers: { "content-type": "application/json", "x-telegram-bot-api-secret-token": WEBHOOK_SECRET },
    payload: typeof update === "string" ? update : JSON.stringify(update),
  }) as const;
