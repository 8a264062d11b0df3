import {
  activateUsersRequestSchema,
  activateUsersResponseSchema,
  adminUserSchema,
  adminUsersQuerySchema,
  adminUsersResponseSchema,
  idParamsSchema,
} from "@lagna/contract";
import type { FastifyRequest } from "fastify";
import { principalOf } from "../../http/access.ts";
import type { App } from "../../http/types.ts";
import type { Actor } from "../audit/service.ts";
import { ACTIONS, type Action, perform } from "./actions.ts";
import { presentPerson } from "./presenter.ts";
import type { AdministrationService } from "./service.ts";

const ADMINISTRATOR = { access: "administrator" } as const;
const tags = ["administration"];

/** Each in the words of the API document. */
const SUMMARIES: Readonly<Record<Action, string>> = {
  activate: "Let somebody in",
  deactivate: "Shut somebody out; their sessions end at once",
  "make-administrator": "Make somebody an administrator, active",
  "make-user": "Make an administrator an ordinary user",
};

const actorOf = (request: FastifyRequest): Actor => ({ kind: "person", id: principalOf(request).userId });

/** Administrators only, all of it. */
export function administrationRoutes(app: App, { people }: { people: AdministrationService }): void {
  app.get(
    "/admin/users",
    {
      config: ADMINISTRATOR,
      schema: {
        summary: "People, pending and active",
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
        summary: "Let many in at once",
        tags,
        body: activateUsersRequestSchema,
        response: { 200: activateUsersResponseSchema },
      },
    },
    async (request) => {
      const activated = await people.activateMany(request.body.ids, actorOf(request));
      return { status: "success" as const, activated };
    },
  );

  for (const action of ACTIONS) {
    app.post(
      `/admin/users/:id/${action}`,
      {
        config: ADMINISTRATOR,
        schema: { summary: SUMMARIES[action], tags, params: idParamsSchema, response: { 200: adminUserSchema } },
      },
      async (request) => {
        await perform(people, action, { person: await people.byId(request.params.id), by: actorOf(request) });
        return presentPerson(await people.byId(request.params.id));
      },
    );
  }
}
