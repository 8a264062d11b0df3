import type { FastifyRequest } from "fastify";
import { languageOf } from "../language.ts";

/** Who asks: the address as TRUST_PROXY lets it be seen, the device, and the language mails should have. */
export const clientOf = (request: FastifyRequest) => ({
  address: request.ip,
  userAgent: request.headers["user-agent"] ?? null,
  language: languageOf(request.headers["accept-language"]),
});
