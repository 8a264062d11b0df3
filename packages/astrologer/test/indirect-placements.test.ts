import { expect, test } from "vitest";
import { verify } from "../src/index.ts";
import { CHART_M, buildTestIndex } from "./test-charts.ts";
import { INDIRECT_PLACEMENTS } from "./examples/statements.ts";

const index = buildTestIndex(CHART_M);

test.each(INDIRECT_PLACEMENTS)("%s: %s", (expected, text) => {
  const found = verify(index, text).claims.map(({ verdict }) => verdict);
  if (expected === "caught") expect(found).toContain("contradicted");
  else {
    expect(found).toContain("supported");
    expect(found.filter((verdict) => verdict !== "supported" && verdict !== "doctrine")).toEqual([]);
  }
});
