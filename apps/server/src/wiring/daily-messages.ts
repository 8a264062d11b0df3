import type { SendToAccount } from "../channels/sql/send-to-account.ts";
import type { JobEnqueuer } from "../jobs/queue.ts";
import { createAddressTokens } from "../modules/almanac/address-tokens.ts";
import { createAlmanacPlaces } from "../modules/almanac/almanac-places.ts";
import { DAILY_MAIL, DAILY_MESSAGE } from "../modules/almanac/daily-message/daily-jobs.ts";
import { DAILY_TEXTS } from "../modules/almanac/daily-message/daily-texts.data.ts";
import { dailyMessageRoutes, registerDailyMessageEnd } from "../modules/almanac/daily-message/routes.ts";
import { createDailySchedule } from "../modules/almanac/daily-message/schedule-daily-message.ts";
import { createDailyMessages } from "../modules/almanac/daily-message/service.ts";
import { createSqlDailyMessageRepository, type SendToChats } from "../modules/almanac/daily-message/sql-repository.ts";
import type { TodayService } from "../modules/almanac/today-service.ts";
import type { SharedParts } from "./shared-parts.ts";
import { resolvePublicUrl } from "./create-mailer.ts";
import type { Area } from "./area.ts";

interface DailyMessageWiring extends SharedParts {
  readonly jobs: JobEnqueuer;
  readonly today: TodayService;
  readonly sendToAccount: SendToAccount;
  readonly findAccount: (accountId: string) => Promise<{ readonly userId: string; readonly email: string } | null>;
  readonly isVerified: (accountId: string) => Promise<boolean>;
}

/** Every message in a chat says how to end it. */
const createSendToChats =
  (sendToAccount: SendToAccount): SendToChats =>
  (trx, { texts: { title, lines }, language, ...to }) => {
    const [sentence = "", ...rest] = lines;
    return sendToAccount(trx, to, {
      kind: "text",
      text: [title, "", ...lines, "", DAILY_TEXTS[language].stop].join("\n"),
      template: { language, parameters: [title, sentence, rest.join(" · ")] },
    });
  };

/** Wires the message of the day, for accounts that asked for it. */
export function wireDailyMessages(wiring: DailyMessageWiring): Area {
  const {
    config,
    database,
    gazetteer,
    clock,
    counter,
    jobs,
    mailer,
    tasks,
    today,
    sendToAccount,
    findAccount,
    isVerified,
  } = wiring;
  const messages = createDailyMessages({
    records: createSqlDailyMessageRepository({ db: database.db, jobs, sendToChats: createSendToChats(sendToAccount) }),
    findNext: createDailySchedule({ places: createAlmanacPlaces(gazetteer), tasks }),
    today,
    tokens: createAddressTokens(config.AUTH_SECRET, "ends of daily messages"),
    findAccount,
    isVerified,
    mailer,
    clock,
    publicUrl: resolvePublicUrl(config),
  });
  return {
    gives: {},
    personalData: [
      {
        name: "daily_message",
        collect: ({ userId }) => messages.collect(userId),
        erase: ({ userId }) => messages.end(userId),
      },
    ],
    slowJobs: [{ [DAILY_MESSAGE]: messages.messageJob }, { [DAILY_MAIL]: messages.mailJob }],
    routes: async (api) => {
      await api.register(dailyMessageRoutes, { messages });
    },
    pages: (app) => registerDailyMessageEnd(app, { messages, counter }),
  };
}
