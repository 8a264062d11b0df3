export { createMcpServer } from "./create-mcp-server.ts";
export type { FoundPlace, KundliInput, McpEngine } from "./engine.ts";
export { RESOURCES } from "./resources/resources.data.ts";
export { ToolRefusal } from "./tool-refusal.ts";
export type { ToolScope } from "./tool.ts";
export { TOOLS } from "./tools/tools.data.ts";
