import { REQUEST_LIMITS } from "./http/request-limits.ts";
import { createServer, registerHttp } from "./http/server.ts";
import { registerStaticWeb, webOf } from "./http/static-web.ts";
import type { App } from "./http/types.ts";
import { wireAccounts } from "./wiring/accounts.ts";
import type { Area } from "./wiring/area.ts";
import { wireAstrology } from "./wiring/astrology.ts";
import { wireChannels } from "./wiring/channels.ts";
import { wireChat } from "./wiring/chat.ts";
import { hitCounterOf } from "./wiring/hit-counter.ts";
import { wireJobs } from "./wiring/jobs.ts";
import type { AppParts } from "./wiring/parts.ts";
import { mailerOf } from "./wiring/mail.ts";
import { wireRecords } from "./wiring/records.ts";
import { wireServer } from "./wiring/server.ts";
import { siteOf } from "./wiring/site.ts";
import { recordsIn } from "./wiring/stores.ts";

export type { AppParts } from "./wiring/parts.ts";

/** The whole product as one Fastify app, ready to be listened with or injected into. */
export async function buildApp(parts: AppParts): Promise<App> {
  const app = createServer(parts);
  const counter = hitCounterOf(parts);
  const jobs = wireJobs(parts, app.log);
  const astrology = wireAstrology(parts);
  const isVerified = async (userId: string): Promise<boolean> =>
    (await accounts.accounts.own.find(userId))?.user.emailVerified === true;
  const kept = recordsIn(parts);
  const records = wireRecords({ ...parts, kept, counter, kundlis: astrology.kundlis, isVerified });
  const chat = wireChat({ ...parts, counter, logger: app.log, kundlis: astrology.kundlis, saved: records.saved });
  const accountOf = async (id: string) => {
    const user = (await accounts.accounts.own.find(id))?.user;
    const { authorized } = user && !user.leaving ? await accounts.access.standingOf(user) : { authorized: false };
    return user && authorized ? { userId: user.id, email: user.email } : null;
  };
  const { saved } = records;
  const asked = { log: app.log, counter, jobs: jobs.queue, chats: chat.chats, astrology, saved, accountOf };
  const channels = wireChannels({ ...parts, ...asked });
  const personalData = [...records.personalData, ...chat.personalData, ...channels.personalData];
  const mailer = mailerOf({ ...parts, log: app.log });
  const shared = { log: app.log, counter, jobs: jobs.queue, mailer };
  const accounts = wireAccounts({ ...parts, ...shared, kept, personalData });
  const server = wireServer({ ...parts, ...shared, channels: channels.on });
  const areas: readonly Area[] = [server, astrology, records, chat, channels, accounts, jobs];

  const lanes = [Object.assign({}, ...areas.map((area) => area.jobs)), ...areas.flatMap((area) => area.slowJobs ?? [])];
  const workers = jobs.workersFor(lanes);
  app.addHook("onReady", async () => {
    for (const worker of workers) worker.start();
  });
  app.addHook("onListen", async () => {
    for (const area of areas) await area.announce?.();
  });
  app.addHook("onClose", async () => {
    await Promise.all(workers.map((worker) => worker.drain()));
  });

  const web = webOf(parts.webFolder, siteOf(parts.config));
  await registerHttp(app, {
    ...parts,
    pages: web.pages,
    counter,
    authenticator: parts.authenticator ?? accounts.authenticator,
    limits: { ...REQUEST_LIMITS, ...parts.limits },
    checkAnswers: parts.checkAnswers ?? false,
  });
  await app.register(
    async (api) => {
      for (const area of areas) await area.routes?.(api);
    },
    { prefix: "/api/v1" },
  );
  for (const area of areas) await area.pages?.(app);
  await registerStaticWeb(app, parts.webFolder, web);
  return app;
}
