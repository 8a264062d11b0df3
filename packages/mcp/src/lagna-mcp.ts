#!/usr/bin/env node
import { homedir } from "node:os";
import { join } from "node:path";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { createMcpServer } from "./create-mcp-server.ts";
import { explainOfflineError } from "./offline/explain-offline-error.ts";
import { openOfflineEngine } from "./offline/open-offline-engine.ts";

/** The tools without a server: an assistant starts this program and speaks with it by its input and output. Nothing leaves the machine. */
const { LAGNA_CACHE_DIR, XDG_CACHE_HOME } = process.env;
const cacheDir = LAGNA_CACHE_DIR ?? join(XDG_CACHE_HOME ?? join(homedir(), ".cache"), "lagna", "places");
const engine = openOfflineEngine({ cacheDir });
const server = createMcpServer(engine, { explainError: explainOfflineError });
const transport = new StdioServerTransport();
process.stdin.once("end", () => void server.close().finally(() => engine.close()));
await server.connect(transport);
