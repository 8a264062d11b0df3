import { z } from "zod";
import { JobFailure } from "../../jobs/job-handler.ts";
import type { ChannelSender, ReadyMessage } from "../channel-jobs.ts";
import type { MessageTemplate } from "../outbound-message.ts";
import type { WhatsAppConfig } from "./config.ts";
import { formatForWhatsApp, formatTemplate } from "./format-message.ts";

/**
 * The platform's limits: one message in six seconds to the same person (a burst must be followed by a correspondingly longer wait), and
 * eighty a second from one number.
 */
const SEND_RATES = { perPerson: { intervalMs: 6_000, burst: 5 }, perChannel: { intervalMs: 15, burst: 5 } } as const;
/** The customer service window: afterwards only template messages may be sent. */
const WINDOW_MS = 24 * 3_600_000;
/** Long, since a message that the API accepted after our timeout would be sent twice. */
const TIMEOUT_MS = 60_000;
const PAIR_WAIT_MS = 6_000;
const BUSY_WAIT_MS = 10_000;

/**
 * Error codes of the Cloud API that are transient although they may come with status 400: rate limits and outages
 * (developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes, as of 15 May 2026). Permanent ones are 131026
 * (recipient unreachable) and 131047 (customer service window over).
 */
const TRANSIENT_CODES: ReadonlySet<number> = new Set([
  1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 131_057, 133_004,
]);
const PAIR_RATE_CODE = 131_056;
/** The token is invalid: an administrator has to fix it, so messages are retried instead of dropped. */
const TOKEN_ERROR_CODES: ReadonlySet<number> = new Set([0, 190]);

const sentSchema = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const mediaSchema = z.object({ id: z.string().min(1) });
const errorSchema = z.object({ error: z.object({ code: z.number() }) });

function computeWait(header: string | null, code: number | null): number {
  const seconds = Number(header);
  if (header !== null && Number.isFinite(seconds) && seconds >= 0) return Math.min(seconds, 3_600) * 1_000;
  return code === PAIR_RATE_CODE ? PAIR_WAIT_MS : BUSY_WAIT_MS;
}

/** Only Meta's error code is passed on, since its message may contain a telephone number. */
async function toJobFailure(response: Response): Promise<JobFailure> {
  const parsed = errorSchema.safeParse(await response.json().catch(() => null));
  const code = parsed.success ? parsed.data.error.code : null;
  const isTransient =
    response.status === 429 ||
    response.status >= 500 ||
    (code !== null && (TRANSIENT_CODES.has(code) || TOKEN_ERROR_CODES.has(code)));
  const reason = `WhatsApp ${code ?? response.status}`;
  if (!isTransient) return new JobFailure(reason, { final: true });
  const isLimit = response.status === 429 || code === PAIR_RATE_CODE;
  return new JobFailure(reason, {
    ...(isLimit && { retryAfterMs: computeWait(response.headers.get("retry-after"), code) }),
  });
}

/** Sends messages with the Cloud API. */
export function createWhatsAppSender({
  token,
  phoneNumberId,
  apiUrl,
  dailyTemplate,
}: Pick<WhatsAppConfig, "token" | "phoneNumberId" | "apiUrl" | "dailyTemplate">): ChannelSender {
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
    if (!response.ok) throw await toJobFailure(response);
    const parsed = schema.safeParse(await response.json().catch(() => null));
    // The message was accepted: a retry would send it twice.
    if (!parsed.success) throw new JobFailure("WhatsApp answered in an unknown format", { final: true });
    return parsed.data;
  }

  async function upload(png: Buffer, signal: AbortSignal): Promise<string> {
    const body = new FormData();
    body.set("messaging_product", "whatsapp");
    body.set("type", "image/png");
    body.set("file", new Blob([new Uint8Array(png)], { type: "image/png" }), "kundli.png");
    return (await post("media", mediaSchema, { body, signal })).id;
  }

  const postMessage = async (message: object, signal: AbortSignal): Promise<string | null> => {
    const headers = { "content-type": "application/json" };
    const sent = await post("messages", sentSchema, { body: JSON.stringify(message), headers, signal });
    return sent.messages[0]?.id ?? null;
  };

  return {
    sendRates: SEND_RATES,
    replyWindowMs: WINDOW_MS,
    send: async (to: string, message: ReadyMessage, signal: AbortSignal): Promise<string | null> => {
      const mediaId = message.kind === "picture" ? await upload(message.png, signal) : null;
      return postMessage(formatForWhatsApp(to, message, mediaId), signal);
    },
    ...(dailyTemplate !== null && {
      sendTemplate: (to: string, template: MessageTemplate, signal: AbortSignal) =>
        postMessage(formatTemplate(to, dailyTemplate, template), signal),
    }),
  };
}
