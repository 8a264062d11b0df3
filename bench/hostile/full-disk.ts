import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Outcome, Stage } from "./attacks.ts";
import { bearer, BIRTH, signUp, tokenOf } from "./people.ts";
import { call, post, startTarget, type Target } from "./target.ts";

const SMALL = "2m";
const LARGER = "8m";
const MOST_WRITES = 3_000;
const MOST_PROBES = 1_000;

const mount = (folder: string, size: string, also: string): boolean =>
  spawnSync("mount", ["-t", "tmpfs", "-o", `${also}size=${size}`, "tmpfs", folder]).status === 0;

interface Filled {
  readonly taken: string[];
  /** The answer to what no longer fitted. */
  readonly refusal: { readonly status: number; readonly code: unknown; readonly retryAfter: string | null } | null;
}

const save = (target: Target, token: string, id: string) =>
  post(target, "/kundlis", { ...BIRTH, id, name: id, notes: "n".repeat(4000) }, bearer(token));

async function fill(target: Target, token: string): Promise<Filled> {
  const taken: string[] = [];
  for (let number = 0; number < MOST_WRITES; number += 1) {
    const id = `kundli-${number}-of-a-full-disk`;
    const answer = await save(target, token, id);
    if (!answer.ok) {
      const { code } = (await answer.json()) as { code?: unknown };
      return { taken, refusal: { status: answer.status, code, retryAfter: answer.headers.get("retry-after") } };
    }
    taken.push(id);
  }
  return { taken, refusal: null };
}

/** What refused a page may still take a row: health writes rows until it, too, finds no room. */
async function untilHealthTells(target: Target): Promise<number | null> {
  for (let rows = 0; rows < MOST_PROBES; rows += 1)
    if ((await call(target, "/api/v1/health")).status === 503) return rows;
  return null;
}

async function attack(folder: string): Promise<Outcome> {
  const target = await startTarget(folder);
  try {
    const token = await tokenOf(signUp(target, "owner@example.org"));
    const { taken, refusal } = await fill(target, token);
    const probes = await untilHealthTells(target);
    const grown = mount(folder, LARGER, "remount,");
    const after = await save(target, token, "kundli-after-the-full-disk");
    const kept = await Promise.all(
      taken.map(async (id) => (await call(target, `/api/v1/kundlis/${id}`, { headers: bearer(token) })).ok),
    );
    const lost = kept.filter((there) => !there).length;
    const seen = `${taken.length} saved, then ${refusal?.status} ${String(refusal?.code)}, health says so after ${probes ?? "no end of"} more rows; with room again ${after.status}, ${lost} lost`;
    const told = refusal?.status === 503 && refusal.code === "database_full" && Number(refusal.retryAfter) > 0;
    return { seen, held: told && probes !== null && grown && after.ok && lost === 0 && taken.length > 0 };
  } finally {
    await target.kill();
  }
}

/** A disk of two megabytes, filled by what people save. Where none may be made, the suite's bounded database stands for it. */
export async function fullDisk({ folder }: Stage): Promise<Outcome> {
  const disk = join(folder, "disk");
  mkdirSync(disk);
  if (!mount(disk, SMALL, "")) return { seen: "not tried: no file system may be mounted here", held: true };
  try {
    return await attack(disk);
  } finally {
    spawnSync("umount", [disk]);
  }
}
