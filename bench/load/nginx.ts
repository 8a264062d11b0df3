import { startNginx } from "../../tools/services/nginx.ts";
import { type LoadPart } from "./load-part.ts";
import { type LoadRequest, runLoad } from "./load-plan.ts";
import { type LoadServer, startLoadServer } from "./load-server.ts";
import { countAnswered, countFailed, formatStatuses, getResponses } from "./statistics.ts";

const PLACES = 300;
const DAYS = 14;
const REQUESTS = 6_000;
/** Of the rank: the most common place is asked for as often as the second and third together. */
const ZIPF_EXPONENT = 1;
const CONNECTIONS = 16;
const PAUSE_MS = 10;
const SECONDS = 20;
const FEED_CITIES = ["jaipur", "pune", "chennai", "varanasi", "mumbai", "delhi", "kolkata", "ujjain"];
/** Feeds and years of festivals among the requests. */
const FEED_SHARE = 0.1;
const YEAR_SHARE = 0.1;
/** Of a mix in which a few places are asked for most. */
const MIN_HIT_RATE = 0.6;
const MAX_CPU_RATIO = 0.5;

/** Numbers between 0 and 1 that are the same in every run. */
function createRandom(seed = 20_270_101): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Chooses a rank from 0, each with a probability that falls with its number. */
function createZipf(count: number, random: () => number): () => number {
  const weights = Array.from({ length: count }, (_, rank) => 1 / (rank + 1) ** ZIPF_EXPONENT);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return () => {
    let left = random() * total;
    const found = weights.findIndex((weight) => (left -= weight) < 0);
    return found < 0 ? count - 1 : found;
  };
}

async function findPlaceIds({ target }: LoadServer): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const city of FEED_CITIES) {
    const response = await fetch(`${target.origin}/api/v1/places?q=${city}`);
    const [place] = ((await response.json()) as { places: readonly { id: number }[] }).places;
    if (place) ids.push(place.id);
  }
  return ids;
}

/** Days, years of festivals and feeds as readers ask for them: few places and the next days most. */
function createMix(placeIds: readonly number[], year: number): readonly LoadRequest[] {
  const random = createRandom();
  const [choosePlace, chooseDay] = [createZipf(PLACES, random), createZipf(DAYS, random)];
  const choosePath = (): string => {
    const place = choosePlace();
    const kind = random();
    if (kind < FEED_SHARE) return `/calendar/${placeIds[place % placeIds.length]}/smarta/en.ics`;
    const where = `language=en&latitude=${(8 + (place % 20)).toFixed(1)}&longitude=${(70 + Math.floor(place / 20)).toFixed(1)}`;
    if (kind < FEED_SHARE + YEAR_SHARE) return `/api/v1/festivals?${where}&year=${year}`;
    return `/api/v1/panchang?${where}&date=${year}-01-${String(1 + chooseDay()).padStart(2, "0")}`;
  };
  return Array.from({ length: REQUESTS }, () => ({ name: "almanac", method: "GET", path: choosePath() }));
}

/** One round of the mix. The load is the same, so a faster way may take more of its requests. */
async function measureRound(
  server: LoadServer,
  { port, ca }: { readonly port: number; readonly ca?: string },
  requests: readonly LoadRequest[],
) {
  const [cpuBefore, reachedBefore] = [await server.readCpuSeconds(), await server.readRequests()];
  const pace = { kind: "closed", connections: CONNECTIONS, pauseMs: PAUSE_MS } as const;
  const plan = { port, pace, requests, hasOwnAddresses: true, ...(ca !== undefined && { ca }) };
  const result = await runLoad([plan], SECONDS);
  const responses = getResponses(result, "almanac");
  const [cpu, reached] = [(await server.readCpuSeconds()) - cpuBefore, (await server.readRequests()) - reachedBefore];
  const answered = countAnswered(responses);
  // The metrics are of other ports, so they count no request of their own.
  const hitRate = 1 - reached / responses.latenciesMs.length;
  return { responses, answered, cpuPerThousand: (1000 * cpu) / answered, hitRate };
}
type Round = Awaited<ReturnType<typeof measureRound>>;

/** @throws Error if nginx is missing */
async function openNginx(serverPort: number) {
  const nginx = await startNginx(serverPort);
  if ("missing" in nginx) throw new Error(nginx.missing);
  return { port: Number(new URL(nginx.url).port), ca: nginx.ca };
}

/** What the mix costs a new server, and what it costs again, with the answers that server and nginx then remember. */
async function measureMix(year: number, withNginx: boolean): Promise<{ readonly first: Round; readonly again: Round }> {
  const server = await startLoadServer();
  try {
    const requests = createMix(await findPlaceIds(server), year);
    const entry = withNginx ? await openNginx(server.target.port) : { port: server.target.port };
    const first = await measureRound(server, entry, requests);
    return { first, again: await measureRound(server, entry, requests) };
  } finally {
    await server.stop();
  }
}

/** The cache of nginx, which ends TLS, for a mix of readers: how many requests it answers, and what the server spends with and without it. */
export const measureNginx: LoadPart = async () => {
  const year = new Date().getFullYear() + 1;
  const without = await measureMix(year, false);
  const behind = await measureMix(year, true);
  for (const [name, { responses, answered, cpuPerThousand, hitRate }] of Object.entries({
    "without nginx, new": without.first,
    "behind nginx, new": behind.first,
    "without nginx, again": without.again,
    "behind nginx, again": behind.again,
  }))
    console.log(
      `${name.padEnd(22)}${(answered / SECONDS).toFixed(0)} requests/s, ${cpuPerThousand.toFixed(2)} CPU s of the server for 1,000; ` +
        `${(100 * Math.max(0, hitRate)).toFixed(1)} % did not reach it; ${formatStatuses(responses)}`,
    );
  const ratio = behind.again.cpuPerThousand / without.again.cpuPerThousand;
  console.log(
    `CPU of the server behind nginx: ${ratio.toFixed(2)} × that without (goal ${MAX_CPU_RATIO}), its own memory of answers included in both`,
  );
  const missed: string[] = [];
  if (!(behind.again.hitRate >= MIN_HIT_RATE)) missed.push(`hit rate ${(100 * behind.again.hitRate).toFixed(1)} %`);
  if (!(ratio <= MAX_CPU_RATIO)) missed.push(`CPU ${ratio.toFixed(2)} × that without nginx`);
  for (const { responses } of [without.first, without.again, behind.first, behind.again])
    if (countFailed(responses) > 0) missed.push(`not answered: ${formatStatuses(responses)}`);
  return missed;
};
