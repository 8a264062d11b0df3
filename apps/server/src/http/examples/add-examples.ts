import { readFileSync } from "node:fs";
import { EXAMPLE_REQUESTS } from "./requests.data.ts";

interface Media {
  example?: unknown;
}

/** The parts of an OpenAPI operation that hold examples. */
interface Operation {
  parameters?: { readonly in: string; readonly name: string; example?: unknown }[];
  requestBody?: { readonly content: Readonly<Record<string, Media>> };
  responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** Written by `npm run record-responses`. */
const FILE = new URL("../../../examples/recorded-responses.json", import.meta.url);

function addExamplesTo(operation: Operation, route: string, answer: unknown): void {
  const request = EXAMPLE_REQUESTS[route];
  for (const parameter of operation.parameters ?? []) {
    const values = parameter.in === "path" ? request?.path : request?.query;
    const value = values?.[parameter.name];
    if (value !== undefined) parameter.example = value;
  }
  if (request?.body !== undefined)
    for (const media of Object.values(operation.requestBody?.content ?? {})) media.example = request.body;
  for (const [status, { content = {} }] of Object.entries(operation.responses ?? {}))
    if (status.startsWith("2") && answer !== undefined)
      for (const media of Object.values(content)) media.example = answer;
}

/** Adds an example request and the recorded response to every operation. */
export function addExamples(paths: object | undefined): void {
  const answers = JSON.parse(readFileSync(FILE, "utf8")) as Readonly<Record<string, unknown>>;
  for (const [path, methods] of Object.entries((paths ?? {}) as Paths))
    for (const [method, operation] of Object.entries(methods)) {
      const route = `${method.toUpperCase()} ${path}`;
      addExamplesTo(operation, route, answers[route]);
    }
}
