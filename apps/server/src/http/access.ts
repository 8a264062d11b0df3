import type { Role } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { FastifyContextConfig, FastifyRequest, RouteOptions } from "fastify";
import { AppError } from "../errors.ts";
import type { App } from "./types.ts";

/**
 * Who may call a route. `half_signed_in`: also who has the second step of their sign-in still to take. `signed_in`: any account, also one that waits for activation. `authorized`: an activated one.
 * `administrator`: an activated one with that role. `optional`: anyone; but who sends a token is held to it as for `authorized`.
 */
export type AccessLevel = "public" | "optional" | "half_signed_in" | "signed_in" | "authorized" | "administrator";

/** Whose request it is. */
export interface Principal {
  readonly userId: string;
  readonly sessionId: string;
  /** Lower-cased. */
  readonly email: string;
  readonly role: Role;
  /** What their account has chosen; null: as the browser asks. */
  readonly language: Language | null;
  /** Whether an administrator has activated the account (always where approval is off). */
  readonly authorized: boolean;
  /** Whether the second step of the sign-in is still to be taken. */
  readonly awaitsSecondStep: boolean;
  /** Whether one was taken. */
  readonly secondStep: boolean;
}

/** What the access check asks of accounts. */
export interface Authenticator {
  /** Whose session the bearer token is; null for one that is unknown, ended or expired. */
  authenticate(token: string): Promise<Principal | null>;
  /** Asked on every call to a route that needs it, so that a deactivation counts at once. Notes who was refused. */
  isAuthorized(principal: Principal): Promise<boolean>;
  /** Whether a second step is required of this person, an administrator, and was not taken. */
  lacksSecondFactor(principal: Principal): Promise<boolean>;
}

declare module "fastify" {
  interface FastifyContextConfig {
    access?: AccessLevel;
  }
  interface FastifyRequest {
    /** Null on public routes, whatever was sent, and on optional ones where nothing was. */
    principal: Principal | null;
    /** The bearer token the principal was found by. */
    bearer: string | null;
  }
}

/** RFC 6750: one token, no blanks inside. Sessions are far shorter. */
const BEARER = /^Bearer +([\w.~+/=-]{1,4096}) *$/i;

/** The token a request carries. @throws AppError `unauthenticated` where it carries none. */
export function bearerOf(request: FastifyRequest): string {
  const token = BEARER.exec(request.headers.authorization ?? "")?.[1];
  if (token === undefined) throw new AppError("unauthenticated");
  return token;
}

async function checkedAuthorization(
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

async function enforce(
  authenticator: Authenticator,
  access: AccessLevel | undefined,
  request: FastifyRequest,
): Promise<void> {
  if (access === "public" || (access === "optional" && request.headers.authorization === undefined)) return;
  const bearer = bearerOf(request);
  const principal = await authenticator.authenticate(bearer);
  if (!principal) throw new AppError("unauthenticated");
  request.bearer = bearer;
  request.principal = principal;
  if (access === "half_signed_in") return;
  if (principal.awaitsSecondStep) throw new AppError("second_step_needed");
  if (access === "signed_in") return;
  const authorized = await checkedAuthorization(authenticator, request, principal);
  if (!authorized) throw new AppError("access_pending");
  request.principal = { ...principal, authorized };
  if (await authenticator.lacksSecondFactor(principal)) throw new AppError("second_factor_required");
  if (access === "authorized" || access === "optional") return;
  if (principal.role !== "administrator") throw new AppError("forbidden");
}

/** The principal of a route that is not public. */
export function principalOf(request: FastifyRequest): Principal {
  if (!request.principal) throw new AppError("unauthenticated");
  return request.principal;
}

function addOnRequest(route: RouteOptions, hook: (request: FastifyRequest) => Promise<void>): void {
  const present = route.onRequest === undefined ? [] : [route.onRequest].flat();
  route.onRequest = [...present, hook];
}

/**
 * Every route declares `config.access`; one that does not stops the start. The check runs before the body is read, and after the
 * rate limits, which must be registered before it.
 */
export function registerAccess(app: App, authenticator: Authenticator): void {
  app.decorateRequest("principal", null);
  app.decorateRequest("bearer", null);
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => {
    routes.push(route);
    // The level is read when asked: a scope of a third party's routes sets theirs after this hook.
    addOnRequest(route, (request) => enforce(authenticator, route.config?.access, request));
  });
  app.addHook("onReady", async () => {
    const undeclared = routes.filter((route) => route.config?.access === undefined);
    const names = undeclared.map((route) => `${[route.method].flat().join("/")} ${route.url}`);
    if (names.length > 0) throw new Error(`Routes without an access level: ${names.join(", ")}`);
  });
}

/** A scope for routes that a library makes and that anyone may call: documentation, files of the web app. */
export function declarePublic(scope: App, config: Omit<FastifyContextConfig, "access"> = {}): void {
  scope.addHook("onRoute", (route) => {
    route.config = { ...route.config, ...config, access: "public" };
  });
}
