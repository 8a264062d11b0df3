import { http, HttpResponse } from "msw";
import {
  type AuthConfigResponse,
  type ErrorBody,
  type ErrorCode,
  type FieldCode,
  type LinkedChatsResponse,
  type Params,
  type ProfileChangeRequest,
  type PublicConfig,
  REFUSALS_EN,
  type SecondFactorsResponse,
  type ValidateTokenResponse,
  worded,
} from "@lagna/contract";

export const HOUR_MS = 3_600_000;

const sent = (status: number, body: Omit<ErrorBody, "type" | "title" | "status" | "requestId">) =>
  HttpResponse.json(
    { type: "about:blank", title: body.code, status, requestId: "req-1", ...body } satisfies ErrorBody,
    {
      status,
      headers: { "content-type": "application/problem+json" },
    },
  );

/** A whole request refused. */
export const problem = (status: number, code: ErrorCode) =>
  sent(status, { code, params: {}, detail: REFUSALS_EN.errors[code] });

/** One field refused. */
export function refusedField(path: string, code: FieldCode, params: Params = {}) {
  const message = worded(REFUSALS_EN.fields[code], params);
  return sent(422, { code: "invalid_input", params: {}, detail: message, errors: [{ path, code, params, message }] });
}

export function account(changes: Partial<ValidateTokenResponse> = {}): ValidateTokenResponse {
  return {
    valid: true,
    reason: null,
    email: "asha@example.org",
    name: "Asha",
    picture: null,
    auth_method: "password",
    authorized: true,
    role: "user",
    second_step: null,
    second_factor_required: false,
    expires_at: new Date(Date.now() + HOUR_MS).toISOString(),
    language: null,
    ...changes,
  };
}

export function publicConfig(changes: Partial<PublicConfig> = {}): PublicConfig {
  return {
    product: "Lagna",
    public_url: null,
    support_email: "help@example.org",
    chat_number: null,
    telegram_bot_name: null,
    channels: { whatsapp: "off", telegram: "off" },
    access_approval: "required",
    session_timeout_ms: HOUR_MS,
    google_client_id: null,
    firebase: null,
    magic_link: false,
    records: "server",
    astrologer: "built-in",
    ...changes,
  };
}

/** A server with passwords and mailed links, and Google only where asked for. */
export function waysIn(changes: Partial<AuthConfigResponse> = {}) {
  const config: AuthConfigResponse = {
    google_oauth_available: false,
    google_client_id: null,
    nonce: null,
    firebase_enabled: false,
    magic_link: true,
    password: true,
    founds: false,
    ...changes,
  };
  return http.get("*/api/v1/auth/config", () => HttpResponse.json(config));
}

/** What second factors somebody has. */
export const secondFactors = (has: Partial<SecondFactorsResponse> = {}) =>
  http.get("*/api/v1/profile/second-factors", () =>
    HttpResponse.json({
      factors: [],
      recovery_codes_left: 0,
      passkey_origin: window.location.origin,
      ...has,
    } satisfies SecondFactorsResponse),
  );

/** The chats that are linked to an account. */
export const linkedChats = (...chats: LinkedChatsResponse["chats"]) =>
  http.get("*/api/v1/profile/chats", () => HttpResponse.json({ chats } satisfies LinkedChatsResponse));

/** A server that knows these tokens and nobody else; tokens may be added and removed while it runs. */
export function accountServer(known: Map<string, ValidateTokenResponse>) {
  const bearer = (request: Request) => request.headers.get("authorization")?.replace("Bearer ", "") ?? "";
  const refused = () => problem(401, "unauthenticated");
  return [
    http.get("*/api/v1/validate-token", ({ request }) => {
      const found = known.get(bearer(request));
      return found ? HttpResponse.json(found) : refused();
    }),
    http.post("*/api/v1/logout", ({ request }) => {
      known.delete(bearer(request));
      return new HttpResponse(null, { status: 204 });
    }),
    http.patch("*/api/v1/profile", async ({ request }) => {
      const found = known.get(bearer(request));
      if (!found) return refused();
      known.set(bearer(request), { ...found, ...((await request.json()) as ProfileChangeRequest) });
      return HttpResponse.json({ status: "success" });
    }),
    http.post("*/api/v1/token/refresh", ({ request }) => {
      const old = bearer(request);
      const found = known.get(old);
      if (!found) return refused();
      known.delete(old);
      known.set(`${old}+`, { ...found, expires_at: new Date(Date.now() + HOUR_MS).toISOString() });
      return HttpResponse.json({ status: "success", token: `${old}+`, expires_at: known.get(`${old}+`)?.expires_at });
    }),
  ];
}
