import { afterAll, beforeAll, expect, test } from "vitest";
import { tidyComponents } from "../src/http/openapi/tidy-components.ts";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { type ApiDocument, listApi, listOperations } from "./list-api.ts";

const ERROR = { "application/json": { schema: { $ref: "#/components/schemas/ErrorBody" } } };
const VERBS =
  "activate add answer ask change check compute confirm create deactivate delete download draw end export find get keep list make print " +
  "prove read rectify refresh request reset retry save search send set start submit summarize try unlink update validate verify";

let running: TestApp;
let body: string;
let document: ApiDocument;
beforeAll(async () => {
  running = await buildTestApp();
  ({ body } = await running.app.inject("/api/docs/json"));
  document = JSON.parse(body) as ApiDocument;
});
afterAll(() => running.close());

test("is OpenAPI 3.1 and lists the recorded operations and schemas", async () => {
  expect(document.openapi).toBe("3.1.0");
  await expect(listApi(document)).toMatchFileSnapshot("__snapshots__/api.txt");
});

test("names every operation by a verb and a noun, and says what it does, takes and answers", () => {
  const operations = listOperations(document);
  const ids = operations.map(([, { operationId }]) => operationId ?? "");
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const verbs = new Set(VERBS.split(" "));
  expect(ids.filter((id) => !/^[a-z]+(?:[A-Z][a-z]+)+$/.test(id) || !verbs.has(/^[a-z]+/.exec(id)?.[0] ?? ""))).toEqual(
    [],
  );
  for (const [route, { summary, parameters = [], responses }] of operations) {
    expect(summary, route).toMatch(/\S+ \S+/);
    for (const { name, schema } of parameters) expect(Object.keys(schema), `${route} ${name}`).not.toEqual([]);
    expect(responses["4XX"]?.content, route).toEqual(ERROR);
    expect(responses["5XX"]?.content, route).toEqual(ERROR);
  }
});

test("describes every component that it refers to once, and no others", () => {
  const references = [...body.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map((match) => match[1] ?? "");
  expect(references).toContain("DashaPeriod");
  expect([...new Set(references)].sort()).toEqual(Object.keys(document.components.schemas));
});

test("keeps a request's schema beside the response's only where they differ", () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const schemas = {
    Same: { type: "string" },
    SameInput: { type: "string" },
    Other: { type: "array", items: ref("Same"), minItems: 1 },
    OtherInput: { type: "array", items: ref("SameInput") },
    Outer: { type: "array", items: ref("Other") },
    OuterInput: { type: "array", items: ref("OtherInput") },
    Asked: { type: "number" },
    AskedInput: { type: "integer" },
    Unused: ref("Same"),
  };
  const paths = { "/one": [ref("OuterInput"), ref("SameInput"), ref("AskedInput"), ref("Outer"), ref("Same")] };
  expect(tidyComponents({ paths, components: { schemas } })).toEqual({
    paths: { "/one": [ref("OuterInput"), ref("Same"), ref("Asked"), ref("Outer"), ref("Same")] },
    components: {
      schemas: {
        Asked: { type: "integer" },
        Other: { type: "array", items: ref("Same"), minItems: 1 },
        OtherInput: { type: "array", items: ref("Same") },
        Outer: { type: "array", items: ref("Other") },
        OuterInput: { type: "array", items: ref("OtherInput") },
        Same: { type: "string" },
      },
    },
  });
});

test("lists every route of the API with its access level", async () => {
  const { paths } = (await running.app.inject("/api/docs/json")).json();
  const described = Object.entries(
    paths as Record<string, Record<string, { security?: unknown; "x-access"?: string }>>,
  ).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, "x-access": access }]) => ({
      route: `${method.toUpperCase()} ${path}`,
      security,
      access,
    })),
  );
  expect(described.length).toBeGreaterThan(5);
  const kundli = described.find(({ route }) => route === "POST /api/v1/kundli");
  expect(kundli).toEqual({ route: "POST /api/v1/kundli", security: [{ bearer: [] }], access: "authorized" });
  const open = described.filter(({ access }) => access === undefined).map(({ route }) => route);
  expect(open).toEqual(expect.arrayContaining(["GET /api/v1/health", "GET /api/v1/config", "GET /api/v1/places"]));
  const openKundlis = open.filter((route) => route.includes("kundli"));
  expect(openKundlis).toEqual(["POST /api/v1/try/kundli"]);
});

test("has a page, under the same policy", async () => {
  const page = await running.app.inject("/api/docs/");
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/<script>|style="/);
  expect((await running.app.inject("/api/docs/static/swagger-ui-bundle.js")).statusCode).toBe(200);
  expect((await running.app.inject("/api/docs")).statusCode).toBe(200);
});
