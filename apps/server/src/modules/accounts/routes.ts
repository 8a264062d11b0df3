import type { App } from "../../http/fastify-app-type.ts";
import { linkRoutes } from "./mailed-links/routes.ts";
import { passwordRoutes } from "./passwords/routes.ts";
import { providerRoutes } from "./providers/routes.ts";
import { secondFactorRoutes } from "./second-factors/routes.ts";
import type { AccountsService } from "./service.ts";
import { sessionRoutes } from "./sessions/routes.ts";

/** All routes for signing in and out. */
export function accountRoutes(app: App, options: { readonly accounts: AccountsService }): void {
  passwordRoutes(app, options);
  sessionRoutes(app, options);
  providerRoutes(app, options);
  linkRoutes(app, options);
  secondFactorRoutes(app, options);
}
