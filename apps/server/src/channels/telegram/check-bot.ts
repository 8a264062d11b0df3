import type { ChannelProblemName } from "@lagna/contract";
import { type Api, GrammyError } from "grammy";
import type { Clock } from "../../time/clock.ts";
import { type ChannelCheck, type ChannelProblem, compareWebhook, describeNetworkProblem } from "../channel-problem.ts";
import type { TelegramConfig } from "./config.ts";
import { toLibrarySignal } from "./create-bot-api.ts";
import { UPDATE_KINDS } from "./parse-update.ts";

type CheckedApi = Pick<Api, "getMe" | "getWebhookInfo" | "setWebhook">;

/** An administrator waits for the answer. */
const TIMEOUT_MS = 10_000;
/** Telegram keeps its last failed delivery for ever; an older one is over. */
const RECENT_FAILURE_MS = 3_600_000;
/** For a wrong token Telegram answers 401; for one that has not its form, 404. */
const PROBLEMS_BY_CODE: Readonly<Record<number, ChannelProblemName>> = {
  401: "token_wrong",
  404: "token_wrong",
  403: "blocked",
  429: "limited",
};

const createSignal = () => toLibrarySignal(AbortSignal.timeout(TIMEOUT_MS));

/** Names an error of the Bot API by its code. */
export const describeTelegramReply = (code: number, said: string | null): ChannelProblem => ({
  problem: PROBLEMS_BY_CODE[code] ?? (code >= 500 ? "platform_failing" : "refused"),
  said,
});

const describeTelegramProblem = (error: unknown): ChannelProblem =>
  error instanceof GrammyError
    ? describeTelegramReply(error.error_code, error.description)
    : describeNetworkProblem(error);

/** Makes Telegram forget the webhook; it may also be away. */
export const endWebhook = async (api: Pick<Api, "deleteWebhook">): Promise<void> =>
  void (await api.deleteWebhook({}, createSignal()).catch(() => undefined));

/** Asks Telegram for the bot of a token; its user name is the account. */
export async function checkBotToken(api: Pick<Api, "getMe">): Promise<ChannelCheck> {
  try {
    return { account: (await api.getMe(createSignal())).username, problems: [] };
  } catch (error) {
    return { account: null, problems: [describeTelegramProblem(error)] };
  }
}

/** Makes Telegram deliver to this server. */
export async function registerWebhook(
  api: Pick<Api, "setWebhook">,
  { webhookUrl, webhookSecret }: Pick<TelegramConfig, "webhookUrl" | "webhookSecret">,
): Promise<ChannelProblem | null> {
  if (webhookUrl === null) return null;
  try {
    await api.setWebhook(webhookUrl, { secret_token: webhookSecret, allowed_updates: UPDATE_KINDS }, createSignal());
    return null;
  } catch (error) {
    const problem = describeTelegramProblem(error);
    return problem.problem === "refused" ? { ...problem, problem: "webhook_refused" } : problem;
  }
}

/** A server that Telegram cannot reach polls, which a webhook of another server prevents. */
async function checkWebhook(api: CheckedApi, webhookUrl: string | null, clock: Clock): Promise<ChannelProblem[]> {
  const info = await api.getWebhookInfo(createSignal());
  const found = info.url ?? "";
  const problem = compareWebhook(found, webhookUrl ?? "");
  if (problem) return [problem];
  const { last_error_date: failedAt = 0, last_error_message: said = null } = info;
  if (webhookUrl === null || clock().getTime() - failedAt * 1_000 > RECENT_FAILURE_MS) return [];
  return [{ problem: /certificate|ssl/i.test(said ?? "") ? "certificate" : "webhook_failing", said }];
}

export interface BotCheckOptions {
  /** Takes the webhook from any other server first. */
  readonly register: boolean;
  readonly clock: Clock;
}

/** Checks token and webhook of the configured bot. */
export async function checkBot(
  api: CheckedApi,
  config: Pick<TelegramConfig, "webhookUrl" | "webhookSecret">,
  { register, clock }: BotCheckOptions,
): Promise<ChannelCheck> {
  const bot = await checkBotToken(api);
  if (bot.problems.length > 0) return bot;
  const refusal = register ? await registerWebhook(api, config) : null;
  if (refusal) return { ...bot, problems: [refusal] };
  try {
    return { ...bot, problems: await checkWebhook(api, config.webhookUrl, clock) };
  } catch (error) {
    return { ...bot, problems: [describeTelegramProblem(error)] };
  }
}
