import type { Config } from "../settings/config.ts";
import type { Site } from "../http/site-metadata.ts";
import { resolvePublicUrl } from "./create-mailer.ts";
import { isReachable } from "./resolve-first-administrator-rule.ts";

/** Without PUBLIC_URL the own URL is known only if the server is reachable from its own machine alone; otherwise it would be a guess. */
export function resolveSite(config: Config): Site {
  const hasPublicUrl = config.PUBLIC_URL !== undefined;
  return {
    publicUrl: hasPublicUrl ? resolvePublicUrl(config) : null,
    ownUrl: hasPublicUrl || !isReachable(config) ? resolvePublicUrl(config) : null,
    supportEmail: config.SUPPORT_EMAIL ?? null,
  };
}
