import { schemas } from "@lagna/contract";
import { z } from "zod";

const SUFFIX = /Schema$/;

/** `kundliResponseSchema` becomes `KundliResponse`. */
function toComponentName(exported: string): string {
  const name = exported.replace(SUFFIX, "");
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Names every schema of the contract that has no name of its own, so that the document refers to it instead of repeating it. */
export function nameSchemas(): void {
  for (const [exported, schema] of Object.entries(schemas)) {
    if (!(schema instanceof z.ZodType)) continue;
    const meta = z.globalRegistry.get(schema);
    if (meta?.id === undefined) z.globalRegistry.add(schema, { ...meta, id: toComponentName(exported) });
  }
}

/** The same schema without its name: parameters are listed one by one, so their object is written out. */
export const withoutName = (schema: unknown): unknown =>
  schema instanceof z.ZodType ? schema.clone(schema.def) : schema;
