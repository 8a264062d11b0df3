/** The parts of an OpenAPI operation that decide whether and how the client has it. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags?: readonly string[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
  readonly "x-access"?: string;
  readonly "x-api-key-scope"?: string;
}
export type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;
export interface ApiDocument {
  readonly paths: Paths;
}

/** Public reading that a program with a key wants too: the almanac, places and the sky. */
const PUBLIC_TAGS: ReadonlySet<string> = new Set(["Almanac", "Kundli", "Places", "Sky"]);

function isForPrograms(method: string, operation: Operation): boolean {
  if (operation["x-api-key-scope"] !== undefined) return true;
  const isPublic = operation["x-access"] === undefined || operation["x-access"] === "optional";
  return isPublic && method === "get" && (operation.tags ?? []).some((tag) => PUBLIC_TAGS.has(tag));
}

/** The document with only the operations of the client: those that take API keys, and public reading. */
export function selectClientOperations<Document extends ApiDocument>(document: Document): Document {
  const paths = Object.entries(document.paths).flatMap(([path, methods]) => {
    const kept = Object.entries(methods).filter(([method, operation]) => isForPrograms(method, operation));
    return kept.length > 0 ? [[path, Object.fromEntries(kept)] as const] : [];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}
