import { buildWeb, isWebBuilt } from "./build-web.ts";
import { servePreparingPage } from "./lib/serve-preparing-page.ts";

/**
 * Builds the web app before the server listens; with --serve (npm start) a page says so meanwhile. The server builds the place index itself,
 * while it answers its first requests: only place searches wait.
 */
if (!isWebBuilt()) {
  const end = process.argv.includes("--serve") ? await servePreparingPage(process.env) : undefined;
  process.exitCode = await buildWeb();
  await end?.();
}
