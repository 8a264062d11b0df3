import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Meta's Graph API on the loopback, as far as the WhatsApp Cloud API goes, and the notifications that Meta posts to a webhook. */

export interface GraphMessage {
  readonly messaging_product: string;
  readonly to?: string;
  readonly recipient?: string;
  readonly type: string;
  readonly text?: { readonly body: string };
  readonly image?: { readonly id: string; readonly caption: string };
  readonly interactive?: {
    readonly type: string;
    readonly body: { readonly text: string };
    readonly action: {
      readonly name?: string;
      readonly parameters?: { readonly display_text: string; readonly url: string };
      readonly button?: string;
      readonly sections?: readonly {
        readonly rows: readonly { readonly id: string; readonly title: string; readonly description?: string }[];
      }[];
      readonly buttons?: readonly { readonly reply: { readonly id: string; readonly title: string } }[];
    };
  };
}

/** An error instead of accepting a message: a status with Meta's code. */
export interface GraphRefusal {
  readonly status: number;
  readonly code: number;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface GraphApi {
  readonly url: string;
  /** Configuration that makes a server use this fake and accept its notifications. */
  readonly env: Readonly<Record<string, string>>;
  /** Accepted messages in order, each with its time (milliseconds since 1970). */
  readonly messages: (GraphMessage & { readonly id: string; readonly at: number })[];
  /** Accepted messages whose sender disconnected before the response. */
  readonly unheard: Set<GraphMessage>;
  /** Pictures by the ids they were uploaded under. */
  readonly media: Map<string, Buffer>;
  /** Outcomes of the next messages; null accepts. */
  readonly refusals: (GraphRefusal | null)[];
  /** While set, no response is sent. */
  held: Promise<void> | null;
  /** The webhook of the app, as entered at Meta. */
  webhook: string | null;
  /** Calls with a wrong token or an unknown URL. */
  readonly strays: string[];
  close(): Promise<void>;
}

export const NUMBER_ID = "106540352242922";
export const TOKEN = "graph-token";
export const APP_SECRET = "app-secret-of-a-test";
export const VERIFY_TOKEN = "what was entered at Meta's";

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Meta's limits of lengths (Cloud API, message objects). */
function flawOf({ text, image, interactive }: GraphMessage): string | null {
  const tooLong = (words: string | undefined, most: number): boolean => (words?.length ?? 0) > most;
  const { parameters, buttons = [], button, sections = [] } = interactive?.action ?? {};
  const rows = sections.flatMap((section) => section.rows);
  if (tooLong(text?.body, 4096) || text?.body === "") return "text.body";
  if (tooLong(image?.caption, 1024)) return "image.caption";
  if (tooLong(interactive?.body.text, interactive?.type === "list" ? 4096 : 1024)) return "interactive.body";
  if (tooLong(parameters?.display_text, 20) || tooLong(button, 20) || buttons.length > 3 || rows.length > 10)
    return "interactive.action";
  if (buttons.some(({ reply }) => reply.title === "" || tooLong(reply.title, 20))) return "button title";
  if (rows.some(({ title, description }) => title === "" || tooLong(title, 24) || tooLong(description, 72)))
    return "row";
  return null;
}

export async function startGraphApi(): Promise<GraphApi> {
  const messages: GraphApi["messages"] = [];
  const unheard: GraphApi["unheard"] = new Set();
  const media = new Map<string, Buffer>();
  const refusals: GraphApi["refusals"] = [];
  const strays: string[] = [];

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<[number, object, GraphRefusal["headers"]?]> {
    const body = await bytesOf(request);
    await api.held;
    const { pathname, searchParams } = new URL(request.url ?? "", "http://graph.test");
    if (request.method === "GET" && request.headers.authorization === `Bearer ${TOKEN}`) {
      const proof = createHmac("sha256", APP_SECRET).update(TOKEN).digest("hex");
      if (searchParams.get("appsecret_proof") !== proof)
        return [400, { error: { message: "Invalid appsecret_proof provided in the API argument", code: 100 } }];
      if (pathname !== `/v26.0/${NUMBER_ID}`)
        return [400, { error: { message: "Unsupported get request. Object does not exist", code: 100 } }];
      const number = { id: NUMBER_ID, display_phone_number: "+1 555-078-3881" };
      return [200, { ...number, ...(api.webhook !== null && { webhook_configuration: { application: api.webhook } }) }];
    }
    if (request.method !== "POST" || request.headers.authorization !== `Bearer ${TOKEN}`) {
      strays.push(`${request.method} ${request.url}`);
      return [401, { error: { message: "Invalid OAuth access token.", type: "OAuthException", code: 190 } }];
    }
    if (request.url === `/v26.0/${NUMBER_ID}/media`) {
      const headers = { "content-type": request.headers["content-type"] ?? "" };
      const form = await new Response(new Uint8Array(body), { headers }).formData();
      const file = form.get("file");
      if (!(file instanceof File) || form.get("messaging_product") !== "whatsapp")
        return [400, { error: { message: "Invalid parameter", type: "OAuthException", code: 100 } }];
      const id = `media-${media.size + 1}`;
      media.set(id, Buffer.from(await file.arrayBuffer()));
      return [200, { id }];
    }
    if (request.url !== `/v26.0/${NUMBER_ID}/messages`) {
      strays.push(`${request.method} ${request.url}`);
      return [404, { error: { message: "Unsupported post request", type: "GraphMethodException", code: 100 } }];
    }
    const refusal = refusals.shift();
    if (refusal) {
      const { status, code, headers } = refusal;
      return [status, { error: { message: `(#${code}) to 919800000000`, type: "OAuthException", code } }, headers];
    }
    const given = JSON.parse(body.toString("utf8")) as GraphMessage;
    const flaw = flawOf(given);
    if (flaw !== null) return [400, { error: { message: `(#131009) ${flaw}`, type: "OAuthException", code: 131_009 } }];
    const id = `wamid.sent-${messages.length + 1}`;
    const message = { ...given, id, at: Date.now() };
    messages.push(message);
    response.on("close", () => response.writableFinished || unheard.add(message));
    const to = message.to ?? message.recipient ?? "";
    return [200, { messaging_product: "whatsapp", contacts: [{ input: to, wa_id: to }], messages: [{ id }] }];
  }

  const server = createServer((request, response) => {
    answer(request, response).then(
      ([status, body, headers = {}]) => {
        response.writeHead(status, { "content-type": "application/json", ...headers });
        response.end(JSON.stringify(body));
      },
      (error: unknown) => response.destroy(error as Error),
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v26.0`;
  const api: GraphApi = {
    url,
    env: {
      WHATSAPP_TOKEN: TOKEN,
      WHATSAPP_PHONE_NUMBER_ID: NUMBER_ID,
      WHATSAPP_APP_SECRET: APP_SECRET,
      WHATSAPP_VERIFY_TOKEN: VERIFY_TOKEN,
      WHATSAPP_API_URL: url,
    },
    messages,
    unheard,
    media,
    refusals,
    held: null,
    webhook: null,
    strays,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return api;
}

export interface SentByPerson {
  readonly id: string;
  readonly from?: string;
  readonly userId?: string;
  readonly name?: string;
  /** Seconds since 1970. */
  readonly at: number;
  /** The content of the message. */
  readonly content: object;
}

const change = (value: object) => ({
  object: "whatsapp_business_account",
  entry: [
    {
      id: "102290129340398",
      changes: [
        {
          field: "messages",
          value: {
            messaging_product: "whatsapp",
            metadata: { display_phone_number: "15550783881", phone_number_id: NUMBER_ID },
            ...value,
          },
        },
      ],
    },
  ],
});

/** A press on a row of a list that was sent. */
export const createRowContent = (row: object): object => ({
  type: "interactive",
  interactive: { type: "list_reply", list_reply: row },
});

export const createTextContent = (body: string): object => ({ type: "text", text: { body } });

/** A notification of one message. */
export function createMessageNotification({ id, from, userId, name = "Asha Rao", at, content }: SentByPerson): object {
  const contact = { profile: { name }, ...(from && { wa_id: from }), ...(userId && { user_id: userId }) };
  const head = { ...(from && { from }), ...(userId && { from_user_id: userId }), id, timestamp: String(at) };
  return change({ contacts: [contact], messages: [{ ...head, ...content }] });
}

/** A status notification of a sent message. */
export const createStatusNotification = (id: string, status: string, errors?: readonly { code: number }[]): object =>
  change({
    statuses: [{ id, status, timestamp: "1772344800", recipient_id: "919800000000", ...(errors && { errors }) }],
  });

/** As Meta signs what it posts. */
export const signBody = (body: string, secret: string = APP_SECRET): string =>
  `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

/** A notification as Meta posts it. @param body text where each byte counts */
export function createWhatsAppDelivery(body: object | string) {
  const payload = typeof body === "string" ? body : JSON.stringify(body);
  const headers = { "content-type": "application/json", "x-hub-signature-256": signBody(payload) };
  return { method: "POST", url: "/api/v1/whatsapp/webhook", headers, payload } as const;
}
