import type { SampleAnswer, SampleBody, SampleRequest } from "./sample-request.ts";
import { writeCurl } from "./write-curl.ts";
import { writePython } from "./write-python.ts";
import { writeTypeScript } from "./write-typescript.ts";

type Content = Readonly<Record<string, { readonly example?: unknown }>>;

interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/** The parts of an OpenAPI operation that a sample is made of; they have their examples already. */
interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly example?: string | number }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses?: Readonly<Record<string, { readonly content?: Content }>>;
  readonly "x-access"?: string;
  readonly "x-api-key-scope"?: string;
  "x-codeSamples"?: readonly CodeSample[];
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

function writeUrl(address: string, path: string, { parameters = [] }: Operation): string {
  const url = new URL(address);
  url.pathname = path;
  for (const { in: where, name, example } of parameters) {
    if (example === undefined) continue;
    if (where === "path")
      url.pathname = url.pathname.replace(encodeURI(`{${name}}`), encodeURIComponent(String(example)));
    if (where === "query") url.searchParams.set(name, String(example));
  }
  return url.href;
}

function findBody({ requestBody }: Operation): SampleBody | null {
  const [mediaType, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return mediaType === undefined || media?.example === undefined ? null : { mediaType, value: media.example };
}

function findAnswer({ operationId = "answer", responses = {} }: Operation): SampleAnswer {
  const success = Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1];
  const [mediaType = "application/json"] = Object.keys(success?.content ?? {});
  if (mediaType === "application/json") return { kind: "json" };
  if (/^text\/|ndjson/.test(mediaType)) return { kind: "text" };
  return { kind: "file", fileName: `${operationId}.${mediaType.split("/")[1] ?? "bin"}` };
}

function findBearer({ "x-access": access, "x-api-key-scope": scope }: Operation): SampleRequest["bearer"] {
  if (scope !== undefined) return "key";
  return access === undefined || access === "optional" ? null : "token";
}

/**
 * Adds to every operation how to call it with curl, TypeScript and Python, from its example.
 * @param address of the server, such as `https://lagna.example.org`
 */
export function addCodeSamples(paths: object | undefined, address: string): void {
  for (const [path, methods] of Object.entries((paths ?? {}) as Paths))
    for (const [method, operation] of Object.entries(methods)) {
      const request: SampleRequest = {
        method: method.toUpperCase(),
        url: writeUrl(address, path, operation),
        bearer: findBearer(operation),
        body: findBody(operation),
        answer: findAnswer(operation),
      };
      operation["x-codeSamples"] = [
        { lang: "Shell", label: "curl", source: writeCurl(request) },
        { lang: "TypeScript", label: "TypeScript", source: writeTypeScript(request) },
        { lang: "Python", label: "Python", source: writePython(request) },
      ];
    }
}
