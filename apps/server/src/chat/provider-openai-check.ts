import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { ModelProblemName, ModelTestResponse } from "@lagna/contract";
import { APICallError, streamText } from "ai";
import { z } from "zod";
import { nameNetworkFailure } from "../errors/name-network-failure.ts";
import type { Stopwatch } from "../time/clock.ts";
import { fetchFromModel } from "./fetch-from-model.ts";
import type { ModelConfig } from "./model-settings.ts";

/** An administrator waits for the answer; a local model may first have to be loaded. */
const TIMEOUT_MS = 30_000;
/** Enough for a short answer; a model that thinks first may end within its thoughts, which shows too that it answers. */
const MAX_OUTPUT_TOKENS = 64;
const QUESTION = "Answer with the one word: ready";

const PROBLEMS_BY_STATUS: Readonly<Record<number, ModelProblemName>> = {
  401: "key_wrong",
  403: "key_wrong",
  404: "address_wrong",
  405: "address_wrong",
  429: "limited",
};
const errorBodySchema = z.object({
  error: z.union([z.string(), z.object({ code: z.unknown().optional(), type: z.unknown().optional() })]),
});
/** A code in the answer of a server; a sentence might repeat the key. */
const CODE = /^[\w.-]{1,60}$/;

function readErrorBody(body: string | undefined): z.infer<typeof errorBodySchema> | null {
  try {
    return errorBodySchema.safeParse(JSON.parse(body ?? "")).data ?? null;
  } catch {
    return null;
  }
}

/** Names a refusal by its status. A server that answers "not found" in the API's own form knows the address, but not the model. */
function describeRefusal(status: number, body: string | undefined): Pick<ModelTestResponse, "problem" | "said"> {
  const answered = readErrorBody(body);
  const { code, type } = typeof answered?.error === "object" ? answered.error : {};
  const named = [code, type].find((value): value is string => typeof value === "string" && CODE.test(value));
  const said = [`HTTP ${status}`, named].filter(Boolean).join(" ");
  if (status === 404 && answered) return { problem: "model_unknown", said };
  return { problem: PROBLEMS_BY_STATUS[status] ?? (status >= 500 ? "server_failing" : "refused"), said };
}

function describeFailure(error: unknown): Pick<ModelTestResponse, "problem" | "said"> {
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  if (APICallError.isInstance(error) && status !== undefined && status >= 400)
    return describeRefusal(status, error.responseBody);
  const { failure, code } = nameNetworkFailure(error);
  // A server that answers, but not as the API says, leaves no code of the network.
  const isAnswered =
    status !== undefined || (failure === "unreachable" && code === null && !(error instanceof TypeError));
  return isAnswered ? { problem: "not_a_model", said: null } : { problem: failure, said: code };
}

/** Sends one small question in the way in which answers are requested. Never throws. */
export async function checkModelAnswers(
  { baseUrl, apiKey, model }: ModelConfig,
  stopwatch: Stopwatch,
): Promise<ModelTestResponse> {
  const sdk = createOpenAICompatible({
    name: "model",
    baseURL: baseUrl,
    includeUsage: true,
    fetch: fetchFromModel,
    ...(apiKey !== null && { apiKey }),
  });
  const startedAt = stopwatch();
  const fail = (problem: ModelProblemName | null, said: string | null): ModelTestResponse => ({
    status: "failed",
    latency_ms: null,
    problem,
    said,
  });
  try {
    const { stream } = streamText({
      model: sdk.chatModel(model),
      messages: [{ role: "user", content: QUESTION }],
      maxRetries: 0,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      abortSignal: AbortSignal.timeout(TIMEOUT_MS),
      // Each error is also part of the stream, where it is handled.
      onError: () => undefined,
    });
    let isAnswered = false;
    for await (const part of stream) {
      if (part.type === "error") throw part.error;
      if (part.type === "abort") return fail("timed_out", null);
      if (part.type === "text-delta" || part.type === "reasoning-delta") isAnswered = true;
      if (part.type === "finish-step" && part.finishReason === "length") isAnswered = true;
    }
    if (!isAnswered) return fail("not_a_model", null);
    return { status: "success", latency_ms: Math.round(stopwatch() - startedAt), problem: null, said: null };
  } catch (error) {
    const { problem, said } = describeFailure(error);
    return fail(problem, said);
  }
}
