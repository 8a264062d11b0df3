import { buildWeb } from "./build-web.ts";

/**
 * Builds the web app before the server listens. The server builds the place index itself, while it answers its first requests: the page is
 * available some 15 seconds earlier, and only place searches wait.
 */
process.exitCode = await buildWeb();
