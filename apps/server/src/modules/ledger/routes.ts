import {
  idParamsSchema,
  ledgerFiguresSchema,
  ledgerOutcomeRequestSchema,
  ledgerResponseSchema,
  ledgerSwitchSchema,
} from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requirePrincipal } from "../../http/authorize-request.ts";
import { enforceLimit, type RateLimitCounter, toClientKey } from "../../http/rate-limit-counter.ts";
import { presentLedger } from "./presenter.ts";
import type { LedgerService } from "./service.ts";

const config = { access: "authorized" } as const;
const tags = ["profile"];
/** Changes of one account. */
const CHANGE_LIMIT = { max: 60, windowMs: 60_000 };
/** Readings of the figures by one address. */
const READ_LIMIT = { max: 60, windowMs: 60_000 };
const FIGURES_SECONDS = 600;

export interface LedgerRoutesOptions {
  readonly ledger: LedgerService;
  readonly counter: RateLimitCounter;
}

/** The prediction ledger of one's account: taking part, and telling what came of what was said. */
export const ledgerRoutes: FastifyPluginAsyncZod<LedgerRoutesOptions> = async (app, { ledger, counter }) => {
  app.get(
    "/profile/ledger",
    {
      config,
      schema: {
        operationId: "getLedger",
        summary: "Get the windows that answers named to you, if you let them be kept",
        tags,
        response: { 200: ledgerResponseSchema },
      },
    },
    async (request) => presentLedger(await ledger.read(requirePrincipal(request))),
  );

  app.put(
    "/profile/ledger",
    {
      config,
      schema: {
        operationId: "setLedger",
        summary: "Let the windows that answers name be kept, or end this and delete them",
        tags,
        body: ledgerSwitchSchema,
        response: { 200: ledgerResponseSchema },
      },
    },
    async (request) => {
      const who = requirePrincipal(request);
      await enforceLimit(counter, `ledger:${who.userId}`, CHANGE_LIMIT);
      await ledger.turn(who, request.body.on);
      return presentLedger(await ledger.read(who));
    },
  );

  app.put(
    "/profile/ledger/:id",
    {
      config,
      schema: {
        operationId: "setLedgerOutcome",
        summary: "Tell what came of a window, once the time that is looked at is over",
        description: "Telling it again replaces what was told.",
        tags,
        params: idParamsSchema,
        body: ledgerOutcomeRequestSchema,
        response: { 200: ledgerResponseSchema },
      },
    },
    async (request) => {
      const who = requirePrincipal(request);
      await enforceLimit(counter, `ledger:${who.userId}`, CHANGE_LIMIT);
      await ledger.tell(who, request.params.id, request.body);
      return presentLedger(await ledger.read(who));
    },
  );

  app.get(
    "/ledger/figures",
    {
      config: { access: "public" },
      schema: {
        operationId: "getLedgerFigures",
        summary: "Get how often named windows held, beside shuffled charts, over all who take part",
        description: "Computed once a night; figures are shown from 20 people on.",
        tags: ["Server"],
        response: { 200: ledgerFiguresSchema },
      },
    },
    async (request, reply) => {
      await enforceLimit(counter, `ledger-figures:${toClientKey(request.ip)}`, READ_LIMIT);
      reply.header("cache-control", `public, max-age=${FIGURES_SECONDS}`);
      return ledger.readFigures();
    },
  );
};
