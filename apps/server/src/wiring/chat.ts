import { randomUUID } from "node:crypto";
import { systemStopwatch } from "../time/clock.ts";
import { createSqlConversationRepository } from "../chat/conversations/sql-repository.ts";
import { conversationRoutes } from "../chat/conversations-routes.ts";
import { createSqlMemoryRepository } from "../chat/remembered-facts/sql-repository.ts";
import { CHAT_TIMEOUTS, type ChatTimeouts } from "../chat/timeouts.ts";
import { createModelSettings, type ModelConfig, type ModelSettings } from "../chat/model-settings.ts";
import { modelSettingsRoutes } from "../chat/model-settings-routes.ts";
import { createModelSettingsService } from "../chat/model-settings-service.ts";
import { presentConversation, presentMemory, presentMessage } from "../chat/presenter.ts";
import type { Provider } from "../chat/provider.ts";
import { createOpenAiProvider } from "../chat/provider-openai.ts";
import { chatRoutes } from "../chat/routes.ts";
import { type ChatService, createChatService } from "../chat/service.ts";
import { createSqlRunningAnswerRepository } from "../chat/running-answers/sql-repository.ts";
import { createStreamRegistry } from "../chat/stream-registry.ts";
import { createTryChatService } from "../chat/try-chat-service.ts";
import { createTurnNarrator } from "../chat/narrate-turn.ts";
import { createDayMover } from "../chat/move-day-to-place.ts";
import { createChatAlmanac } from "../chat/chat-almanac.ts";
import { createTurnPlannerWithBirths } from "../chat/births/plan-turn-with-births.ts";
import { createBirthTalk } from "../chat/births/talk-about-birth.ts";
import { createTurnPlanner } from "../chat/plan-turn.ts";
import { AppError } from "../errors/app-error.ts";
import { createBirthAlmanac } from "../typed-births/calendar-days/birth-almanac.ts";
import { createTownFinder } from "../typed-births/find-towns.ts";
import { createBirthplaceRecogniser } from "../typed-births/recognise-birthplace.ts";
import { createPrashnaAnswerer } from "../chat/schools/answer-prashna.ts";
import { createYearAnswerer } from "../chat/schools/answer-year.ts";
import { createModelBudget } from "../chat/usage/budget.ts";
import { createSqlUsageRepository } from "../chat/usage/sql-repository.ts";
import type { AccountsService } from "../modules/accounts/service.ts";
import { createMatchingService } from "../modules/matching/service.ts";
import { createPrashnaService } from "../modules/prashna/service.ts";
import type { AlmanacService } from "../modules/almanac/service.ts";
import type { PlacesService } from "../modules/places/service.ts";
import type { ChartService } from "../modules/charts/service.ts";
import { presentVerified } from "../modules/verify/presenter.ts";
import { tryRoutes } from "../modules/try/routes.ts";
import type { LedgerService } from "../modules/ledger/service.ts";
import type { SavedKundlisService } from "../modules/saved-kundlis/service.ts";
import type { PersonalData } from "../modules/profile/personal-data.ts";
import { meterProvider } from "../metrics/meter-provider.ts";
import type { Area } from "./area.ts";
import { createOnce } from "./create-once.ts";
import type { ServerSettingsGives } from "./server-settings.ts";
import type { SharedParts } from "./shared-parts.ts";

/** Chats send no mail, keep no records in another store, and show no metrics. */
type ChatSharedParts = Omit<SharedParts, "recordRepositories" | "mailer" | "metricsHub">;

export interface ChatWiring extends ChatSharedParts, ServerSettingsGives {
  readonly accounts: Pick<AccountsService, "requireProof">;
  readonly charts: ChartService;
  readonly savedKundlis: SavedKundlisService;
  readonly ledger: LedgerService;
  readonly places: PlacesService;
  readonly almanac: Pick<
    AlmanacService,
    | "places"
    | "readToday"
    | "day"
    | "month"
    | "eclipse"
    | "findFestivalDate"
    | "searchMuhurtas"
    | "locate"
    | "listFestivalDays"
    | "listTithiDays"
  >;
}

export interface ChatGives {
  /** Also used by the channels. */
  readonly chats: ChatService;
  /** The language model as last found. */
  readonly readModel: () => ModelConfig | null;
}

/** Finds what writes answers, with the settings that apply at the moment. */
function createProviderFinder(
  settings: ModelSettings,
  { timeouts, metrics }: { readonly timeouts: ChatTimeouts } & Pick<ChatWiring, "metrics">,
): () => Promise<Provider | null> {
  const createProvider = createOnce(({ baseUrl, apiKey, model }: ModelConfig) =>
    meterProvider(createOpenAiProvider({ baseUrl, apiKey: apiKey ?? undefined, model, timeouts }), metrics),
  );
  return async () => {
    const model = await settings.find();
    return model && createProvider(model);
  };
}

