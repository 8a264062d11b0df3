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
  ERROR_MESSAGES_EN,
  type SecondFactorsResponse,
  type ValidateTokenResponse,
  formatMessage,
} from "@lagna/contract";

export const HOUR_MS = 3_600_000;

const respondWith = (status: number, body: Omit<ErrorBody, "type" | "title" | "status" | "requestId">) =>
  HttpResponse.json(
    { type: "about:blank", title: body.code, status, requestId: "req-1", ...body } satisfies ErrorBody,
    {
      status,
      headers: { "content-type": "application/problem+json" },
    },
  );

/** An error response for a whole request. */
export const respondWithError = (status: number, code: ErrorCode) =>
  respondWith(status, { code, params: {}, detail: ERROR_MESSAGES_EN.errors[code] });

/** An error response for one field. */
export function respondWithFieldError(path: string, code: FieldCode, params: Params = {}) {
  const message = formatMessage(ERROR_MESSAGES_EN.fields[code], params);
  return respondWith(422, {
    code: "invalid_input",
    params: {},
    detail: message,
    errors: [{ path, code, params, message }],
  });
}

export function createAccount(changes: Partial<ValidateTokenResponse> = {}): ValidateTokenResponse {
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
    place_id: null,
    festival_region: null,
    festival_sect: null,
    ...changes,
  };
}

export function createPublicConfig(changes: Partial<PublicConfig> = {}): PublicConfig {
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
    try_without_account: true,
    records: "server",
    astrologer: "built-in",
    ...changes,
  };
}

/** A server with passwords and mailed links, and with Google only where requested. */
export function handleAuthConfig(changes: Partial<AuthConfigResponse> = {}) {
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

/** Handler for the second factors of the account. */
export const handleSecondFactors = (has: Partial<SecondFactorsResponse> = {}) =>
  http.get("*/api/v1/profile/second-factors", () =>
    HttpResponse.json({
      factors: [],
      recovery_codes_left: 0,
      passkey_origin: window.location.origin,
      ...has,
    } satisfies SecondFactorsResponse),
  );

/** Handler for the chats linked to the account. */
export const handleLinkedChats = (...chats: LinkedChatsResponse["chats"]) =>
  http.get("*/api/v1/profile/chats", () => HttpResponse.json({ chats } satisfies LinkedChatsResponse));

/** An account without API keys. */
export const handleNoApiKeys = () =>
  http.get("*/api/v1/profile/api-keys", () => HttpResponse.json({ keys: [], most: 20 }));

/** An account without kundlis and questions. */
export const handleNoActivity = () => [
  http.get("*/api/v1/chat/questions", () => HttpResponse.json({ total: 0, questions: [] })),
  http.get("*/api/v1/kundlis", () => HttpResponse.json({ kundlis: [], matching: 0, total: 0, tags: [] })),
];

/** A server that knows only these tokens; tokens may be added and removed while it runs. */
export function createAccountHandlers(accounts: Map<string, ValidateTokenResponse>) {
  const bearer = (request: Request) => request.headers.get("authorization")?.replace("Bearer ", "") ?? "";
  const respondUnauthenticated = () => respondWithError(401, "unauthenticated");
  return [
    http.get("*/api/v1/validate-token", ({ request }) => {
      const account = accounts.get(bearer(request));
      return account ? HttpResponse.json(account) : respondUnauthenticated();
    }),
    http.post("*/api/v1/logout", ({ request }) => {
      accounts.delete(bearer(request));
      return new HttpResponse(null, { status: 204 });
    }),
    http.patch("*/api/v1/profile", async ({ request }) => {
      const account = accounts.get(bearer(request));
      if (!account) return respondUnauthenticated();
      const changes = (await request.json()) as ProfileChangeRequest;
      accounts.set(bearer(request), Object.assign({}, account, changes));
      return HttpResponse.json({ status: "success" });
    }),
    http.post("*/api/v1/token/refresh", ({ request }) => {
      const old = bearer(request);
      const account = accounts.get(old);
      if (!account) return respondUnauthenticated();
      accounts.delete(old);
      accounts.set(`${old}+`, { ...account, expires_at: new Date(Date.now() + HOUR_MS).toISOString() });
      return HttpResponse.json({
        status: "success",
        token: `${old}+`,
        expires_at: accounts.get(`${old}+`)?.expires_at,
      });
    }),
  ];
}
