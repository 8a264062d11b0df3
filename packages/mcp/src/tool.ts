import type { ApiKeyScope } from "@lagna/contract";
import type { z } from "zod";
import type { McpEngine } from "./engine.ts";
import { readInput } from "./inputs/read-input.ts";

/** What an API key must have to call a tool. */
export type ToolScope = Extract<ApiKeyScope, "charts" | "almanac" | "matching" | "verify">;

interface ToolDescription {
  readonly name: string;
  readonly title: string;
  /** One sentence, by which an assistant chooses the tool. */
  readonly description: string;
  readonly scope: ToolScope;
}

/** One capability of the server: what an assistant reads about it, what it takes, and what it answers. */
export interface Tool extends ToolDescription {
  readonly input: z.ZodType;
  /** @throws ToolRefusal for an input that the schema or the engine refuses */
  readonly call: (engine: McpEngine, input: unknown) => Promise<object>;
}

/** A tool whose answer has the type of its own input. */
export function defineTool<Schema extends z.ZodType>({
  answer,
  ...tool
}: ToolDescription & {
  readonly input: Schema;
  readonly answer: (engine: McpEngine, input: z.output<Schema>) => Promise<object>;
}): Tool {
  return { ...tool, call: async (engine, input) => answer(engine, readInput(tool.input, input)) };
}
