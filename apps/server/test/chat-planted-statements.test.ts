import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NOW } from "../../../packages/astrologer/test/test-charts.ts";
import { buildPeopleApp, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { type ModelServer, startModelServer } from "./fakes/model-server.ts";
import {
  type Answered,
  type Asked,
  type Outcome,
  askWithPlantedStatement,
  createPlantedStatements,
} from "./planted-statements.ts";

/** Far enough apart to stay below the rate limit. */
const BETWEEN_MS = 300_000;
let elapsed = 0;
let model: ModelServer;
let people: PeopleApp;
let outcomes: Outcome[];

const shareShown = (of: readonly Outcome[]): number => of.filter(({ isShown }) => isShown).length / of.length;

describe("a statement within a model's answer", () => {
  beforeAll(async () => {
    model = await startModelServer();
    const env = {
      ACCESS_APPROVAL: "off",
      LLM_BASE_URL: model.url,
      LLM_API_KEY: "a-key-of-the-model",
      LLM_MODEL: "scripted",
    };
    const parts = { clock: () => new Date(NOW), stopwatch: () => elapsed };
    people = await buildPeopleApp({ env, parts });
    const { token } = await people.signUp("owner@example.org");
    const ask = async (body: Asked): Promise<Answered> => {
      elapsed += BETWEEN_MS;
      const response = await people.call("POST", "/ask", { token, body });
      expect(response.statusCode, response.body).toBe(200);
      return response.json();
    };
    outcomes = [];
    for (const planted of createPlantedStatements(1, 20, 5))
      outcomes.push(await askWithPlantedStatement(planted, model, ask));
  }, 180_000);
  afterAll(async () => {
    await people.close();
    await model.close();
  });

  test("is not shown if it is false for the chart, in every kind and language", () => {
    const lies = outcomes.filter(({ planted }) => !planted.isTrue);
    expect(lies.length).toBeGreaterThan(120);
    expect(lies.filter(({ isShown }) => isShown).map(({ planted }) => planted.text)).toEqual([]);
  });

  test("is shown if it is true, with the model named as its author", () => {
    const truths = outcomes.filter(
      ({ planted }) => planted.isTrue && planted.kind !== "doctrine" && planted.kind !== "saying",
    );
    expect(truths.length).toBeGreaterThan(120);
    expect(shareShown(truths)).toBeGreaterThanOrEqual(0.98);
    expect(outcomes.filter((one) => one.model !== "scripted")).toEqual([]);
  });

  test("is shown if it is a rule of jyotish", () => {
    const rules = outcomes.filter(({ planted }) => planted.kind === "doctrine");
    expect(rules.length).toBe(60);
    expect(shareShown(rules)).toBeGreaterThanOrEqual(0.93);
  });
});
