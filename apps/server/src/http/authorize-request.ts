import type { ApiKeyScope, Role } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { FastifyContextConfig, FastifyRequest, RouteOptions } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { API_KEY_ROUTES } from "./api-key-scopes.data.ts";
import type { App } from "./fastify-app-type.ts";

/**
 * Who may call a route. `half_signed_in`: also sessions that still need the second sign-in step. `signed_in`: any account, also one that
 * waits
 * for activation. `authorized`: an activated account. `administrator`: an activated account with that role. `optional`: anyone; but if a
 * token
 * is sent, it must be valid as for `authorized`.
 */
export type AccessLevel = "public" | "optional" | "half_signed_in" | "signed_in" | "authorized" | "administrator";

/** The user who sent a request. */
export interface Principal {
  readonly userId: string;
  readonly sessionId: string;
  /** Lower-cased. */
  readonly email: string;
  readonly role: Role;
  /** The language chosen in the account; null: the browser's language. */
  readonly language: Language | null;
  /** Whether an administrator has activated the account (always where approval is off). */
  readonly authorized: boolean;
  /** Whether the session still needs the second sign-in step. */
  readonly awaitsSecondStep: boolean;
  /** Whether the second sign-in step was completed. */
  readonly passedSecondStep: boolean;
  /** The key of a program that acts for the account; absent for a session. */
  readonly apiKey?: { readonly id: string; readonly scopes: readonly ApiKeyScope[] } | undefined;
}

/** The account functions that the access check needs. */
export interface Authenticator {
  /** The principal of a bearer token; null if the session is unknown, ended or expired. */
  authenticate(token: string): Promise<Principal | null>;
  /** Called for every request to a route that needs it, so that a deactivation takes effect at once. Records refusals. */
  isAuthorized(principal: Principal): Promise<boolean>;
  /** Whether this user, an administrator, must complete a second sign-in step and has not. */
  lacksSecondFactor(principal: Principal): Promise<boolean>;
}

declare module "fastify" {
  interface FastifyContextConfig {
    access?: AccessLevel;
    /** The route takes every API key, and its handler checks the scope, since that depends on the body. */
    checksKeyScope?: boolean;
  }
  interface FastifyRequest {
    /** Null on public routes, even if a token was sent, and on optional ones without a token. */
    principal: Principal | null;
    /** The bearer token of the principal. */
    bearer: string | null;
  }
}

/** RFC 6750: one token without spaces. Session tokens are far shorter. */
const BEARER = /^Bearer +([\w.~+/=-]{1,4096}) *$/i;

/** The bearer token of a request. @throws AppError `unauthenticated` if there is none */
export function readBearerToken(request: FastifyRequest): string {
  const token = BEARER.exec(request.headers.authorization ?? "")?.[1];
  if (token === undefined) throw new AppError("unauthenticated");
  return token;
}

const API_PREFIX = "/api/v1";

/** @throws AppError `key_not_taken` where no key is taken, `key_scope` where this one has not the scope */
function enforceScope({ method, routeOptions: { url = "", config } }: FastifyRequest, { apiKey }: Principal): void {
  if (!apiKey || config.checksKeyScope === true) return;
  const scope = url.startsWith(API_PREFIX) ? API_KEY_ROUTES[`${method} ${url.slice(API_PREFIX.length)}`] : undefined;
  if (scope === undefined) throw new AppError("key_not_taken");
  requireScope({ apiKey }, scope);
}

/** Keys need a scope also for what a request names besides its route, such as a saved kundli. @throws AppError `key_scope` */
export function requireScope({ apiKey }: Pick<Principal, "apiKey">, scope: ApiKeyScope): void {
  if (apiKey && !apiKey.scopes.includes(scope)) throw new AppError({ code: "key_scope", params: { scope } });
}

async function checkAuthorization(
  authenticator: Authenticator,
  request: FastifyRequest,
  principal: Principal,
): Promise<boolean> {
  try {
    return await authenticator.isAuthorized(principal);
  } catch (error) {
    request.log.error({ err: error }, "the approval check failed; access is denied");
    return false;
  }
}

async function enforceAccess(
  authenticator: Authenticator,
  access: AccessLevel | undefined,
  request: FastifyRequest,
): Promise<void> {
  if (access === "public" || (access === "optional" && request.headers.authorization === undefined)) return;
  const bearer = readBearerToken(request);
  const principal = await authenticator.authenticate(bearer);
  if (!principal) throw new AppError("unauthenticated");
  enforceScope(request, principal);
  request.bearer = bearer;
  request.principal = principal;
  if (access === "half_signed_in") return;
  if (principal.awaitsSecondStep) throw new AppError("second_step_needed");
  if (access === "signed_in") return;
  const authorized = await checkAuthorization(authenticator, request, principal);
  if (!authorized) throw new AppError("access_pending");
  request.principal = { ...principal, authorized };
  if (await authenticator.lacksSecondFactor(principal)) throw new AppError("second_factor_required");
  if (access === "authorized" || access === "optional") return;
  if (principal.role !== "administrator") throw new AppError("forbidden");
}

/** The principal of a route that is not public. */
export function requirePrincipal(request: FastifyRequest): Principal {
  if (!request.principal) throw new AppError("unauthenticated");
  return request.principal;
}

function addOnRequest(route: RouteOptions, hook: (request: FastifyRequest) => Promise<void>): void {
  const existingHooks = route.onRequest === undefined ? [] : [route.onRequest].flat();
  route.onRequest = [...existingHooks, hook];
}

/**
 * Checks the access level of every route. A route without `config.access` prevents the server from starting. The check runs before the body
 * is read, and after the rate limits, which must be registered before it.
 */
export function registerAuthorization(app: App, authenticator: Authenticator): void {
  app.decorateRequest("principal", null);
  app.decorateRequest("bearer", null);
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => {
    routes.push(route);
    // The level is read per request, since `declarePublic` sets it for library routes after this hook.
    addOnRequest(route, (request) => enforceAccess(authenticator, route.config?.access, request));
  });
  app.addHook("onReady", async () => {
    const undeclared = routes.filter((route) => route.config?.access === undefined);
    const names = undeclared.map((route) => `${[route.method].flat().join("/")} ${route.url}`);
    if (names.length > 0) throw new Error(`Routes without an access level: ${names.join(", ")}`);
  });
}

/** Declares all routes of a scope public, for routes that a library creates: API documentation, files of the web app. */
export function declarePublic(scope: App, config: Omit<FastifyContextConfig, "access"> = {}): void {
  scope.addHook("onRoute", (route) => {
    route.config = { ...route.config, ...config, access: "public" };
  });
}
