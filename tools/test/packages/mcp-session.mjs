// What an assistant does: starts the program, lists its tools and calls one. Prints what it got.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

const client = new Client({ name: "test", version: "1" });
const { PATH, HOME, LAGNA_CACHE_DIR } = process.env;
const program = { command: "npx", args: ["--no-install", "@lagna/mcp"], env: { PATH, HOME, LAGNA_CACHE_DIR } };
await client.connect(new StdioClientTransport({ ...program, stderr: "ignore" }));
const { tools } = await client.listTools();
const birth = { date: "1988-03-09", time: "14:25", city: "Jaipur", country: "India" };
const text = "Your Moon is in Libra. Your Mars is in Aries.";
const { content } = await client.callTool({ name: "check_reading", arguments: { birth, text } });
console.log(tools.length, JSON.stringify(JSON.parse(content[0].text).counts));
await client.close();
