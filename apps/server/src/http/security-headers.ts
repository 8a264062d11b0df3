import helmet from "@fastify/helmet";
import type { Config } from "../settings/config.ts";
import type { InlineHashes } from "./read-inline-hashes.ts";
import type { FastifyReply } from "fastify";
import type { App } from "./fastify-app-type.ts";

type Sources = Record<string, string[]>;

const POLICY_HEADER = "content-security-policy";
const SELF = "'self'";
const NONE = "'none'";

/** Sources needed by the enabled sign-in providers' scripts, frames and requests. */
function collectProviderSources(config: Config): Sources {
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
  if (usesPopupSignIn(config)) sources["img"]?.push("https://*.googleusercontent.com");
  return sources;
}

function usesPopupSignIn(config: Config): boolean {
  return config.GOOGLE_CLIENT_ID !== undefined || config.FIREBASE_ENABLED;
}

function buildDirectives(config: Config, inline: InlineHashes): Sources {
  const { script = [], style = [], frame = [], connect = [], img = [] } = collectProviderSources(config);
  return {
    "default-src": [NONE],
    "script-src": [SELF, ...inline.scripts, ...script],
    "style-src": [SELF, ...inline.styles, ...style],
    "img-src": [SELF, "data:", "blob:", ...img],
    "font-src": [SELF],
    "connect-src": [SELF, ...connect],
    "manifest-src": [SELF],
    "worker-src": [SELF],
    // The preview of the panchang that other sites show in a frame.
    "frame-src": [SELF, ...frame],
    "base-uri": [NONE],
    "form-action": [SELF],
    "frame-ancestors": [NONE],
    "object-src": [NONE],
  };
}

/** The script of the thread that computes a chart on the device: the library in it is WebAssembly. A thread has the policy of its own script. */
const ENGINE_SCRIPT = /[/\\]engine-[^/\\]+[/\\]js[/\\]/;

/** The policy of a static file: that of all responses, and for the engine's thread leave to compile WebAssembly. */
export function adaptPolicyToFile(reply: FastifyReply, path: string): void {
  const policy = reply.getHeader(POLICY_HEADER);
  if (!ENGINE_SCRIPT.test(path) || typeof policy !== "string") return;
  reply.header(POLICY_HEADER, policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"));
}

/** Strict by default: only scripts from this server run, and no other site can frame it. */
export async function registerSecurityHeaders(app: App, config: Config, inline: InlineHashes): Promise<void> {
  const overTls = config.PUBLIC_URL?.startsWith("https://") ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: buildDirectives(config, inline) },
    // A sign-in popup must be able to report back to the page that opened it.
    crossOriginOpenerPolicy: { policy: usesPopupSignIn(config) ? "same-origin-allow-popups" : "same-origin" },
    crossOriginEmbedderPolicy: false,
    // Google's sign-in needs the origin; paths, which may contain a one-time token, are not sent.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    // Only if the public URL is https: browsers ignore it over http, and on a development machine it would persist for localhost.
    hsts: overTls ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: "deny" },
  });
  app.addHook("onRequest", async (request, reply) => {
    // API responses are personal by default; a route may override this.
    if (request.url.startsWith("/api/v1/")) reply.header("cache-control", "no-store");
    reply.header("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
  });
}
