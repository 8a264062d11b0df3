import helmet from "@fastify/helmet";
import type { Config } from "../config.ts";
import type { InlineParts } from "./inline-parts.ts";
import type { App } from "./types.ts";

type Sources = Record<string, string[]>;

const SELF = "'self'";
const NONE = "'none'";

/** What each sign-in provider's own script, frame and calls need; nothing where it is off. */
function providerSources(config: Config): Sources {
  const sources: Sources = { script: [], style: [], frame: [], connect: [], img: [] };
  if (config.GOOGLE_CLIENT_ID !== undefined) {
    sources["script"]?.push("https://accounts.google.com/gsi/client");
    sources["style"]?.push("https://accounts.google.com/gsi/style");
    sources["frame"]?.push("https://accounts.google.com/gsi/");
    sources["connect"]?.push("https://accounts.google.com/gsi/");
  }
  if (config.FIREBASE_ENABLED) {
    sources["script"]?.push("https://apis.google.com/");
    sources["frame"]?.push(`https://${config.FIREBASE_AUTH_DOMAIN ?? ""}`);
    sources["connect"]?.push("https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com");
    const emulator = config.FIREBASE_AUTH_EMULATOR_HOST;
    if (emulator !== undefined) {
      sources["connect"]?.push(`http://${emulator}`);
      sources["frame"]?.push(`http://${emulator}`);
    }
  }
  if (signsInByPopup(config)) sources["img"]?.push("https://*.googleusercontent.com");
  return sources;
}

function signsInByPopup(config: Config): boolean {
  return config.GOOGLE_CLIENT_ID !== undefined || config.FIREBASE_ENABLED;
}

function directives(config: Config, inline: InlineParts): Sources {
  const { script = [], style = [], frame = [], connect = [], img = [] } = providerSources(config);
  return {
    "default-src": [NONE],
    "script-src": [SELF, ...inline.scripts, ...script],
    "style-src": [SELF, ...inline.styles, ...style],
    "img-src": [SELF, "data:", "blob:", ...img],
    "font-src": [SELF],
    "connect-src": [SELF, ...connect],
    "manifest-src": [SELF],
    "worker-src": [SELF],
    "frame-src": frame.length > 0 ? frame : [NONE],
    "base-uri": [NONE],
    "form-action": [SELF],
    "frame-ancestors": [NONE],
    "object-src": [NONE],
  };
}

/** Strict by default: only what this server sends runs, and nobody frames it. */
export async function registerSecurityHeaders(app: App, config: Config, inline: InlineParts): Promise<void> {
  const overTls = config.PUBLIC_URL?.startsWith("https://") ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: directives(config, inline) },
    // A sign-in popup must be able to report back to the page that opened it.
    crossOriginOpenerPolicy: { policy: signsInByPopup(config) ? "same-origin-allow-popups" : "same-origin" },
    crossOriginEmbedderPolicy: false,
    // Google's sign-in needs the origin; paths, which may hold a one-time token, stay here.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    // Told only where the public address is https: on plain http it means nothing, and on a laptop's it would stick.
    hsts: overTls ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: "deny" },
  });
  app.addHook("onRequest", async (request, reply) => {
    // Personal, unless a route that knows better says another word.
    if (request.url.startsWith("/api/v1/")) reply.header("cache-control", "no-store");
    reply.header("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
  });
}
