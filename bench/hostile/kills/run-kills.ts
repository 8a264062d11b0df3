import { setTimeout as wait } from "node:timers/promises";
import { startGraphApi } from "../../../apps/server/test/fakes/graph-api.ts";
import { ACCOUNTS, PROFILES, SECOND_FACTORS } from "./account-writes.ts";
import { type KillableServer, startKillableServer } from "./killable-server.ts";
import { createLedger, type Ledger } from "./ledger.ts";
import type { SubjectKind, Write } from "./life.ts";
import { CALENDARS, CHATS, DAILY_MESSAGES, INVITATIONS, KUNDLIS } from "./owner-writes.ts";
import { createRequests, isUnavailable, type Requests } from "./requests.ts";
import { CONTACT, createWhatsAppKind, LEADS } from "./visitor-writes.ts";

const KINDS: readonly SubjectKind[] = [
  ACCOUNTS,
  PROFILES,
  SECOND_FACTORS,
  KUNDLIS,
  CHATS,
  INVITATIONS,
  CALENDARS,
  DAILY_MESSAGES,
  LEADS,
  CONTACT,
];
/**
 * Acknowledged after the server listens again, before the next kill: few as a rule, so that kills are many, and now and then so many that
 * each life comes to its last write.
 */
const WRITES_BETWEEN_KILLS = [10, 10, 10, 100];
/** For each kind of write, in the whole run. */
const LEAST_ACKNOWLEDGED = 5;
/** Until the kill, so that it meets each moment of a write. */
const MAX_DELAY_MS = 300;
const PAUSE_MS = 50;
const MAX_WAIT_MS = 180_000;
const PROGRESS_KILLS = 10;
const MINUTE_MS = 60_000;

export interface KillPlan {
  /** For progress. */
  readonly name: string;
  readonly kills: number;
  /** After which no more kills begin, even if there were fewer. */
  readonly maxMinutes: number;
  readonly processes: number;
  /** With DATA_DIR; without DATABASE_URL the server uses SQLite. */
  readonly settings: Readonly<Record<string, string>>;
}

interface Stage {
  readonly server: KillableServer;
  readonly requests: Requests;
  readonly ledger: Ledger;
  /** How many writes were acknowledged. */
  written: number;
  isOver: boolean;
}

type Attempt = "acknowledged" | "interrupted" | "refused" | "not taken";

/** Nothing was sent. */
const isUnreached = (error: unknown): boolean =>
  ((error as Error).cause as { code?: unknown } | undefined)?.code === "ECONNREFUSED";

async function attempt({ ledger }: Stage, subject: string, write: Write): Promise<Attempt> {
  try {
    const response = await write.send();
    const text = await response.text();
    if (isUnavailable(response.status)) return "not taken";
    if (response.status < 300) {
      write.accept?.(text);
      return "acknowledged";
    }
    ledger.addFault(`${subject}, ${write.name}: ${response.status} ${text.slice(0, 200)}`);
    return "refused";
  } catch (error) {
    return isUnreached(error) ? "not taken" : "interrupted";
  }
}

/** Writes a subject until its end, or until a write has no response. After each kill it must be as the last acknowledged write left it. */
async function live(stage: Stage, kind: SubjectKind, serial: number): Promise<void> {
  const { server, ledger } = stage;
  const subject = `${kind.name} ${serial}`;
  const life = await kind.begin(stage.requests, serial);
  let state = life.before;
  let seenKills = server.kills;
  for (const write of life.writes) {
    let outcome: Attempt = "not taken";
    while (outcome === "not taken") {
      if (stage.isOver) return ledger.keep(subject, life, state);
      if (seenKills !== server.kills) {
        seenKills = server.kills;
        await ledger.check(subject, life, state);
      }
      outcome = await attempt(stage, subject, write);
      if (outcome === "not taken") await wait(PAUSE_MS);
    }
    if (outcome !== "acknowledged") return ledger.keep(subject, life, state, write.after);
    state = write.after;
    stage.written += 1;
    ledger.acknowledge(`${kind.name}: ${write.name}`);
  }
  ledger.keep(subject, life, state);
}

/** @throws Error if the server does not take so many writes in three minutes */
async function waitForWrites(stage: Stage, count: number): Promise<void> {
  const goal = stage.written + count;
  const end = performance.now() + MAX_WAIT_MS;
  while (stage.written < goal) {
    if (performance.now() > end) throw new Error("The server takes no more writes");
    await wait(PAUSE_MS);
  }
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0);

function summarize(ledger: Ledger, victims: ReadonlyMap<string, number>): string {
  const { acknowledged, interrupted, lost, faults, subjects } = ledger;
  const list = (counts: ReadonlyMap<string, number>): string =>
    [...counts].map(([name, count]) => `${count} × ${name}`).join(", ");
  return [
    `${sum(victims.values())} kills (${list(victims)})`,
    `${sum(acknowledged.values())} writes to ${subjects} subjects acknowledged, ${lost.length} lost`,
    `${interrupted.all} interrupted, of which ${interrupted.stored} were stored`,
    `${faults.length} unexplained responses`,
    `acknowledged: ${list(acknowledged)}`,
    `least of a kind: ${Math.min(...acknowledged.values())}, goal ${LEAST_ACKNOWLEDGED}`,
    ...lost,
    ...faults,
  ].join("\n  ");
}

/**
 * Kills a server again and again while all kinds of writes are in progress, and reads every subject at the end, and those that are being written after each kill.
 * @returns a failure if an acknowledged write is missing, or a response cannot be explained by a kill
 */
export async function runKills({ name, kills, maxMinutes, processes, settings }: KillPlan) {
  const end = performance.now() + maxMinutes * MINUTE_MS;
  const graph = await startGraphApi();
  const kinds = [...KINDS, createWhatsAppKind(graph)];
  const server = await startKillableServer({ ...settings, ...graph.env }, processes);
  const stage: Stage = {
    server,
    requests: createRequests(() => server.origin),
    ledger: createLedger(),
    written: 0,
    isOver: false,
  };
  const victims = new Map<string, number>();
  try {
    // The first account is the administrator's.
    await stage.requests.administrator();
    // Once without kills, so that each kind of write is seen to succeed.
    await Promise.all(kinds.map((kind) => live(stage, kind, 1)));
    const lanes = kinds.map(async (kind) => {
      for (let serial = 2; !stage.isOver; serial += 1) await live(stage, kind, serial);
    });
    const killing = (async () => {
      for (let count = 1; count <= kills && performance.now() < end; count += 1) {
        await waitForWrites(stage, WRITES_BETWEEN_KILLS[count % WRITES_BETWEEN_KILLS.length] ?? 0);
        await wait(Math.random() * MAX_DELAY_MS);
        const victim = await server.kill();
        victims.set(victim, (victims.get(victim) ?? 0) + 1);
        if (count % PROGRESS_KILLS === 0) console.log(`  ${name}: ${count} kills, ${stage.written} writes`);
      }
    })().finally(() => (stage.isOver = true));
    await Promise.all([killing, ...lanes]);
    await stage.ledger.checkAll();
  } finally {
    stage.isOver = true;
    await server.stop();
    await graph.close();
  }
  const { lost, faults, acknowledged } = stage.ledger;
  const isThorough = Math.min(...acknowledged.values()) >= LEAST_ACKNOWLEDGED;
  const passed = lost.length === 0 && faults.length === 0 && isThorough;
  return { summary: summarize(stage.ledger, victims), passed };
}
