import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../src/db/client.ts";
import { runOnPostgres, toDatabaseUrl } from "./run-on-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The name of a migrated PostgreSQL database without rows. */
    readonly templateDatabase: string;
  }
}

/** Vitest's global setup: migrates one PostgreSQL database, of which every test's is a copy; migrating each took half of building its app. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = process.env["TEST_DATABASE_URL"];
  if (!server) return undefined;
  const name = `template_${randomBytes(6).toString("hex")}`;
  await runOnPostgres(server, `create database ${name}`);
  const database = openDatabase({ url: toDatabaseUrl(server, name), dataDir: tmpdir() });
  await database.migrate();
  await database.close();
  project.provide("templateDatabase", name);
  return () => runOnPostgres(server, `drop database ${name} with (force)`);
}
