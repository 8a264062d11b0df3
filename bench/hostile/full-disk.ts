import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Outcome, AttackContext } from "./attacks.ts";
import { createBearerHeaders, BIRTH, signUp, readToken } from "./accounts.ts";
import { call, post, startTarget, type Target } from "./target-server.ts";

const INITIAL_SIZE = "2m";
const ENLARGED_SIZE = "8m";
const MAX_WRITES = 3_000;
const MAX_PROBES = 1_000;

const mountTmpfs = (folder: string, size: string, also: string): boolean =>
  spawnSync("mount", ["-t", "tmpfs", "-o", `${also}size=${size}`, "tmpfs", folder]).status === 0;

interface FillResult {
  readonly taken: string[];
  /** The response to the first write that failed. */
  readonly refusal: { readonly status: number; readonly code: unknown; readonly retryAfter: string | null } | null;
}

const saveKundli = (target: Target, token: string, id: string) =>
  post(target, "/kundlis", { ...BIRTH, id, name: id, notes: "n".repeat(4000) }, createBearerHeaders(token));

async function fillDisk(target: Target, token: string): Promise<FillResult> {
  const taken: string[] = [];
  for (let number = 0; number < MAX_WRITES; number += 1) {
    const id = `kundli-${number}-of-a-full-disk`;
    const answer = await saveKundli(target, token, id);
    if (!answer.ok) {
      const { code } = (await answer.json()) as { code?: unknown };
      return { taken, refusal: { status: answer.status, code, retryAfter: answer.headers.get("retry-after") } };
    }
    taken.push(id);
  }
  return { taken, refusal: null };
}

/** A disk that is full for a large row may still have space for a small one: requests /health, which writes rows, until it reports the full disk. */
async function countProbesUntilUnhealthy(target: Target): Promise<number | null> {
  for (let rows = 0; rows < MAX_PROBES; rows += 1)
    if ((await call(target, "/api/v1/health")).status === 503) return rows;
  return null;
}

async function attackFullDisk(folder: string): Promise<Outcome> {
  const target = await startTarget(folder);
  try {
    const token = await readToken(signUp(target, "owner@example.org"));
    const { taken, refusal } = await fillDisk(target, token);
    const probes = await countProbesUntilUnhealthy(target);
    const isEnlarged = mountTmpfs(folder, ENLARGED_SIZE, "remount,");
    const after = await saveKundli(target, token, "kundli-after-the-full-disk");
    const isStored = await Promise.all(
      taken.map(
        async (id) => (await call(target, `/api/v1/kundlis/${id}`, { headers: createBearerHeaders(token) })).ok,
      ),
    );
    const lost = isStored.filter((stored) => !stored).length;
    const seen = `${taken.length} saved, then ${refusal?.status} ${String(refusal?.code)}, health says so after ${probes ?? "no end of"} more rows; with room again ${after.status}, ${lost} lost`;
    const isRefusedCorrectly =
      refusal?.status === 503 && refusal.code === "database_full" && Number(refusal.retryAfter) > 0;
    return {
      summary: seen,
      passed: isRefusedCorrectly && probes !== null && isEnlarged && after.ok && lost === 0 && taken.length > 0,
    };
  } finally {
    await target.kill();
  }
}

/** Fills a disk of two megabytes with saved kundlis. Skipped where no file system can be mounted; the test suite covers a database with a size limit. */
export async function runFullDisk({ folder }: AttackContext): Promise<Outcome> {
  const disk = join(folder, "disk");
  mkdirSync(disk);
  if (!mountTmpfs(disk, INITIAL_SIZE, "")) return { summary: "skipped: cannot mount a file system here", passed: true };
  try {
    return await attackFullDisk(disk);
  } finally {
    spawnSync("umount", [disk]);
  }
}