/** A user's conversations and remembered facts, for export and deletion. */
function createChatData(chats: ChatService): PersonalData {
  return {
    name: "chats",
    collect: async ({ userId }) => {
      const { conversations, memory } = await chats.exportAll({ kind: "user", userId });
      return {
        conversations: conversations.map(({ conversation, messages }) => ({
          ...presentConversation(conversation, "ready_for_questions"),
          birth: conversation.birth,
          messages: messages.map(presentMessage),
        })),
        memory: memory.map(presentMemory),
      };
    },
    erase: ({ userId }) => chats.erase({ kind: "user", userId }),
  };
}

/** Wires the conversations with the astrologer. */
export function wireChat(wiring: ChatWiring): Area<ChatGives> {
  const { config, clock, counter, charts, savedKundlis, logger: log, stopwatch = systemStopwatch } = wiring;
  const { db } = wiring.database;
  const timeouts = { ...CHAT_TIMEOUTS, ...wiring.chatTimeouts };
  const modelSettings = createModelSettings(config, wiring.serverSettings);
  const findProvider = createProviderFinder(modelSettings, { timeouts, metrics: wiring.metrics });
  const usage = createSqlUsageRepository(db);
  const budget = createModelBudget({
    records: usage,
    clock,
    findMonthlyTokens: async () => (await modelSettings.find())?.monthlyTokens ?? null,
    log,
  });
  const { requireProof } = wiring.accounts;
  const models = createModelSettingsService({ settings: modelSettings, usage, requireProof, clock, stopwatch });
  const matching = createMatchingService({ charts, savedKundlis, tasks: wiring.tasks });
  const planTurnOfCharts = createTurnPlanner({
    charts,
    matchCouple: async ({ boy, girl }) =>
      (await matching.matchCouple({ boy: { birth: boy }, girl: { birth: girl }, settings: undefined })).match,
    openAlmanac: createChatAlmanac({ almanac: wiring.almanac, towns: wiring.places, clock }),
    answerPrashna: createPrashnaAnswerer(createPrashnaService({ charts, clock })),
    answerYear: createYearAnswerer({ clock }),
    moveDayToPlace: createDayMover({ almanac: wiring.almanac, towns: wiring.places }),
  });
  const createPreparingError = () => new AppError("places_preparing");
  const talkAboutBirth = createBirthTalk({
    towns: createTownFinder({ places: createBirthplaceRecogniser(wiring.places), createPreparingError }),
    regions: wiring.places,
    almanac: createBirthAlmanac(wiring.almanac),
    clock,
    checkBirth: charts.getFactIndex,
  });
  const planTurn = createTurnPlannerWithBirths(planTurnOfCharts, talkAboutBirth);
  const narration = { budget, stopwatch, timeouts, log };
  const narrateBuiltIn = createTurnNarrator({ ...narration, findProvider: async () => null, fallback: "built-in" });
  const chats = createChatService({
    conversations: createSqlConversationRepository(db),
    memory: createSqlMemoryRepository(db),
    savedKundlis,
    charts,
    planTurn,
    narrateTurn: createTurnNarrator({ ...narration, findProvider, fallback: config.LLM_FALLBACK }),
    narrateBuiltIn,
    ledger: wiring.ledger,
    log,
    counter,
    clock,
  });
  const streams = createStreamRegistry({
    running: createSqlRunningAnswerRepository(db),
    writer: randomUUID(),
    clock,
    timeouts,
    onError: (error) => log.warn({ err: error }, "an answer could not be kept for other servers"),
  });
  const tryChat = createTryChatService({ planTurn, narrateTurn: narrateBuiltIn });
  return {
    gives: { chats, readModel: modelSettings.readLatest },
    personalData: [createChatData(chats)],
    routes: async (api) => {
      // For answers that do not wait for the database; if it is away, the model is found with the next request.
      api.addHook("onReady", async () => void (await modelSettings.find().catch(() => undefined)));
      await api.register(modelSettingsRoutes, { models });
      await api.register(chatRoutes, {
        chats,
        streams,
        remoteWaitMs: timeouts.remoteWaitMs,
        drainMs: timeouts.drainMs,
        apiKey: config.CHAT_API_KEY,
      });
      await api.register(conversationRoutes, { chats, clock });
      if (config.TRY_WITHOUT_ACCOUNT === "on")
        await api.register(tryRoutes, { charts, tryChat, counter, presentVerified });
    },
  };
}
