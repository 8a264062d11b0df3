import { randomBytes } from "node:crypto";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, isStepCount, jsonSchema, streamText, tool, type ToolSet } from "ai";
import { z } from "zod";
import { fetchFromModel } from "./fetch-from-model.ts";
import type { ChatTimeouts } from "./timeouts.ts";
import { renderUserPrompt } from "./prompts/render-user-prompt.ts";
import { createModelLineReader, parseModelLine } from "./parse-model-output.ts";
import { renderSystemPrompt } from "./prompts/render-system-prompt.ts";
import { estimateTokens } from "./prompts/estimate-tokens.ts";
import { type Brief, type ModelUse, type Provider, ProviderError, type WriteOptions } from "./provider.ts";
import { createModelToolCaller, MAX_CALLS, createModelTools } from "./model-tools.ts";

type ModelTimeouts = Pick<ChatTimeouts, "stallMs">;

export interface OpenAiParts {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly timeouts: ModelTimeouts;
}

/** Devanagari needs two to three times as many tokens as the same text in English. */
const MAX_OUTPUT_TOKENS = 1800;
/** All tool calls, and the answer. */
const MAX_STEPS = MAX_CALLS + 2;
const TOO_MANY_REQUESTS = 429;

function toSdkTools({ index, answer }: Brief, { onFactsGiven }: Pick<WriteOptions, "onFactsGiven">): ToolSet {
  const tools = createModelTools(index, { language: answer.language, onFactsGiven });
  const call = createModelToolCaller(tools);
  return Object.fromEntries(
    Object.entries(tools).map(([name, { description, input }]) => [
      name,
      // Arguments are validated by the tool caller, so that a wrong one gets an error reply and does not fail the request.
      tool({
        description,
        inputSchema: jsonSchema(z.toJSONSchema(input, { io: "input" }) as Parameters<typeof jsonSchema>[0]),
        execute: async (args: unknown) => call(name, args),
      }),
    ]),
  );
}

/** Aborts a call that takes too long; `isLate` tells whether a timeout aborted it. */
function watchCall({ signal, deadline }: WriteOptions, { stallMs }: ModelTimeouts) {
  const control = new AbortController();
  let late = false;
  const expire = (): void => {
    late = true;
    control.abort();
  };
  const cancel = (): void => control.abort();
  signal.addEventListener("abort", cancel, { once: true });
  if (signal.aborted) cancel();
  deadline.addEventListener("abort", expire, { once: true });
  if (deadline.aborted) expire();
  let stallTimer = setTimeout(expire, stallMs);
  return {
    signal: control.signal,
    isLate: () => late,
    /** Restarts the stall timeout when a piece arrives. */
    alive: (): void => {
      clearTimeout(stallTimer);
      stallTimer = setTimeout(expire, stallMs);
    },
    /** Cleans up, and aborts the call if it is still running. */
    end: (): void => {
      clearTimeout(stallTimer);
      signal.removeEventListener("abort", cancel);
      deadline.removeEventListener("abort", expire);
      control.abort();
    },
  };
}

/** No call costs as much: usage reported by a server is not trusted blindly. */
const MAX_PLAUSIBLE_TOKENS = 1_000_000;
const isPlausible = ({ input, output }: ModelUse): boolean =>
  [input, output].every((tokens) => Number.isSafeInteger(tokens) && tokens >= 0 && tokens <= MAX_PLAUSIBLE_TOKENS) &&
  input > 0;

/**
 * Counts the tokens of a call. If the call ends before its server reports the usage, or the report is implausible, both prompt and output
 * are estimated from their length.
 */
function meterCall(brief: Brief, { onUse, ...writing }: WriteOptions) {
  let output = 0;
  const estimateInput = (): number =>
    estimateTokens(renderSystemPrompt(brief.answer.language, "")) + estimateTokens(renderUserPrompt(brief, ""));
  return {
    wrote: (piece: string): void => void (output += estimateTokens(piece.trim())),
    writing: {
      ...writing,
      onUse: (use: ModelUse): void => {
        onUse(isPlausible(use) ? use : { input: estimateInput(), output });
        output = 0;
      },
    },
    end: (): void => {
      if (output > 0) onUse({ input: estimateInput(), output });
    },
  };
}

function toProviderError(error: unknown, isLate: boolean): ProviderError {
  if (error instanceof ProviderError) return error;
  if (isLate) return new ProviderError("timeout", { cause: error });
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  // The error's message may repeat the question, so only the kind of failure is passed on.
  const cause = new Error(status === undefined ? "the connection or its content" : `HTTP ${status}`);
  return new ProviderError(
    status === TOO_MANY_REQUESTS ? "busy" : error instanceof RangeError ? "unusable" : "failed",
    {
      cause,
    },
  );
}

/** A provider for any server with OpenAI's chat completions API. */
export function createOpenAiProvider({ baseUrl, apiKey, model, timeouts }: OpenAiParts): Provider {
  const sdk = createOpenAICompatible({
    name: "model",
    baseURL: baseUrl,
    includeUsage: true,
    fetch: fetchFromModel,
    ...(apiKey !== undefined && { apiKey }),
  });

  async function* streamPieces(
    brief: Brief,
    { onUse, onFactsGiven }: WriteOptions,
    watch: ReturnType<typeof watchCall>,
  ): AsyncGenerator<string> {
    const mark = `said-${randomBytes(6).toString("hex")}`;
    const { stream } = streamText({
      model: sdk.chatModel(model),
      instructions: renderSystemPrompt(brief.answer.language, mark),
      messages: [{ role: "user", content: renderUserPrompt(brief, mark) }],
      tools: toSdkTools(brief, { onFactsGiven }),
      stopWhen: isStepCount(MAX_STEPS),
      maxRetries: 0,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      abortSignal: watch.signal,
      // Each error is also part of the stream, where it is handled.
      onError: () => undefined,
    });
    for await (const part of stream) {
      watch.alive();
      if (part.type === "text-delta") yield part.text;
      else if (part.type === "error") throw part.error;
      else if (part.type === "abort") throw new Error("aborted");
      else if (part.type === "finish-step") {
        onUse({ input: part.usage.inputTokens ?? 0, output: part.usage.outputTokens ?? 0 });
        // Separates text written between two tool calls from the answer's lines.
        yield "\n";
        if (part.finishReason === "error") throw new Error("ended in the middle");
      }
    }
  }

  return {
    model,
    async *write(brief, options) {
      const watch = watchCall(options, timeouts);
      const lines = createModelLineReader();
      const meter = meterCall(brief, options);
      try {
        for await (const piece of streamPieces(brief, meter.writing, watch)) {
          meter.wrote(piece);
          for (const line of lines.add(piece)) yield* parseModelLine(line);
        }
        yield* parseModelLine(lines.end());
      } catch (error) {
        throw toProviderError(error, watch.isLate());
      } finally {
        watch.end();
        meter.end();
      }
    },
  };
}
