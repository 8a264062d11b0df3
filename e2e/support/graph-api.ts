import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import type { Server } from "./server.ts";

export const NUMBER_ID = "106540352242922";
export const TOKEN = "graph-token";
export const SECRET = "app-secret-of-a-journey";

/** A message from the server, in the Cloud API's form. */
interface Message {
  readonly type: string;
  readonly text?: { readonly body: string };
  readonly image?: { readonly caption: string };
  readonly interactive?: {
    readonly body: { readonly text: string };
    readonly action: { readonly parameters?: { readonly url: string } };
  };
}

export interface GraphApi {
  /** Environment variables that enable WhatsApp on a server. */
  readonly env: Record<string, string>;
  readonly messages: Message[];
  /** The uploaded pictures. */
  readonly pictures: Buffer[];
  /** Meta's error codes with which the next messages are refused. */
  readonly refusals: number[];
  close(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function readUploadedFile(request: IncomingMessage): Promise<Buffer> {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(new Uint8Array(await readBody(request)), { headers }).formData();
  const file = form.get("file");
  return file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
}

/** What Meta answers about the number; the proof is made with the secret of the token's app. */
function respondAboutNumber({ pathname, searchParams }: URL): [number, object] {
  const proof = createHmac("sha256", SECRET).update(TOKEN).digest("hex");
  if (searchParams.get("appsecret_proof") !== proof)
    return [400, { error: { message: "Invalid appsecret_proof provided in the API argument", code: 100 } }];
  if (!pathname.endsWith(`/${NUMBER_ID}`)) return [400, { error: { message: "Unsupported get request.", code: 100 } }];
  return [200, { id: NUMBER_ID, display_phone_number: "+91 98765 43210" }];
}

/** Meta's Graph API on the loopback, as far as a conversation needs it. */
export async function startGraphApi(): Promise<GraphApi> {
  const messages: Message[] = [];
  const pictures: Buffer[] = [];
  const refusals: number[] = [];
  async function respond(request: IncomingMessage): Promise<[number, object]> {
    if (request.headers.authorization !== `Bearer ${TOKEN}`)
      return [401, { error: { message: "Invalid OAuth access token.", type: "OAuthException", code: 190 } }];
    if (request.method === "GET") return respondAboutNumber(new URL(request.url ?? "", "http://graph.test"));
    if (request.url?.endsWith("/media"))
      return [200, { id: `media-${pictures.push(await readUploadedFile(request))}` }];
    const message = JSON.parse((await readBody(request)).toString("utf8")) as Message;
    const code = refusals.shift();
    if (code !== undefined) return [400, { error: { message: "refused", type: "OAuthException", code } }];
    return [200, { messaging_product: "whatsapp", messages: [{ id: `wamid.sent-${messages.push(message)}` }] }];
  }
  const server = createServer((request, response) => {
    void respond(request).then(([status, body]) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      WHATSAPP_TOKEN: TOKEN,
      WHATSAPP_PHONE_NUMBER_ID: NUMBER_ID,
      WHATSAPP_APP_SECRET: SECRET,
      WHATSAPP_VERIFY_TOKEN: "verify",
      WHATSAPP_API_URL: `http://127.0.0.1:${port}/v0`,
      CHAT_NUMBER: "+91 98765 43210",
    },
    messages,
    pictures,
    refusals,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

let messageCount = 0;

/** Sends Meta's signed notification of a user's message to the server. */
async function sendUserMessage(server: Server, from: string, text: string): Promise<void> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const message = {
    from,
    id: `wamid.in-${(messageCount += 1)}`,
    timestamp: timestamp,
    type: "text",
    text: { body: text },
  };
  const value = {
    messaging_product: "whatsapp",
    metadata: { display_phone_number: "15550783881", phone_number_id: NUMBER_ID },
    contacts: [{ profile: { name: "Asha Rao" }, wa_id: from }],
    messages: [message],
  };
  const body = JSON.stringify({
    object: "whatsapp_business_account",
    entry: [{ id: "1", changes: [{ field: "messages", value }] }],
  });
  const signature = `sha256=${createHmac("sha256", SECRET).update(body).digest("hex")}`;
  const response = await fetch(`${server.url}/api/v1/whatsapp/webhook`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-hub-signature-256": signature },
    body,
  });
  expect(response.status).toBe(200);
}

export interface ChatUser {
  send(text: string): Promise<void>;
  /** Sends a message and waits for the answer. */
  sendAndAwaitReply(text: string): Promise<Message>;
}

let userCount = 0;

/** A user with a number of their own, who has not yet written; the limit of messages to one person starts again with each. */
export function createChatUser(graph: GraphApi, server: Server): ChatUser {
  const from = String(919_800_000_000 + (userCount += 1));
  const send = (text: string) => sendUserMessage(server, from, text);
  return {
    send,
    async sendAndAwaitReply(text) {
      const before = graph.messages.length;
      await send(text);
      await expect.poll(() => graph.messages.length, { timeout: 60_000 }).toBeGreaterThan(before);
      return graph.messages[before] as Message;
    },
  };
}
