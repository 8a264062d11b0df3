import type { ApiDocument, Operation } from "./client-document.ts";

const capitalize = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** A response of JSON is parsed; lines, which may be many, are given as a stream, other files as a Blob. */
function findAnswer({ responses }: Operation): "json" | "stream" | "file" {
  const success = Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1];
  const types = Object.keys(success?.content ?? {});
  if (types.includes("application/json")) return "json";
  return types.some((type) => /^text\/|ndjson/.test(type)) ? "stream" : "file";
}

const listMediaTypes = ({ requestBody }: Operation): readonly string[] => Object.keys(requestBody?.content ?? {});

function writeTypes(operation: Operation): string {
  const { operationId, summary, "x-api-key-scope": scope } = operation;
  const name = capitalize(operationId);
  const media = listMediaTypes(operation);
  const choice = media.length > 1 ? ` & { contentType: ${media.map((type) => JSON.stringify(type)).join(" | ")} }` : "";
  const answers = { json: `types.${name}Response`, stream: "ReadableStream<Uint8Array>", file: "Blob" };
  return (
    `  /** ${summary}. ${scope === undefined ? "Needs no key." : `Scope of the key: ${scope}.`} */\n` +
    `  ${operationId}: { request: Omit<types.${name}Data, "url">${choice}; response: ${answers[findAnswer(operation)]} };\n`
  );
}

function writeRow(path: string, method: string, operation: Operation): string {
  const [mediaType] = listMediaTypes(operation);
  const row = { method: method.toUpperCase(), path, answer: findAnswer(operation), ...(mediaType && { mediaType }) };
  return `  ${operation.operationId}: ${JSON.stringify(row)},\n`;
}

/** The module that says what each operation of the client takes and gives, and how it is sent. */
export function writeOperations({ paths }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return (
    "// Written by `npm run build:client` from the description of the API.\n" +
    'import type { OperationTable } from "../operation.ts";\n' +
    'import type * as types from "./types.ts";\n\n' +
    "/** What each operation takes and gives. */\n" +
    `export interface Operations {\n${operations.map(({ operation }) => writeTypes(operation)).join("")}}\n\n` +
    "/** How each operation is sent. */\n" +
    `export const OPERATIONS: OperationTable<keyof Operations> = {\n` +
    `${operations.map(({ path, method, operation }) => writeRow(path, method, operation)).join("")}};\n`
  );
}
