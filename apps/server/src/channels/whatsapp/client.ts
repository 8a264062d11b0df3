import { z } from "zod";
import { JobFailure } from "../../jobs/handler.ts";
import type { ChannelSender, Ready } from "../work.ts";
import type { WhatsAppConfig } from "./config.ts";
import { presentToWhatsApp } from "./present.ts";

/**
 * The platform's limits: between a business and one person one message in six seconds, a burst being paid back by waiting; from one number to
 * everybody eighty a second.
 */
const PACES = { toOne: { intervalMs: 6_000, burst: 5 }, toAll: { intervalMs: 15, burst: 5 } } as const;
/** The customer service window: afterwards only templates may be sent, and this channel has none. */
const WINDOW_MS = 24 * 3_600_000;
/** Long: what is given up and was taken all the same goes out twice. */
const TIMEOUT_MS = 60_000;
const PAIR_WAIT_MS = 6_000;
const BUSY_WAIT_MS = 10_000;

/**
 * Codes of the Cloud API that may come with 400 and pass all the same: too much, too often, or Meta's own trouble
 * (developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes, as of 15 May 2026). For good are 131026, whom
 * nothing can be delivered to, and 131047, the window that is over.
 */
const PASSING: ReadonlySet<number> = new Set([
  1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 131_057, 133_004,
]);
const PAIR_RATE = 131_056;
/** The token is somebody's to mend: until then everything waits, and nothing is lost at once. */
const TOKEN: ReadonlySet<number> = new Set([0, 190]);

const sentSchema = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const mediaSchema = z.object({ id: z.string().min(1) });
const errorSchema = z.object({ error: z.object({ code: z.number() }) });

function waitOf(header: string | null, code: number | null): number {
  const seconds = Number(header);
  if (header !== null && Number.isFinite(seconds) && seconds >= 0) return Math.min(seconds, 3_600) * 1_000;
  return code === PAIR_RATE ? PAIR_WAIT_MS : BUSY_WAIT_MS;
}

/** Meta's own sentence may quote a number: its code says enough. */
async function refusalOf(response: Response): Promise<JobFailure> {
  const read = errorSchema.safeParse(await response.json().catch(() => null));
  const code = read.success ? read.data.error.code : null;
  const passes =
    response.status === 429 || response.status >= 500 || (code !== null && (PASSING.has(code) || TOKEN.has(code)));
  const reason = `WhatsApp ${code ?? response.status}`;
  if (!passes) return new JobFailure(reason, { final: true });
  const isLimit = response.status === 429 || code === PAIR_RATE;
  return new JobFailure(reason, {
    ...(isLimit && { retryAfterMs: waitOf(response.headers.get("retry-after"), code) }),
  });
}

/** Sends by the Cloud API. */
export function whatsAppClient({
  token,
  phoneNumberId,
  apiUrl,
}: Pick<WhatsAppConfig, "token" | "phoneNumberId" | "apiUrl">): ChannelSender {
  async function post<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    { body, headers = {}, signal }: { body: string | FormData; headers?: Record<string, string>; signal: AbortSignal },
  ): Promise<z.output<Schema>> {
    const response = await fetch(`${apiUrl}/${phoneNumberId}/${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, ...headers },
      body,
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    }).catch((cause: unknown) => {
      throw new JobFailure("WhatsApp cannot be reached", { cause });
    });
    if (!response.ok) throw await refusalOf(response);
    const read = schema.safeParse(await response.json().catch(() => null));
    // It was taken: to say so again would send it twice.
    if (!read.success) throw new JobFailure("WhatsApp answered what nobody reads", { final: true });
    return read.data;
  }

  async function upload(png: Buffer, signal: AbortSignal): Promise<string> {
    const body = new FormData();
    body.set("messaging_product", "whatsapp");
    body.set("type", "image/png");
    body.set("file", new Blob([new Uint8Array(png)], { type: "image/png" }), "kundli.png");
    return (await post("media", mediaSchema, { body, signal })).id;
  }

  return {
    paces: PACES,
    windowMs: WINDOW_MS,
    send: async (to: string, message: Ready, signal: AbortSignal): Promise<string | null> => {
      const mediaId = message.kind === "picture" ? await upload(message.png, signal) : null;
      const body = JSON.stringify(presentToWhatsApp(to, message, mediaId));
      const headers = { "content-type": "application/json" };
      const { messages } = await post("messages", sentSchema, { body, headers, signal });
      return messages[0]?.id ?? null;
    },
  };
}
