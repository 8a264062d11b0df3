import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { buildTestApp } from "../build-test-app.ts";
import type { ApiDocument } from "../list-api.ts";

async function readDocument(): Promise<string> {
  const running = await buildTestApp();
  try {
    return (await running.app.inject("/api/docs/json")).body;
  } finally {
    await running.close();
  }
}

test("follows the recommended rules of OpenAPI", async () => {
  // The rule does not know `propertyNames`, which lists the keys of records.
  const rules = { "no-required-schema-properties-undefined": "off" } as const;
  const config = await createConfig({ extends: ["recommended"], rules });
  const body = await readDocument();
  const problems = await lintFromString({ source: body, absoluteRef: "openapi.json", config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  const { paths: _paths, components: _components, ...rest } = JSON.parse(body) as ApiDocument;
  const source = JSON.stringify({ ...rest, paths: { "/bare": { get: { responses: {} } } } });
  const found = await lintFromString({ source, absoluteRef: "openapi.json", config });
  expect(found.map(({ ruleId }) => ruleId)).toEqual(
    expect.arrayContaining(["operation-operationId", "operation-summary"]),
  );
});
