import {
  activateUsersRequestSchema,
  activateUsersResponseSchema,
  adminUserSchema,
  adminUsersQuerySchema,
  adminUsersResponseSchema,
  idParamsSchema,
} from "@lagna/contract";
import type { FastifyRequest } from "fastify";
import { requirePrincipal } from "../../http/authorize-request.ts";
import type { App } from "../../http/fastify-app-type.ts";
import type { Actor } from "../audit/service.ts";
import { ACCOUNT_ACTIONS, type AccountAction, performAccountAction } from "./perform-account-action.ts";
import { presentPerson } from "./presenter.ts";
import type { PeopleService } from "./service.ts";

const ADMINISTRATOR = { access: "administrator" } as const;
const tags = ["administration"];

/** For the API documentation. */
const DESCRIPTIONS: Readonly<Record<AccountAction, { readonly operationId: string; readonly summary: string }>> = {
  activate: { operationId: "activateUser", summary: "Activate an account" },
  deactivate: { operationId: "deactivateUser", summary: "Deactivate an account and end its sessions immediately" },
  "make-administrator": {
    operationId: "makeAdministrator",
    summary: "Make an account an active administrator",
  },
  "make-user": { operationId: "makeOrdinaryUser", summary: "Make an administrator an ordinary user" },
};

const toActor = (request: FastifyRequest): Actor => ({ kind: "person", id: requirePrincipal(request).userId });

/** All routes are for administrators only. */
export function peopleRoutes(app: App, { people }: { people: PeopleService }): void {
  app.get(
    "/admin/users",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "listUsers",
        summary: "List the accounts with their status",
        tags,
        querystring: adminUsersQuerySchema,
        response: { 200: adminUsersResponseSchema },
      },
    },
    async (request) => {
      const { people: page, counts, nextCursor } = await people.list(request.query);
      return { users: page.map(presentPerson), counts, next_cursor: nextCursor };
    },
  );

  app.post(
    "/admin/users/activate",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "activateUsers",
        summary: "Activate several accounts at once",
        tags,
        body: activateUsersRequestSchema,
        response: { 200: activateUsersResponseSchema },
      },
    },
    async (request) => {
      const activated = await people.activateMany(request.body.ids, toActor(request));
      return { status: "success" as const, activated };
    },
  );

  for (const action of ACCOUNT_ACTIONS) {
    app.post(
      `/admin/users/:id/${action}`,
      {
        config: ADMINISTRATOR,
        schema: { ...DESCRIPTIONS[action], tags, params: idParamsSchema, response: { 200: adminUserSchema } },
      },
      async (request) => {
        await performAccountAction(people, action, {
          person: await people.byId(request.params.id),
          by: toActor(request),
        });
        return presentPerson(await people.byId(request.params.id));
      },
    );
  }
}
