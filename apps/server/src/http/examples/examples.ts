import answers from "./answers.json" with { type: "json" };
import { EXAMPLE_REQUESTS } from "./requests.data.ts";

interface Media {
  example?: unknown;
}

/** As much of an operation of OpenAPI as holds examples. */
interface Operation {
  parameters?: { readonly in: string; readonly name: string; example?: unknown }[];
  requestBody?: { readonly content: Readonly<Record<string, Media>> };
  responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const ANSWERS: Readonly<Record<string, unknown>> = answers;

function addTo(operation: Operation, route: string): void {
  const request = EXAMPLE_REQUESTS[route];
  const answer = ANSWERS[route];
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

/** Every call of the document with what it may be sent, and what came back when it was. */
export function addExamples(paths: object | undefined): void {
  for (const [path, methods] of Object.entries((paths ?? {}) as Paths))
    for (const [method, operation] of Object.entries(methods)) addTo(operation, `${method.toUpperCase()} ${path}`);
}
