import { randomBytes } from "node:crypto";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, isStepCount, jsonSchema, streamText, tool, type ToolSet } from "ai";
import { z } from "zod";
import { modelFetch } from "./model-fetch.ts";
import type { ChatPatience } from "./patience.ts";
import { briefText } from "./prompts/brief.ts";
import { lineReader, sentencesOfLine } from "./prompts/lines.ts";
import { systemText } from "./prompts/system.ts";
import { tokensOf } from "./prompts/tokens.ts";
import { type Brief, type ModelUse, type Provider, ProviderError, type Writing } from "./provider.ts";
import { callerOf, MOST_CALLS, toolsOver } from "./tools.ts";

type ModelPatience = Pick<ChatPatience, "stallMs">;

export interface OpenAiParts {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly patience: ModelPatience;
}

/** Devanagari takes two to three times the tokens of the same in English. */
const MOST_OUTPUT_TOKENS = 1800;
/** Each call, and the answer. */
const MOST_STEPS = MOST_CALLS + 2;
const TOO_MANY = 429;

function sdkTools(brief: Brief): ToolSet {
  const tools = toolsOver(brief.index);
  const call = callerOf(tools);
  return Object.fromEntries(
    Object.entries(tools).map(([name, { description, input }]) => [
      name,
      // Judged where it is called, so that a wrong argument is answered and is no failure of the call.
      tool({
        description,
        inputSchema: jsonSchema(z.toJSONSchema(input, { io: "input" }) as Parameters<typeof jsonSchema>[0]),
        execute: async (given: unknown) => call(name, given),
      }),
    ]),
  );
}

/** Ends a call that takes too long, and says afterwards which clock ended it. */
function watched({ signal, deadline }: Writing, { stallMs }: ModelPatience) {
  const control = new AbortController();
  let late = false;
  const expire = (): void => {
    late = true;
    control.abort();
  };
  const leave = (): void => control.abort();
  signal.addEventListener("abort", leave, { once: true });
  if (signal.aborted) leave();
  deadline.addEventListener("abort", expire, { once: true });
  if (deadline.aborted) expire();
  let stall = setTimeout(expire, stallMs);
  return {
    signal: control.signal,
    isLate: () => late,
    /** Something came. */
    alive: (): void => {
      clearTimeout(stall);
      stall = setTimeout(expire, stallMs);
    },
    /** Nothing more is wanted: also of a call that goes on. */
    end: (): void => {
      clearTimeout(stall);
      signal.removeEventListener("abort", leave);
      deadline.removeEventListener("abort", expire);
      control.abort();
    },
  };
}

/** More than any call comes to: what a server says of its cost is not taken on trust. */
const MOST_USED = 1_000_000;
const isPlausible = ({ input, output }: ModelUse): boolean =>
  [input, output].every((tokens) => Number.isSafeInteger(tokens) && tokens >= 0 && tokens <= MOST_USED) && input > 0;

/**
 * What was written in a call that ends before its server says what it cost, or whose server says nothing of it that can be, is counted by
 * its letters, with what was asked.
 */
function metered(brief: Brief, { onUse, ...writing }: Writing) {
  let output = 0;
  const asked = (): number => tokensOf(systemText(brief.answer.language, "")) + tokensOf(briefText(brief, ""));
  return {
    wrote: (piece: string): void => void (output += tokensOf(piece.trim())),
    writing: {
      ...writing,
      onUse: (use: ModelUse): void => {
        onUse(isPlausible(use) ? use : { input: asked(), output });
        output = 0;
      },
    },
    end: (): void => {
      if (output > 0) onUse({ input: asked(), output });
    },
  };
}

function failureOf(error: unknown, isLate: boolean): ProviderError {
  if (error instanceof ProviderError) return error;
  if (isLate) return new ProviderError("timeout", { cause: error });
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  // Their message may repeat what was asked: only what kind of fault it was goes on.
  const cause = new Error(status === undefined ? "the connection or its content" : `HTTP ${status}`);
  return new ProviderError(status === TOO_MANY ? "busy" : error instanceof RangeError ? "unusable" : "failed", {
    cause,
  });
}

/** Any server that speaks OpenAI's chat completions. */
export function openAiProvider({ baseUrl, apiKey, model, patience }: OpenAiParts): Provider {
  const sdk = createOpenAICompatible({
    name: "model",
    baseURL: baseUrl,
    includeUsage: true,
    fetch: modelFetch,
    ...(apiKey !== undefined && { apiKey }),
  });

  async function* pieces(brief: Brief, { onUse }: Writing, watch: ReturnType<typeof watched>): AsyncGenerator<string> {
    const mark = `said-${randomBytes(6).toString("hex")}`;
    const { stream } = streamText({
      model: sdk.chatModel(model),
      instructions: systemText(brief.answer.language, mark),
      messages: [{ role: "user", content: briefText(brief, mark) }],
      tools: sdkTools(brief),
      stopWhen: isStepCount(MOST_STEPS),
      maxRetries: 0,
      maxOutputTokens: MOST_OUTPUT_TOKENS,
      abortSignal: watch.signal,
      // Each error also comes as a part of the stream, where it is dealt with.
      onError: () => undefined,
    });
    for await (const part of stream) {
      watch.alive();
      if (part.type === "text-delta") yield part.text;
      else if (part.type === "error") throw part.error;
      else if (part.type === "abort") throw new Error("aborted");
      else if (part.type === "finish-step") {
        onUse({ input: part.usage.inputTokens ?? 0, output: part.usage.outputTokens ?? 0 });
        // Said between two calls, and the answer's own, are lines apart.
        yield "\n";
        if (part.finishReason === "error") throw new Error("ended in the middle");
      }
    }
  }

  return {
    model,
    async *write(brief, writing) {
      const watch = watched(writing, patience);
      const lines = lineReader();
      const meter = metered(brief, writing);
      try {
        for await (const piece of pieces(brief, meter.writing, watch)) {
          meter.wrote(piece);
          for (const line of lines.add(piece)) yield* sentencesOfLine(line);
        }
        yield* sentencesOfLine(lines.end());
      } catch (error) {
        throw failureOf(error, watch.isLate());
      } finally {
        watch.end();
        meter.end();
      }
    },
  };
}
