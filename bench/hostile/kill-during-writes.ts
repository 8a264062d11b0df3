import { join } from "node:path";
import { startPostgres } from "../../tools/services/postgres.ts";
import type { Outcome, AttackContext } from "./attacks.ts";
import { createBearerHeaders, BIRTH, logIn, signUp, readToken } from "./accounts.ts";
import { call, post, startTarget, type Target } from "./target-server.ts";

const ROUNDS = 6;
/** Writes of each kind that are acknowledged in a round before the kill; the next ones are in progress then. */
const WRITES_PER_KIND = 4;
/** A round whose writes are refused ends after this number of attempts. */
const MAX_TRIES = 400;
const OWNER = "owner@example.org";

/** The writes that the server has acknowledged, by kind. */
interface Acknowledged {
  readonly signUps: string[];
  readonly kundlis: string[];
  readonly leads: string[];
}

interface WriteRound {
  readonly target: Target;
  readonly token: string;
  readonly round: number;
  readonly taken: Acknowledged;
}

const createLead = (id: string) => ({
  id,
  name: "Meera Nair",
  email: `${id}@example.org`,
  phone: "+91 98765 43210",
  source: "pilot_signup_form",
});

/** Repeated until the kill. A write without a success response may be stored or not. */
const WRITERS: Readonly<Record<keyof Acknowledged, (writing: WriteRound, name: string) => Promise<Response>>> = {
  signUps: ({ target }, name) => signUp(target, `${name}@example.org`),
  kundlis: ({ target, token }, name) =>
    post(target, "/kundlis", { ...BIRTH, id: name, name }, createBearerHeaders(token)),
  leads: ({ target }, name) => post(target, "/leads", createLead(name)),
};
const KINDS = Object.keys(WRITERS) as (keyof Acknowledged)[];

/** Writes all kinds concurrently; the kill happens while the next writes are in progress. */
async function writeUntilKilled(writing: WriteRound): Promise<void> {
  const { target, taken, round } = writing;
  const enough = KINDS.map((kind) => [kind, taken[kind].length + WRITES_PER_KIND] as const);
  const write = async (kind: keyof Acknowledged): Promise<void> => {
    for (let tries = 0; tries < MAX_TRIES && target.isAlive(); tries += 1) {
      const name = `${kind.toLowerCase()}-${round}-${tries}`;
      const answer = await WRITERS[kind](writing, name).catch(() => null);
      if (answer?.ok) taken[kind].push(name);
      if (enough.every(([each, fewest]) => taken[each].length >= fewest)) await target.kill();
    }
  };
  await Promise.all(KINDS.map(write));
  await target.kill();
}

/** The acknowledged writes that are missing after the restart. */
async function findMissing(target: Target, token: string, taken: Acknowledged): Promise<string[]> {
  const headers = createBearerHeaders(token);
  const lost: string[] = [];
  for (const name of taken.signUps) if (!(await logIn(target, `${name}@example.org`)).ok) lost.push(name);
  for (const name of taken.kundlis)
    if (!(await call(target, `/api/v1/kundlis/${name}`, { headers })).ok) lost.push(name);
  const file = await (await call(target, "/api/v1/leads/export.csv", { headers })).text();
  lost.push(...taken.leads.filter((name) => !file.includes(`${name}@example.org`)));
  return lost;
}

async function runKills(folder: string, settings: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const taken: Acknowledged = { signUps: [], kundlis: [], leads: [] };
  let target = await startTarget(folder, settings);
  try {
    const token = await readToken(signUp(target, OWNER));
    for (let round = 0; round < ROUNDS; round += 1) {
      await writeUntilKilled({ target, token, round, taken });
      target = await startTarget(folder, settings);
    }
    const lost = await findMissing(target, await readToken(logIn(target, OWNER)), taken);
    const kinds = KINDS.map((kind) => `${taken[kind].length} ${kind}`).join(", ");
    const seen = `${ROUNDS} kills, ${kinds} acknowledged, ${lost.length} lost${lost.length > 0 ? `: ${lost.join(", ")}` : ""}`;
    return {
      summary: seen,
      passed: lost.length === 0 && KINDS.every((kind) => taken[kind].length >= ROUNDS * WRITES_PER_KIND),
    };
  } finally {
    await target.kill();
  }
}

export const runKillsOnSqlite = ({ folder }: AttackContext): Promise<Outcome> => runKills(join(folder, "killed"));

export async function runKillsOnPostgres({ folder }: AttackContext): Promise<Outcome> {
  const service = await startPostgres();
  if ("missing" in service) return { summary: service.missing, passed: false };
  try {
    return await runKills(join(folder, "killed-on-postgres"), { DATABASE_URL: service.url });
  } finally {
    service.stop();
  }
}
