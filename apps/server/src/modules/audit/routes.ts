import { auditQuerySchema, auditResponseSchema } from "@lagna/contract";
import type { App } from "../../http/fastify-app-type.ts";
import { presentAudit } from "./presenter.ts";
import type { AuditService } from "./service.ts";

/** Administrators only. */
export function auditRoutes(app: App, { audit }: { audit: AuditService }): void {
  app.get(
    "/admin/audit",
    {
      config: { access: "administrator" },
      schema: {
        operationId: "listAuditEntries",
        summary: "List the audit trail: account changes and failed sign-ins, latest first",
        tags: ["administration"],
        querystring: auditQuerySchema,
        response: { 200: auditResponseSchema },
      },
    },
    async (request) => presentAudit(await audit.list(request.query)),
  );
}
