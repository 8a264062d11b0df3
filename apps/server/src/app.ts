import { createTaskRunner } from "./computing/main-thread-task-runner.ts";
import { REQUEST_LIMITS } from "./http/request-limits.ts";
import { createServer, registerHttp } from "./http/create-server.ts";
import { registerStaticWeb, createWebParts } from "./http/static-web.ts";
import type { App } from "./http/fastify-app-type.ts";
import { answerWhilePlacesArePrepared } from "./wiring/answer-while-places-are-prepared.ts";
import { wireAccounts } from "./wiring/accounts.ts";
import { wireAlmanac } from "./wiring/almanac.ts";
import type { WiredFeature } from "./wiring/wired-feature.ts";
import { wireAstrology } from "./wiring/astrology.ts";
import { createComputingTasks } from "./wiring/computing-tasks.ts";
import { wireChannels } from "./wiring/channels.ts";
import { wireChat } from "./wiring/chat.ts";
import { createRateLimitCounter } from "./wiring/create-rate-limit-counter.ts";
import { wireDailyMessages } from "./wiring/daily-messages.ts";
import { wireJobs } from "./wiring/jobs.ts";
import type { AppDependencies } from "./wiring/app-dependencies.ts";
import { createConfiguredMailer } from "./wiring/create-mailer.ts";
import { wireKundlisAndLeads } from "./wiring/kundlis-and-leads.ts";
import { wirePersonalCalendars } from "./wiring/personal-calendars.ts";
import { wireOperations } from "./wiring/operations.ts";
import { resolveSite } from "./wiring/resolve-site.ts";
import { createRecordRepositories } from "./wiring/create-record-repositories.ts";

export type { AppDependencies } from "./wiring/app-dependencies.ts";

/** The whole product as one Fastify app, ready for `listen` or `inject`. */
export async function buildApp(given: AppDependencies): Promise<App> {
  const parts = { ...given, gazetteer: answerWhilePlacesArePrepared(given.gazetteer) };
  const app = createServer(parts);
  const counter = createRateLimitCounter(parts);
  const jobs = wireJobs(parts, app.log);
  const tasks = createTaskRunner(createComputingTasks(parts.ephemeris), parts.workers);
  const astrology = wireAstrology({ ...parts, tasks });
  const isVerified = async (userId: string): Promise<boolean> =>
    (await accounts.accounts.own.find(userId))?.user.emailVerified === true;
  const recordRepositories = createRecordRepositories(parts);
  const records = wireKundlisAndLeads({
    ...parts,
    tasks,
    recordRepositories,
    counter,
    charts: astrology.charts,
    isVerified,
    onKundlisChanged: (ownerId) => calendars.personalCalendars.noteChange(ownerId),
  });
  const { savedKundlis } = records;
  const calendars = wirePersonalCalendars({
    ...parts,
    tasks,
    counter,
    jobs: jobs.queue,
    charts: astrology.charts,
    savedKundlis,
  });
  const almanac = wireAlmanac({ ...parts, tasks, counter, charts: astrology.charts, savedKundlis });
  const chat = wireChat({
    ...parts,
    counter,
    logger: app.log,
    charts: astrology.charts,
    places: astrology.places,
    almanac: almanac.almanac,
    savedKundlis,
  });
  const findAccount = async (id: string) => {
    const user = (await accounts.accounts.own.find(id))?.user;
    const { isAuthorized } =
      user && !user.isLeaving ? await accounts.access.getAccessStatus(user) : { isAuthorized: false };
    return user && isAuthorized ? { userId: user.id, email: user.email } : null;
  };
  const channelParts = {
    log: app.log,
    counter,
    jobs: jobs.queue,
    chats: chat.chats,
    astrology,
    savedKundlis,
    findAccount,
  };
  const channels = wireChannels({ ...parts, ...channelParts });
  const mailer = createConfiguredMailer({ ...parts, log: app.log });
  const dailyMessages = wireDailyMessages({
    ...parts,
    tasks,
    counter,
    mailer,
    findAccount,
    isVerified,
    jobs: jobs.queue,
    today: almanac.today,
    sendToAccount: channels.sendToAccount,
  });
  const personalData = [records, chat, channels, calendars, dailyMessages].flatMap((area) => area.personalData);
  const shared = { log: app.log, counter, jobs: jobs.queue, mailer };
  const accounts = wireAccounts({ ...parts, ...shared, recordRepositories, personalData });
  const server = wireOperations({ ...parts, ...shared, channels: channels.enabledChannels });
  const areas: readonly WiredFeature[] = [
    server,
    astrology,
    almanac,
    calendars,
    dailyMessages,
    records,
    chat,
    channels,
    accounts,
    jobs,
  ];

  const lanes = [Object.assign({}, ...areas.map((area) => area.jobs)), ...areas.flatMap((area) => area.slowJobs ?? [])];
  const workers = jobs.createWorkers(lanes);
  app.addHook("onReady", async () => {
    for (const worker of workers) worker.start();
  });
  app.addHook("onListen", async () => {
    for (const area of areas) await area.announce?.();
  });
  app.addHook("onClose", async () => {
    await Promise.all(workers.map((worker) => worker.drain()));
  });

  const web = createWebParts(parts.webFolder, resolveSite(parts.config));
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
