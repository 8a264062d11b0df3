import {
  idParamsSchema,
  kundliResponseSchema,
  savedKundliChartQuerySchema,
  savedKundliCreateSchema,
  savedKundliDeleteQuerySchema,
  savedKundliResponseSchema,
  savedKundliSchema,
  savedKundlisBatchResponseSchema,
  savedKundlisBatchSchema,
  savedKundlisQuerySchema,
  savedKundlisResponseSchema,
  savedKundliUpdateSchema,
  statusResponseSchema,
  untimedResponseSchema,
} from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { requirePrincipal } from "../../http/authorize-request.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import { sendJsonBytes } from "../../http/send-json-bytes.ts";
import { acceptEmptyBodies } from "../../http/accept-empty-bodies.ts";
import { parseSectionNames } from "../charts/service.ts";
import { toFields } from "./present-fields.ts";
import { presentKundli, presentPage, presentSaved } from "./presenter.ts";
import type { SavedKundlisService } from "./service.ts";

export interface SavedKundlisRoutesOptions {
  readonly kundlis: SavedKundlisService;
}

const AUTHORIZED = { access: "authorized" } as const;
/** For routes that compute a chart. */
const AUTHORIZED_COMPUTATION = { access: "authorized", computes: true } as const;
const tags = ["Saved kundlis"];

/** A person's saved kundlis. */
export const savedKundlisRoutes: FastifyPluginAsyncZod<SavedKundlisRoutesOptions> = async (app, options) => {
  const { kundlis } = options;
  acceptEmptyBodies(app);
  app.get(
    "/kundlis",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "listKundlis",
        summary: "List, search and sort your saved kundlis",
        tags,
        querystring: savedKundlisQuerySchema,
        response: { 200: savedKundlisResponseSchema },
      },
    },
    async (request) =>
      presentPage(await kundlis.list(requirePrincipal(request), request.query), resolveLanguage(request)),
  );

  app.post(
    "/kundlis",
    {
      config: AUTHORIZED_COMPUTATION,
      schema: {
        operationId: "saveKundli",
        summary: "Save a kundli; if the same chart is already saved, it is updated",
        tags,
        body: savedKundliCreateSchema,
        response: { 200: savedKundliResponseSchema },
      },
    },
    async (request) => {
      const { id = crypto.randomUUID(), is_self: isSelf, ...sent } = request.body;
      const { created, listed } = await kundlis.create(requirePrincipal(request), {
        id,
        fields: toFields(sent),
        isSelf,
      });
      return { status: "success" as const, created, kundli: presentKundli(listed, resolveLanguage(request)) };
    },
  );

  app.post(
    "/kundlis/batch",
    {
      config: AUTHORIZED_COMPUTATION,
      schema: {
        operationId: "saveKundlis",
        summary: "Save several kundlis, for example from a file, and return the result of each",
        tags,
        body: savedKundlisBatchSchema,
        response: { 200: savedKundlisBatchResponseSchema },
      },
    },
    async (request) => {
      const savings = request.body.kundlis.map(({ id, is_self: isSelf, ...sent }) => ({
        id,
        fields: toFields(sent),
        isSelf,
      }));
      const saved = await kundlis.createAll(requirePrincipal(request), savings);
      return { status: "success" as const, results: presentSaved(saved, resolveLanguage(request)) };
    },
  );

  app.get(
    "/kundlis/:id",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "getSavedKundli",
        summary: "Get a saved kundli",
        tags,
        params: idParamsSchema,
        response: { 200: savedKundliSchema },
      },
    },
    async (request) =>
      presentKundli(await kundlis.find(requirePrincipal(request), request.params.id), resolveLanguage(request)),
  );

  app.put(
    "/kundlis/:id",
    {
      config: AUTHORIZED_COMPUTATION,
      schema: {
        operationId: "updateKundli",
        summary: "Update a saved kundli; a version older than the latest is a conflict",
        tags,
        params: idParamsSchema,
        body: savedKundliUpdateSchema,
        response: { 200: savedKundliResponseSchema },
      },
    },
    async (request) => {
      const { version, is_self: isSelf, ...sent } = request.body;
      const saving = { id: request.params.id, fields: toFields(sent), isSelf };
      const listed = await kundlis.update(requirePrincipal(request), saving, version);
      return { status: "success" as const, created: false, kundli: presentKundli(listed, resolveLanguage(request)) };
    },
  );

  app.delete(
    "/kundlis/:id",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "deleteKundli",
        summary: "Delete a saved kundli",
        tags,
        params: idParamsSchema,
        querystring: savedKundliDeleteQuerySchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await kundlis.remove(requirePrincipal(request), request.params.id, request.query.version);
      return { status: "success" as const };
    },
  );

  app.get(
    "/kundlis/:id/chart",
    {
      config: AUTHORIZED_COMPUTATION,
      schema: {
        operationId: "computeSavedKundli",
        summary: "Compute the chart of a saved kundli with the settings it was saved with",
        tags,
        params: idParamsSchema,
        querystring: savedKundliChartQuerySchema,
        response: { 200: z.union([kundliResponseSchema, untimedResponseSchema]) },
      },
    },
    async (request, reply) => {
      const sections = parseSectionNames(request.query.sections);
      const who = requirePrincipal(request);
      return sendJsonBytes(reply, await kundlis.writeChart(who, request.params.id, sections, resolveLanguage(request)));
    },
  );
};
