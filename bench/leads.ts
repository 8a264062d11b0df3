import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { type OpenDatabase, openDatabase } from "../apps/server/src/db/client.ts";
import { createLeadsService } from "../apps/server/src/modules/leads/service.ts";
import { createSqlLeadRepository } from "../apps/server/src/modules/leads/sql-repository.ts";
import { startPostgres } from "../tools/services/postgres.ts";

/**
 * The CSV export of a hundred thousand leads, on both databases: heap size after garbage collection at each tenth of the file. Fails if the heap
 * grows noticeably between the first and the last tenth, which would mean that the file is built in memory.
 */
const LEADS = 100_000;
const BATCH_SIZE = 1_000;
const MAX_GROWTH_MB = 8;

const createLead = (number: number) => ({
  id: `lead-${String(number).padStart(6, "0")}`,
  name: `Person ${number}`,
  email: `person${number}@example.org`,
  phone: "+91 98765 43210",
  source: "pilot_signup_form",
  status: "new",
  device: "mobile",
  country: "IN",
  user_agent:
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
  referrer: "https://example.org/",
  url: "https://example.org/pilot",
  screen_resolution: "360x800",
  timezone: "Asia/Kolkata",
  language: "hi-IN",
  timestamp: "2026-03-01T06:00:00.000Z",
  created_at: new Date(Date.UTC(2024, 0, 1) + number * 450_000).toISOString(),
});

const measureHeapMb = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
};

async function measureDatabase({ db, kind }: OpenDatabase): Promise<boolean> {
  for (let from = 0; from < LEADS; from += BATCH_SIZE)
    await db
      .insertInto("leads")
      .values(Array.from({ length: BATCH_SIZE }, (_, index) => createLead(from + index)))
      .execute();
  const leads = createLeadsService({
    records: createSqlLeadRepository(db),
    clock: () => new Date(),
    isVerified: async () => true,
  });
  const started = performance.now();
  const heapSizes: number[] = [];
  let [bytes, lines] = [0, 0];
  for await (const piece of Readable.from(leads.exportFile().lines)) {
    const text = String(piece);
    bytes += Buffer.byteLength(text);
    lines += text.split("\r\n").length - 1;
    if (lines >= ((heapSizes.length + 1) * LEADS) / 10) heapSizes.push(measureHeapMb());
  }
  const [first = 0, last = 0] = [heapSizes[0], heapSizes.at(-1)];
  const grown = last - first;
  console.log(
    `${kind.padEnd(9)} ${lines - 1} leads, ${(bytes / 1e6).toFixed(1)} MB in ${((performance.now() - started) / 1000).toFixed(1)} s; heap ${first.toFixed(1)} MB at a tenth, ${last.toFixed(1)} MB at the end (at most ${MAX_GROWTH_MB} more)`,
  );
  return lines === LEADS + 1 && heapSizes.length === 10 && grown <= MAX_GROWTH_MB;
}

const dataDir = mkdtempSync(join(tmpdir(), "lagna-bench-"));
const service = await startPostgres();
for (const url of [undefined, ...("url" in service ? [service.url] : [])]) {
  const database = openDatabase({ url, dataDir });
  await database.migrate();
  if (!(await measureDatabase(database))) process.exitCode = 1;
  await database.close();
}
if ("missing" in service) console.log(service.missing);
else service.stop();
rmSync(dataDir, { recursive: true, force: true });
