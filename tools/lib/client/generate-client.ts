import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import { type ApiDocument, selectClientOperations } from "./client-document.ts";
import { writeOperations } from "./write-operations.ts";

/** The generated modules of `packages/client/src/generated`, by name. */
export interface GeneratedClient {
  readonly "types.ts": string;
  readonly "operations.ts": string;
}

/** Writes the generated modules of the client from the description of the API, as served at /api/docs/json. */
export async function generateClient(document: ApiDocument): Promise<GeneratedClient> {
  const selected = selectClientOperations(document);
  return { "types.ts": await generateTypes(selected), "operations.ts": writeOperations(selected) };
}

/** Written for the generator's own client, which is not used. */
const OPTIONS_OF_OTHER_CLIENT = /export type ClientOptions = [\s\S]*?\n\};\n\n/;

/** Only types: what sends requests is written by hand, in a hundred lines. */
async function generateTypes(document: ApiDocument): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "lagna-client-"));
  try {
    await createClient({
      // The generator changes what it is given.
      input: structuredClone(document) as unknown as Record<string, unknown>,
      output: { path: folder },
      logs: { level: "silent", file: false },
      parser: {
        // Schemas of zod's read-only arrays say readOnly, which does not mean that requests must not have them.
        transforms: { readWrite: { enabled: false } },
        filters: { orphans: false, operations: { include: [] } },
      },
      plugins: ["@hey-api/typescript"],
    });
    return readFileSync(join(folder, "types.gen.ts"), "utf8").replace(OPTIONS_OF_OTHER_CLIENT, "");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
