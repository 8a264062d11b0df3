import type { Config } from "../config.ts";
import type { Site } from "../http/site.ts";
import { publicUrlOf } from "./mail.ts";
import { isReachable } from "./set-up.ts";

/** Without PUBLIC_URL a server that only its own machine reaches knows its address all the same; any other would have to guess it. */
export function siteOf(config: Config): Site {
  const known = config.PUBLIC_URL !== undefined;
  return {
    publicUrl: known ? publicUrlOf(config) : null,
    ownUrl: known || !isReachable(config) ? publicUrlOf(config) : null,
    supportEmail: config.SUPPORT_EMAIL ?? null,
  };
}
