import { Api } from "grammy";
import type { TelegramConfig } from "./config.ts";

/** More than anybody here waits: each call has its own signal. */
const TIMEOUT_S = 90;

export const telegramApi = ({ token, apiUrl }: Pick<TelegramConfig, "token" | "apiUrl">): Api =>
  new Api(token, { apiRoot: apiUrl, timeoutSeconds: TIMEOUT_S });

type LibrarySignal = NonNullable<Parameters<Api["getMe"]>[0]>;

/** The library names the type of a package that stood in for Node's own signals before there were any; it takes these. */
export const signalFor = (signal: AbortSignal): LibrarySignal => signal as unknown as LibrarySignal;
