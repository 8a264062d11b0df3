import {
  INVITATION_KEY_HEADER,
  invitationAnswerRequestSchema,
  invitationAnswerSchema,
  invitationChangedSchema,
  invitationChangeSchema,
  invitationCreatedSchema,
  invitationHeadersSchema,
  invitationListSchema,
  invitationParamsSchema,
  invitationRequestSchema,
  invitationResponseSchema,
  statusResponseSchema,
} from "@lagna/contract";
import { createIsoFormat } from "@lagna/kundli";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { formatSuccessSentence } from "../../../errors/format-api-messages.ts";
import { requirePrincipal } from "../../../http/authorize-request.ts";
import { enforceLimit, type RateLimitCounter, toClientKey } from "../../../http/rate-limit-counter.ts";
import { resolveLanguage } from "../../../http/read-client-info.ts";
import { presentInvitation, presentInvitationMatch } from "./presenter.ts";
import type { InvitationCaller, InvitationsService, SeenInvitation } from "./service.ts";

export interface InvitationsRoutesOptions {
  readonly invitations: InvitationsService;
  readonly counter: RateLimitCounter;
  readonly toUtcMilliseconds: (jd: number) => number;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

const HOUR_MS = 3_600_000;
const CREATE_LIMIT = { max: 20, windowMs: HOUR_MS };
const ANSWER_LIMIT = { max: 20, windowMs: HOUR_MS };
const VIEW_LIMIT = { max: 120, windowMs: 60_000 };

const AUTHORIZED = { access: "authorized", computes: true } as const;
/** The invited person needs no account. */
const OPTIONAL = { access: "optional", computes: true } as const;
const tags = ["Matching by invitation"];
const params = invitationParamsSchema;
const headers = invitationHeadersSchema;

const readCaller = (request: FastifyRequest): InvitationCaller => {
  const key = request.headers[INVITATION_KEY_HEADER];
  return { who: request.principal, key: typeof key === "string" ? key : null };
};

/** Matching by invitation: neither side sees the other's birth unless that side allows it. */
export const invitationsRoutes: FastifyPluginAsyncZod<InvitationsRoutesOptions> = async (app, options) => {
  const { invitations, counter, publicUrl } = options;
  const iso = createIsoFormat(options.toUtcMilliseconds);

  const present = (seen: SeenInvitation, request: FastifyRequest) => {
    const language = resolveLanguage(request);
    const match = presentInvitationMatch(seen, language, iso);
    const message = match && formatSuccessSentence("match_computed", language);
    return { status: "success" as const, message, invitation: presentInvitation(seen), match };
  };

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
  });

  app.post(
    "/matching/invitations",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "createInvitation",
        summary: "Invite the other side of a match by a link that works once and for seven days",
        tags,
        body: invitationRequestSchema,
        response: { 200: invitationCreatedSchema },
      },
    },
    async (request) => {
      const who = requirePrincipal(request);
      await enforceLimit(counter, `invitations:${who.userId}`, CREATE_LIMIT);
      const { token, seen } = await invitations.create(who, request.body);
      const url = `${publicUrl}/match/invitation/${token}`;
      return { status: "success" as const, invitation: presentInvitation(seen), token, url };
    },
  );

  app.get(
    "/matching/invitations",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "listInvitations",
        summary: "List the invitations you have sent and answered",
        tags,
        response: { 200: invitationListSchema },
      },
    },
    async (request) => ({
      status: "success" as const,
      invitations: (await invitations.list(requirePrincipal(request))).map(presentInvitation),
    }),
  );

  app.get(
    "/matching/invitations/:token",
    {
      config: OPTIONAL,
      schema: {
        operationId: "getInvitation",
        summary: "Get an invitation by its link, or by its id for the two accounts, with the result for both sides",
        tags,
        params,
        headers,
        response: { 200: invitationResponseSchema },
      },
    },
    async (request) => {
      await enforceLimit(counter, `invitation-views:${toClientKey(request.ip)}`, VIEW_LIMIT);
      return present(await invitations.view(request.params.token, readCaller(request)), request);
    },
  );

  app.post(
    "/matching/invitations/:token",
    {
      config: OPTIONAL,
      schema: {
        operationId: "answerInvitation",
        summary: "Answer an invitation with your own birth or nakshatra; no account is needed",
        tags,
        params,
        body: invitationAnswerRequestSchema,
        response: { 200: invitationAnswerSchema },
      },
    },
    async (request) => {
      await enforceLimit(counter, `invitation-answers:${toClientKey(request.ip)}`, ANSWER_LIMIT);
      const { token } = request.params;
      const { key, seen } = await invitations.answer(token, request.principal, request.body);
      return { ...present(seen, request), key };
    },
  );

  app.patch(
    "/matching/invitations/:token",
    {
      config: OPTIONAL,
      schema: {
        operationId: "updateInvitation",
        summary: "Change what your side shows the other side",
        tags,
        params,
        headers,
        body: invitationChangeSchema,
        response: { 200: invitationChangedSchema },
      },
    },
    async (request) => {
      const { token } = request.params;
      const changed = await invitations.setShows(token, readCaller(request), request.body.shows);
      return { status: "success" as const, invitation: presentInvitation(changed) };
    },
  );

  app.delete(
    "/matching/invitations/:token",
    {
      config: { access: "optional" },
      schema: {
        operationId: "deleteInvitation",
        summary: "Withdraw an invitation, or delete its result, for both sides",
        tags,
        params,
        headers,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await invitations.delete(request.params.token, readCaller(request));
      return { status: "success" as const };
    },
  );
};
