import { buildPlaces } from "./build-places.ts";
import { buildWeb } from "./build-web.ts";

/** What `npm start` needs made before the server listens: the web app, and the index of places that a birth is looked up in. */
const statuses = await Promise.all([buildWeb(), buildPlaces()]);
process.exitCode = Math.max(...statuses);
