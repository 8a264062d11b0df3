import type { Language } from "@lagna/terms";
import type { FastifyRequest } from "fastify";
import { parseAcceptLanguage } from "./parse-accept-language.ts";

/** The language of the response: the one chosen in the account, else the browser's. */
export const resolveLanguage = ({ principal, headers }: FastifyRequest): Language =>
  principal?.language ?? parseAcceptLanguage(headers["accept-language"]);

/** The client of a request: its address (as determined by TRUST_PROXY), its user agent, and the language for mails. */
export const readClient = (request: FastifyRequest) => ({
  address: request.ip,
  userAgent: request.headers["user-agent"] ?? null,
  language: resolveLanguage(request),
});
