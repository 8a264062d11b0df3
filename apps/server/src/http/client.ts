import type { Language } from "@lagna/terms";
import type { FastifyRequest } from "fastify";
import { languageOf } from "../language.ts";

/** The language that an answer to this request speaks: the account's where it has chosen one, else what the browser asks for. */
export const languageFor = ({ principal, headers }: FastifyRequest): Language =>
  principal?.language ?? languageOf(headers["accept-language"]);

/** Who asks: the address as TRUST_PROXY lets it be seen, the device, and the language mails should have. */
export const clientOf = (request: FastifyRequest) => ({
  address: request.ip,
  userAgent: request.headers["user-agent"] ?? null,
  language: languageFor(request),
});
