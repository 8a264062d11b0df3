import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import {
  type CallToolResult,
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import type { McpEngine } from "./engine.ts";
import { RESOURCES } from "./resources/resources.data.ts";
import { ToolRefusal } from "./tool-refusal.ts";
import type { Tool, ToolScope } from "./tool.ts";
import { TOOLS } from "./tools/tools.data.ts";

const SERVER = { name: "lagna", title: "Lagna", version: "0.1.0" };

const INSTRUCTIONS =
  "Vedic astrology with exact figures. Never state a position, date or period that no tool has returned. " +
  "Before you give a reading, pass it to check_reading and correct what it contradicts. " +
  "Say where `rivals` differ, and what `uncertainty` leaves open.";

interface McpServerOptions {
  /** What the caller may use; all tools by default. */
  readonly hasScope?: (scope: ToolScope) => boolean;
  /** The sentence of an error that is the caller's to know; null for any other: then the caller is told only that the tool failed. */
  readonly explainError?: (error: unknown) => string | null;
}

const describeTool = ({ name, title, description, input }: Tool) => ({
  name,
  title,
  description,
  // A schema that checks the fields together has no words for that in JSON Schema.
  inputSchema: z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as { type: "object" },
  annotations: { readOnlyHint: true, openWorldHint: false },
});
let described: readonly ReturnType<typeof describeTool>[] | undefined;

const refuse = (text: string): CallToolResult => ({ content: [{ type: "text", text }], isError: true });

async function callTool(
  engine: McpEngine,
  tool: Tool,
  input: unknown,
  explainError: McpServerOptions["explainError"],
): Promise<CallToolResult> {
  try {
    return { content: [{ type: "text", text: JSON.stringify(await tool.call(engine, input)) }] };
  } catch (error) {
    if (error instanceof ToolRefusal) return refuse(error.message);
    return refuse(
      explainError?.(error) ?? `${tool.name} failed. The fault is on our side; the same call may work later.`,
    );
  }
}

/** Registered by hand, since the SDK would answer a refused input with the codes of our schemas instead of their sentences. */
function registerTools(
  server: McpServer,
  engine: McpEngine,
  { hasScope = () => true, explainError }: McpServerOptions,
): void {
  const open = TOOLS.filter(({ scope }) => hasScope(scope));
  server.server.registerCapabilities({ tools: {} });
  server.server.setRequestHandler(ListToolsRequestSchema, () => {
    described ??= TOOLS.map(describeTool);
    return { tools: described.filter(({ name }) => open.some((tool) => tool.name === name)) };
  });
  server.server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = open.find(({ name }) => name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}.`);
    return callTool(engine, tool, params.arguments ?? {}, explainError);
  });
}

/** The server of the Model Context Protocol; it still has to be connected to a transport. */
export function createMcpServer(engine: McpEngine, options: McpServerOptions = {}): McpServer {
  const server = new McpServer(SERVER, { instructions: INSTRUCTIONS });
  registerTools(server, engine, options);
  for (const { name, uri, title, description, write } of RESOURCES)
    server.registerResource(name, uri, { title, description }, () => ({ contents: [{ uri, text: write() }] }));
  return server;
}
