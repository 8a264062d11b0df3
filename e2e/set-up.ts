import { cpSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startServer, type Server } from "./support/server.ts";

/** Ten seconds on an idle machine; a busy one takes its time. */
const BUILD_SECONDS = 300;

/** The index of places is made once, by the first start of a server, and copied for the servers of the workers. */
export default async function setUp(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "lagna-e2e-places-"));
  const server = await startServer();
  try {
    await indexBuilt(server);
    cpSync(join(server.folder, "places"), folder, { recursive: true });
  } finally {
    await server.stop();
  }
  process.env["E2E_PLACES"] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

async function indexBuilt(server: Server): Promise<void> {
  for (let waited = 0; globSync(join(server.folder, "places/*.sqlite")).length === 0; waited += 1) {
    if (waited > BUILD_SECONDS * 10) throw new Error(`No index of places after ${BUILD_SECONDS} s:\n${server.log()}`);
    await sleep(100);
  }
}
