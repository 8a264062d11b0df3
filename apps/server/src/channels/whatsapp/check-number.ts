import { createHmac } from "node:crypto";
import type { ChannelProblemName } from "@lagna/contract";
import { z } from "zod";
import { type ChannelCheck, type ChannelProblem, compareWebhook, describeNetworkProblem } from "../channel-problem.ts";
import type { WhatsAppConfig } from "./config.ts";

/** An administrator waits for the answer. */
const TIMEOUT_MS = 10_000;

const numberSchema = z.object({
  display_phone_number: z.string(),
  /** The webhooks that apply to the number; the most specific one counts. */
  webhook_configuration: z
    .object({
      phone_number: z.string().optional(),
      whatsapp_business_account: z.string().optional(),
      application: z.string().optional(),
    })
    .optional(),
});
const errorSchema = z.object({ error: z.object({ code: z.number(), message: z.string().default("") }) });

/** Error codes of the Graph API (developers.facebook.com/docs/graph-api/guides/error-handling). */
const PROBLEMS_BY_CODE: Readonly<Record<number, ChannelProblemName>> = {
  0: "token_wrong",
  190: "token_wrong",
  3: "permission_missing",
  10: "permission_missing",
  100: "number_unknown",
  4: "limited",
  80_007: "limited",
  130_429: "limited",
  131_047: "window_over",
  131_026: "blocked",
};

/** Names an error of the Graph API by its code. Only the code is passed on: Meta's message may contain a telephone number. */
export function describeWhatsAppProblem(code: number, status = 400): ChannelProblem {
  const isPermission = code >= 200 && code < 300;
  const problem = PROBLEMS_BY_CODE[code] ?? (isPermission ? "permission_missing" : null);
  return { problem: problem ?? (status >= 500 ? "platform_failing" : "refused"), said: `Meta ${code}` };
}

async function readRefusal(response: Response): Promise<ChannelProblem> {
  const parsed = errorSchema.safeParse(await response.json().catch(() => null));
  if (!parsed.success)
    return { problem: response.status >= 500 ? "platform_failing" : "refused", said: `HTTP ${response.status}` };
  const { code, message } = parsed.data.error;
  // The proof of the app's secret is a parameter like the others.
  if (code === 100 && /appsecret_proof/i.test(message)) return { problem: "app_secret_wrong", said: `Meta ${code}` };
  return describeWhatsAppProblem(code, response.status);
}

type Access = Pick<WhatsAppConfig, "token" | "phoneNumberId" | "appSecret" | "apiUrl">;

async function fetchNumber({ token, phoneNumberId, appSecret, apiUrl }: Access, fields: string): Promise<Response> {
  const query = new URLSearchParams({
    fields,
    // Meta compares it with the app that the token belongs to, so a wrong secret is found before the first signed delivery.
    appsecret_proof: createHmac("sha256", appSecret).update(token).digest("hex"),
  });
  return fetch(`${apiUrl}/${phoneNumberId}?${query.toString()}`, {
    headers: { authorization: `Bearer ${token}` },
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

async function readNumber(access: Access, fields: string): Promise<z.output<typeof numberSchema> | ChannelProblem> {
  try {
    const response = await fetchNumber(access, fields);
    if (!response.ok) return await readRefusal(response);
    const parsed = numberSchema.safeParse(await response.json());
    return parsed.success ? parsed.data : { problem: "refused", said: null };
  } catch (error) {
    return describeNetworkProblem(error);
  }
}

/** Asks Meta for the number of an id, with its token and its app's secret; the displayed number is the account. */
export async function checkWhatsAppAccess(access: Access): Promise<ChannelCheck> {
  const found = await readNumber(access, "display_phone_number");
  return "problem" in found
    ? { account: null, problems: [found] }
    : { account: found.display_phone_number, problems: [] };
}

/** Checks token, number, app secret and webhook. */
export async function checkWhatsApp(access: Access, webhookUrl: string): Promise<ChannelCheck> {
  const found = await readNumber(access, "display_phone_number,webhook_configuration");
  if ("problem" in found) return { account: null, problems: [found] };
  const account = found.display_phone_number;
  if (!webhookUrl.startsWith("https://"))
    return { account, problems: [{ problem: "address_not_public", said: webhookUrl }] };
  const {
    phone_number: ofNumber,
    whatsapp_business_account: ofBusiness,
    application = "",
  } = found.webhook_configuration ?? {};
  const problem = compareWebhook(ofNumber ?? ofBusiness ?? application, webhookUrl);
  return { account, problems: problem ? [problem] : [] };
}
