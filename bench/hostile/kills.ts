import { join } from "node:path";
import { postgres } from "../../tools/services/postgres.ts";
import type { Outcome, Stage } from "./attacks.ts";
import { bearer, BIRTH, logIn, signUp, tokenOf } from "./people.ts";
import { call, post, startTarget, type Target } from "./target.ts";

const ROUNDS = 6;
/** So many writes of each kind are acknowledged in a round before the kill, the next ones being under way. */
const OF_EACH_KIND = 4;
/** A round whose writes are refused is given up rather than waited for. */
const TRIES = 400;
const OWNER = "owner@example.org";

/** What the server has said it took, by kind. */
interface Acknowledged {
  readonly signUps: string[];
  readonly kundlis: string[];
  readonly leads: string[];
}

interface Writing {
  readonly target: Target;
  readonly token: string;
  readonly round: number;
  readonly taken: Acknowledged;
}

const lead = (id: string) => ({
  id,
  name: "Meera Nair",
  email: `${id}@example.org`,
  phone: "+91 98765 43210",
  source: "pilot_signup_form",
});

/** One after the other until the kill: whatever was not answered with a success may be there or not. */
const WRITERS: Readonly<Record<keyof Acknowledged, (writing: Writing, name: string) => Promise<Response>>> = {
  signUps: ({ target }, name) => signUp(target, `${name}@example.org`),
  kundlis: ({ target, token }, name) => post(target, "/kundlis", { ...BIRTH, id: name, name }, bearer(token)),
  leads: ({ target }, name) => post(target, "/leads", lead(name)),
};
const KINDS = Object.keys(WRITERS) as (keyof Acknowledged)[];

/** Writes of all kinds at once; the kill comes while the next ones are on their way. */
async function writeUntilKilled(writing: Writing): Promise<void> {
  const { target, taken, round } = writing;
  const enough = KINDS.map((kind) => [kind, taken[kind].length + OF_EACH_KIND] as const);
  const write = async (kind: keyof Acknowledged): Promise<void> => {
    for (let tries = 0; tries < TRIES && target.alive(); tries += 1) {
      const name = `${kind.toLowerCase()}-${round}-${tries}`;
      const answer = await WRITERS[kind](writing, name).catch(() => null);
      if (answer?.ok) taken[kind].push(name);
      if (enough.every(([each, fewest]) => taken[each].length >= fewest)) await target.kill();
    }
  };
  await Promise.all(KINDS.map(write));
  await target.kill();
}

/** Of what was acknowledged: what the server, started again, does not have. */
async function missing(target: Target, token: string, taken: Acknowledged): Promise<string[]> {
  const headers = bearer(token);
  const lost: string[] = [];
  for (const name of taken.signUps) if (!(await logIn(target, `${name}@example.org`)).ok) lost.push(name);
  for (const name of taken.kundlis)
    if (!(await call(target, `/api/v1/kundlis/${name}`, { headers })).ok) lost.push(name);
  const file = await (await call(target, "/api/v1/leads/export.csv", { headers })).text();
  lost.push(...taken.leads.filter((name) => !file.includes(`${name}@example.org`)));
  return lost;
}

async function kills(folder: string, settings: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const taken: Acknowledged = { signUps: [], kundlis: [], leads: [] };
  let target = await startTarget(folder, settings);
  try {
    const token = await tokenOf(signUp(target, OWNER));
    for (let round = 0; round < ROUNDS; round += 1) {
      await writeUntilKilled({ target, token, round, taken });
      target = await startTarget(folder, settings);
    }
    const lost = await missing(target, await tokenOf(logIn(target, OWNER)), taken);
    const kinds = KINDS.map((kind) => `${taken[kind].length} ${kind}`).join(", ");
    const seen = `${ROUNDS} kills, ${kinds} acknowledged, ${lost.length} lost${lost.length > 0 ? `: ${lost.join(", ")}` : ""}`;
    return { seen, held: lost.length === 0 && KINDS.every((kind) => taken[kind].length >= ROUNDS * OF_EACH_KIND) };
  } finally {
    await target.kill();
  }
}

export const killsOnSqlite = ({ folder }: Stage): Promise<Outcome> => kills(join(folder, "killed"));

export async function killsOnPostgres({ folder }: Stage): Promise<Outcome> {
  const service = await postgres();
  if ("missing" in service) return { seen: service.missing, held: false };
  try {
    return await kills(join(folder, "killed-on-postgres"), { DATABASE_URL: service.url });
  } finally {
    service.stop();
  }
}
