import {
  BACKUP_PART_BYTES,
  backupPartQuerySchema,
  backupStageRequestSchema,
  backupStateSchema,
  statusResponseSchema,
} from "@lagna/contract";
import type { Readable } from "node:stream";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AppError } from "../../errors/app-error.ts";
import { acceptEmptyBodies } from "../../http/accept-empty-bodies.ts";
import { requirePrincipal } from "../../http/authorize-request.ts";
import type { ServerBackupService } from "./service.ts";

const ADMINISTRATOR = { access: "administrator" } as const;
const tags = ["administration"];

/**
 * Administrators only. Everything but looking needs a recent proof of identity. The routes that carry files, or need one first, belong to the
 * page and are not in the API document.
 */
export const serverBackupRoutes: FastifyPluginAsyncZod<{ backups: ServerBackupService }> = async (app, { backups }) => {
  acceptEmptyBodies(app);
  app.get(
    "/admin/backup",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "getBackupState",
        summary: "Get what the database holds, and which backup waits to replace it",
        tags,
        response: { 200: backupStateSchema },
      },
    },
    async (_request, reply) => {
      reply.header("cache-control", "no-store");
      return backups.describe();
    },
  );

  app.post("/admin/backup/download", { config: ADMINISTRATOR, schema: { hide: true } }, async (request, reply) => {
    const { name, bytes, content } = await backups.download(requirePrincipal(request));
    reply
      .header("content-disposition", `attachment; filename="${name}"`)
      .header("content-length", bytes)
      .header("cache-control", "no-store");
    return reply.type("application/octet-stream").send(content);
  });

  await app.register(async (scope) => {
    // The body stays a stream, which goes to the disk; the service counts its bytes, since Fastify does not.
    scope.addContentTypeParser("application/octet-stream", ({ headers }, payload, done) => {
      if (Number(headers["content-length"] ?? 0) > BACKUP_PART_BYTES) done(new AppError("payload_too_large"));
      else done(null, payload);
    });
    scope.put(
      "/admin/backup/upload",
      { config: ADMINISTRATOR, schema: { hide: true, querystring: backupPartQuerySchema as never } },
      async (request) => {
        const part = request.query as { offset: number; total: number };
        return { received: await backups.receive(requirePrincipal(request), part, request.body as Readable) };
      },
    );
  });

  app.post(
    "/admin/backup/stage",
    { config: ADMINISTRATOR, schema: { hide: true, body: backupStageRequestSchema } },
    async (request) => {
      await backups.stage(requirePrincipal(request), request.body.confirm);
      return { status: "success" as const };
    },
  );

  app.delete(
    "/admin/backup/staged",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "deleteStagedBackup",
        summary: "Discard the backup that would replace the database at the next start",
        tags,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await backups.discard(requirePrincipal(request));
      return { status: "success" as const };
    },
  );
};
