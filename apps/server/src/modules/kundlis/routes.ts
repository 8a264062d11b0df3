import {
  idParamsSchema,
  type KundliData,
  kundliResponseSchema,
  SECTION_NAMES,
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
  type SectionName,
  statusResponseSchema,
  type UntimedKundliData,
  untimedResponseSchema,
} from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { invalidField } from "../../errors.ts";
import { principalOf } from "../../http/access.ts";
import { languageFor } from "../../http/client.ts";
import { acceptEmptyBodies } from "../../http/empty-body.ts";
import { said } from "../../sentences.ts";
import type { MadeKundli, MadeUntimed } from "../kundli/service.ts";
import { fieldsOf, presentKundli, presentPage, presentSaved } from "./presenter.ts";
import type { KundlisService } from "./service.ts";

export interface KundlisRoutesOptions {
  readonly kundlis: KundlisService;
  /** As a kundli is sent by whoever makes it. */
  readonly presentChart: (made: MadeKundli, language: Language) => KundliData;
  readonly presentUntimed: (made: MadeUntimed, language: Language) => UntimedKundliData;
}

const AUTHORIZED = { access: "authorized" } as const;
/** Each of these works a chart out. */
const COMPUTES = { access: "authorized", computes: true } as const;
const tags = ["Saved kundlis"];

function sectionsOf(written: string | undefined): SectionName[] | "all" | undefined {
  if (written === undefined || written === "") return undefined;
  if (written === "all") return written;
  const names = written.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !SECTION_NAMES.some((known) => known === name));
  if (unknown !== undefined) throw invalidField("sections", "sections_unknown", { sections: SECTION_NAMES.join(", ") });
  return names as SectionName[];
}

/** The kundlis one keeps. */
export const kundlisRoutes: FastifyPluginAsyncZod<KundlisRoutesOptions> = async (app, options) => {
  const { kundlis, presentChart, presentUntimed } = options;
  acceptEmptyBodies(app);
  app.get(
    "/kundlis",
    {
      config: AUTHORIZED,
      schema: {
        summary: "One's saved kundlis, searched and sorted",
        tags,
        querystring: savedKundlisQuerySchema,
        response: { 200: savedKundlisResponseSchema },
      },
    },
    async (request) => presentPage(await kundlis.list(principalOf(request), request.query), languageFor(request)),
  );

  app.post(
    "/kundlis",
    {
      config: COMPUTES,
      schema: {
        summary: "Save a kundli; the same chart again is brought up to date",
        tags,
        body: savedKundliCreateSchema,
        response: { 200: savedKundliResponseSchema },
      },
    },
    async (request) => {
      const { id = crypto.randomUUID(), is_self: isSelf, ...sent } = request.body;
      const { created, listed } = await kundlis.create(principalOf(request), { id, fields: fieldsOf(sent), isSelf });
      return { status: "success" as const, created, kundli: presentKundli(listed, languageFor(request)) };
    },
  );

  app.post(
    "/kundlis/batch",
    {
      config: COMPUTES,
      schema: {
        summary: "Save several kundlis, as from a file, and tell what became of each",
        tags,
        body: savedKundlisBatchSchema,
        response: { 200: savedKundlisBatchResponseSchema },
      },
    },
    async (request) => {
      const savings = request.body.kundlis.map(({ id, is_self: isSelf, ...sent }) => ({
        id,
        fields: fieldsOf(sent),
        isSelf,
      }));
      const saved = await kundlis.createAll(principalOf(request), savings);
      return { status: "success" as const, results: presentSaved(saved, languageFor(request)) };
    },
  );

  app.get(
    "/kundlis/:id",
    {
      config: AUTHORIZED,
      schema: { summary: "One saved kundli", tags, params: idParamsSchema, response: { 200: savedKundliSchema } },
    },
    async (request) => presentKundli(await kundlis.find(principalOf(request), request.params.id), languageFor(request)),
  );

  app.put(
    "/kundlis/:id",
    {
      config: COMPUTES,
      schema: {
        summary: "Change a saved kundli; an older version than the latest is a conflict",
        tags,
        params: idParamsSchema,
        body: savedKundliUpdateSchema,
        response: { 200: savedKundliResponseSchema },
      },
    },
    async (request) => {
      const { version, is_self: isSelf, ...sent } = request.body;
      const saving = { id: request.params.id, fields: fieldsOf(sent), isSelf };
      const listed = await kundlis.update(principalOf(request), saving, version);
      return { status: "success" as const, created: false, kundli: presentKundli(listed, languageFor(request)) };
    },
  );

  app.delete(
    "/kundlis/:id",
    {
      config: AUTHORIZED,
      schema: {
        summary: "Delete a saved kundli",
        tags,
        params: idParamsSchema,
        querystring: savedKundliDeleteQuerySchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await kundlis.remove(principalOf(request), request.params.id, request.query.version);
      return { status: "success" as const };
    },
  );

  app.get(
    "/kundlis/:id/chart",
    {
      config: COMPUTES,
      schema: {
        summary: "The kundli itself, with the settings it was saved with",
        tags,
        params: idParamsSchema,
        querystring: savedKundliChartQuerySchema,
        response: { 200: z.union([kundliResponseSchema, untimedResponseSchema]) },
      },
    },
    async (request) => {
      const sections = sectionsOf(request.query.sections);
      const chart = await kundlis.chartOf(principalOf(request), request.params.id, sections);
      const language = languageFor(request);
      const answer = { status: "success" as const, message: said("kundli_generated", language) };
      return chart.timed
        ? { ...answer, data: presentChart(chart.made, language) }
        : { ...answer, data: presentUntimed(chart.made, language) };
    },
  );
};
