import { Api } from "grammy";
import type { TelegramConfig } from "./config.ts";

/** Longer than any caller waits, since each call has its own signal. */
const TIMEOUT_S = 90;

export const createBotApi = ({ token, apiUrl }: Pick<TelegramConfig, "token" | "apiUrl">): Api =>
  new Api(token, { apiRoot: apiUrl, timeoutSeconds: TIMEOUT_S });

type LibrarySignal = NonNullable<Parameters<Api["getMe"]>[0]>;

/** The library's type refers to an AbortSignal polyfill; it also accepts Node's own signals. */
export const toLibrarySignal = (signal: AbortSignal): LibrarySignal => signal as unknown as LibrarySignal;
