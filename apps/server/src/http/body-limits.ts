import type { App } from "./fastify-app-type.ts";

/** Far above the largest request: a question with a whole kundli. */
export const BODY_LIMIT_BYTES = 262_144;
/** Of requests without an account, which hold forms and births. The length is read before the body, so that a longer one costs nothing. */
const VISITOR_BODY_LIMIT_BYTES = 32_768;

/** Limits the bodies of routes that anyone may call. A route that needs more says so; webhooks check a secret before they read. */
export function registerBodyLimits(app: App): void {
  app.addHook("onRoute", (route) => {
    const { access, unlimited } = route.config ?? {};
    if ((access === "public" || access === "optional") && unlimited !== true)
      route.bodyLimit ??= VISITOR_BODY_LIMIT_BYTES;
  });
}
