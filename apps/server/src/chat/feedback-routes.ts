import {
  feedbackListSchema,
  feedbackQuerySchema,
  feedbackSchema,
  idParamsSchema,
  statusResponseSchema,
} from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requirePrincipal } from "../http/authorize-request.ts";
import { presentCounts, presentGivenFeedback } from "./presenter.ts";
import type { ChatService } from "./service.ts";

/** Feedback on answers: given by the owner of an answer, read by administrators. */
export const feedbackRoutes: FastifyPluginAsyncZod<{ readonly chats: ChatService }> = async (app, { chats }) => {
  app.put(
    "/chat/messages/:id/feedback",
    {
      config: { access: "authorized" },
      schema: {
        operationId: "setFeedback",
        summary: "Rate an answer, or remove your rating",
        tags: ["Astrologer"],
        params: idParamsSchema,
        body: feedbackSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      const { verdict, about, reason, shares_text: sharesText } = request.body;
      const feedback = verdict === null ? null : { verdict, about, reason, sharesText };
      await chats.judge(requirePrincipal(request), request.params.id, feedback);
      return { status: "success" as const };
    },
  );

  app.get(
    "/admin/feedback",
    {
      config: { access: "administrator" },
      schema: {
        operationId: "listFeedback",
        summary: "List ratings of answers; question and answer are included only if the user agreed to share them",
        tags: ["administration"],
        querystring: feedbackQuerySchema,
        response: { 200: feedbackListSchema },
      },
    },
    async ({ query }) => {
      const { counts, given, nextCursor } = await chats.feedback(query);
      return { ...presentCounts(counts), feedback: given.map(presentGivenFeedback), next_cursor: nextCursor };
    },
  );
};
