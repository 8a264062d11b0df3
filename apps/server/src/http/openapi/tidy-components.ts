type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Schemas = Readonly<Record<string, Json>>;
type Rename = (name: string) => string;

interface Described {
  readonly paths?: object;
  readonly components?: { readonly schemas?: object };
}

const PREFIX = "#/components/schemas/";
const INPUT = /Input$/;

/** Gives the component of every reference within the value its new name. */
function renameReferences(value: Json, rename: Rename): Json {
  if (Array.isArray(value)) return value.map((item: Json) => renameReferences(item, rename));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === "$ref" && typeof part === "string" && part.startsWith(PREFIX)
        ? `${PREFIX}${rename(part.slice(PREFIX.length))}`
        : renameReferences(part, rename),
    ]),
  );
}

function findReferences(value: Json): Set<string> {
  const names = new Set<string>();
  renameReferences(value, (name) => {
    names.add(name);
    return name;
  });
  return names;
}

/** The components that the routes refer to, directly or through others. */
function findReachable(paths: Json, schemas: Schemas): Set<string> {
  const reached = findReferences(paths);
  for (const name of reached) for (const further of findReferences(schemas[name] ?? null)) reached.add(further);
  return reached;
}

/** The request schemas that differ from the response's of the same name, in themselves or in what they refer to. */
function findOwnInputs(schemas: Schemas, reachable: ReadonlySet<string>): Set<string> {
  const own = new Set<string>();
  const toShared: Rename = (name) => (own.has(name) ? name : name.replace(INPUT, ""));
  for (let before = -1; before < own.size;) {
    before = own.size;
    for (const name of reachable) {
      const shared = name.replace(INPUT, "");
      if (name === shared || own.has(name) || !reachable.has(shared)) continue;
      const request = renameReferences(schemas[name] ?? null, toShared);
      const response = renameReferences(schemas[shared] ?? null, toShared);
      if (JSON.stringify(request) !== JSON.stringify(response)) own.add(name);
    }
  }
  return own;
}

/**
 * Zod describes each named schema twice: `X` for responses and `XInput` for requests. Keeps what a route refers to, and
 * an `XInput` only where a response has an `X` that differs from it.
 */
export function tidyComponents<T extends Described>(document: T): T {
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  const reachable = findReachable((document.paths ?? {}) as Json, schemas);
  const own = findOwnInputs(schemas, reachable);
  const rename: Rename = (name) => (own.has(name) ? name : name.replace(INPUT, ""));
  const kept = [...reachable].map((name) => [rename(name), renameReferences(schemas[name] ?? null, rename)] as const);
  const sorted = kept.sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    ...document,
    paths: renameReferences((document.paths ?? {}) as Json, rename),
    components: { ...document.components, schemas: Object.fromEntries(sorted) },
  };
}
