import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { AppError, presentError } from "../../apps/server/src/errors/app-error.ts";

const RETRY_SECONDS = 2;
const TEXTS = {
  en: {
    title: "Lagna is being prepared",
    lead: "The web app is being built, as once after an installation or an update. This page opens by itself when it is ready, usually within half a minute.",
  },
  hi: {
    title: "लग्न तैयार हो रहा है",
    lead: "वेब ऐप बन रहा है; ऐसा स्थापना या अपडेट के बाद एक बार होता है। तैयार होते ही, प्रायः आधे मिनट में, यह पेज अपने आप खुल जाएगा।",
  },
} as const;
type Language = keyof typeof TEXTS;

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.125rem/1.6 system-ui,sans-serif;background:light-dark(oklch(.98 .01 85),oklch(.18 .04 275));color:light-dark(oklch(.25 .04 275),oklch(.93 .01 85))}
main{max-width:34rem;padding:2rem 1.25rem}h1{font-size:1.75rem;font-weight:400;line-height:1.3;margin:0 0 .75rem}
main::before{content:"";display:block;width:3rem;border-top:2px solid oklch(.7 .13 85);margin-bottom:1.5rem}p{margin:0 0 1rem}`;

// The server that follows may take a second to listen: a failed request is repeated, and the page stays.
const SCRIPT = `setInterval(()=>fetch(location.href,{cache:"no-store"}).then(r=>r.headers.has("x-preparing")||location.reload()).catch(()=>{}),${RETRY_SECONDS}000)`;

function renderPage(language: Language): string {
  const { title, lead } = TEXTS[language];
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style><noscript><meta http-equiv="refresh" content="${RETRY_SECONDS}"></noscript><main role="status"><h1>${title}</h1><p>${lead}</p></main><script>${SCRIPT}</script>`;
}

function answer({ url = "", headers }: IncomingMessage, response: ServerResponse): void {
  const language: Language = /^hi\b/i.test(headers["accept-language"] ?? "") ? "hi" : "en";
  const isApi = url.startsWith("/api/");
  response.writeHead(503, {
    "content-type": isApi ? "application/problem+json; charset=utf-8" : "text/html; charset=utf-8",
    "retry-after": String(RETRY_SECONDS),
    "cache-control": "no-store",
    "x-preparing": "1",
    connection: "close",
  });
  const present = () => presentError(new AppError("server_preparing"), randomUUID(), language);
  response.end(isApi ? JSON.stringify(present()) : renderPage(language));
}

/**
 * Answers requests on the server's address while the web app is being built. Returns the function that ends it. An address that is taken, or
 * not this machine's, is reported by the server itself.
 */
export async function servePreparingPage(env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const server = createServer(answer);
  const host = env["HOST"] || "127.0.0.1";
  const port = Number(env["PORT"] || 8080);
  // The server refuses an impossible port with its own message; port 0 is a different one each time.
  if (!Number.isInteger(port) || port <= 0 || port > 65_535) return () => Promise.resolve();
  const isListening = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false)).listen(port, host, () => resolve(true));
  });
  if (isListening) console.log(`http://${host}:${port} says that Lagna is being prepared`);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
