import { createHash } from "node:crypto";

/** The parts of a JSON schema that the list shows. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}
type Content = Readonly<Record<string, { readonly schema: Schema }>>;
export interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly "x-access"?: string;
  readonly security?: unknown;
  readonly parameters?: readonly { in: string; name: string; required?: boolean; schema: Schema }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}
export interface ApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const MAX_LISTED_VALUES = 6;

/** Changes with every limit, pattern, value and description, which the list does not show. */
const digest = (part: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(part, (key, value: unknown) => (key === "example" ? undefined : value)) ?? "")
    .digest("hex")
    .slice(0, 8);

const describeValues = (values: readonly unknown[]): string =>
  values.length > MAX_LISTED_VALUES ? `${values.length} values` : values.join("|");

function describeObject({ properties = {}, required = [], additionalProperties }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? "" : "?"}: ${describeType(schema)}`,
  );
  if (typeof additionalProperties === "object") fields.push(`[key]: ${describeType(additionalProperties)}`);
  return `{${fields.join(", ")}}`;
}

function describeType(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return describeValues(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(describeType).join(" | ");
  if (schema.type === "array") return `[${schema.items ? describeType(schema.items) : "any"}]`;
  if (schema.type === "object") return describeObject(schema);
  return schema.format ?? [schema.type ?? "any"].flat().join("|");
}

function describeContent(content: Content = {}): string {
  return Object.entries(content)
    .map(([type, { schema }]) => `${type === "application/json" ? "" : `${type} `}${describeType(schema)}`)
    .join(" or ");
}

function describeOperation(route: string, operation: Operation): string[] {
  const { operationId, parameters = [], requestBody, responses } = operation;
  const named = parameters.map(
    ({ in: where, name, required = false, schema }) =>
      `${where === "query" ? "" : `${where} `}${name}${required ? "" : "?"}: ${describeType(schema)}`,
  );
  const takes = [
    ...(named.length > 0 ? [`(${named.join(", ")})`] : []),
    ...(requestBody ? [`body ${describeContent(requestBody.content)}`] : []),
  ];
  return Object.entries(responses)
    .filter(([status]) => /^\d+$/.test(status))
    .map(([status, { content }]) =>
      [
        route,
        status,
        describeContent(content),
        "·",
        operationId,
        operation["x-access"] ?? "public",
        ...takes,
        digest({ parameters, requestBody, responses }),
      ].join(" "),
    );
}

export const listOperations = ({ paths }: ApiDocument): (readonly [route: string, operation: Operation])[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
  );

/** One line for each method, path and status with its schema, then one for each named schema with its properties. */
export function listApi(document: ApiDocument): string {
  const operations = listOperations(document).flatMap(([route, operation]) => describeOperation(route, operation));
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `${name} = ${describeType(schema)} ${digest(schema)}`,
  );
  return [...operations, "", ...schemas, ""].join("\n");
}
