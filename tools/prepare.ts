import { buildWeb } from "./build-web.ts";

/**
 * Builds the web app before the server listens. The index of places is built by the server itself, beside its first requests: the page is
 * up some 15 seconds earlier, and only a search for a place waits.
 */
process.exitCode = await buildWeb();
