import {
  deleteAccountRequestSchema,
  idParamsSchema,
  profileChangeRequestSchema,
  profileResponseSchema,
  sessionListResponseSchema,
  statusResponseSchema,
} from "@lagna/contract";
import { z } from "zod";
import { requirePrincipal } from "../../http/authorize-request.ts";
import type { App } from "../../http/fastify-app-type.ts";
import { presentProfile, presentSessions } from "./presenter.ts";
import type { ProfileService } from "./service.ts";

/** Also for people waiting for approval: they may export their data and delete their account. */
const SIGNED_IN = { access: "signed_in" } as const;
const SUCCESS = { status: "success" as const };
const tags = ["profile"];

export function profileRoutes(app: App, { profile }: { profile: ProfileService }): void {
  app.get(
    "/profile",
    {
      config: SIGNED_IN,
      schema: {
        operationId: "getProfile",
        summary: "Get your account",
        tags,
        response: { 200: profileResponseSchema },
      },
    },
    async (request) => presentProfile(await profile.profileOf(requirePrincipal(request))),
  );

  app.patch(
    "/profile",
    {
      config: SIGNED_IN,
      schema: {
        operationId: "updateProfile",
        summary: "Set the language and place of your account, and whose festivals it follows",
        tags,
        body: profileChangeRequestSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      const {
        language,
        place_id: placeId,
        festival_region: festivalRegion,
        festival_sect: festivalSect,
      } = request.body;
      await profile.choose(requirePrincipal(request), { language, placeId, festivalRegion, festivalSect });
      return SUCCESS;
    },
  );

  app.get(
    "/profile/sessions",
    {
      config: SIGNED_IN,
      schema: {
        operationId: "listSessions",
        summary: "List the sessions in which you are signed in",
        tags,
        response: { 200: sessionListResponseSchema },
      },
    },
    async (request) => {
      const who = requirePrincipal(request);
      return presentSessions(await profile.sessionsOf(who), who.sessionId);
    },
  );

  app.delete(
    "/profile/sessions",
    {
      config: SIGNED_IN,
      schema: {
        operationId: "endSessions",
        summary: "Sign out on all devices, including this one",
        tags,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await profile.signOutEverywhere(requirePrincipal(request));
      return SUCCESS;
    },
  );

  app.delete(
    "/profile/sessions/:id",
    {
      config: SIGNED_IN,
      schema: {
        operationId: "endSession",
        summary: "Sign out on one device",
        tags,
        params: idParamsSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await profile.endSession(requirePrincipal(request), request.params.id);
      return SUCCESS;
    },
  );

  app.get(
    "/profile/export",
    {
      config: SIGNED_IN,
      schema: {
        operationId: "exportProfile",
        summary: "Download everything stored about you as a JSON file",
        tags,
        response: {
          200: z
            .record(z.string(), z.unknown())
            .describe("What each part of the server stores, by the name of the part"),
        },
      },
    },
    async (request, reply) => {
      const data = await profile.exportOf(requirePrincipal(request), request.ip);
      reply.header("content-disposition", 'attachment; filename="lagna-my-data.json"');
      const inLines = reply.serializer((whole: unknown) => JSON.stringify(whole, null, 2));
      return inLines.type("application/json; charset=utf-8").send(data);
    },
  );

  app.delete(
    "/profile",
    {
      config: SIGNED_IN,
      schema: {
        operationId: "deleteProfile",
        summary: "Delete your account and all its data immediately",
        tags,
        body: deleteAccountRequestSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await profile.deleteAccount(requirePrincipal(request), request.body.confirm);
      return SUCCESS;
    },
  );
}
