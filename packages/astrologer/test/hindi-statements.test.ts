import { expect, test } from "vitest";
import { verify } from "../src/index.ts";
import { CHART_M, buildTestIndex } from "./test-charts.ts";
import { HINDI_STATEMENTS } from "./examples/statements.ts";

const index = buildTestIndex(CHART_M);

test.each(HINDI_STATEMENTS)("%s: %s", (expected, text) => {
  const found = verify(index, text).claims.map(({ verdict }) => verdict);
  const faults = found.filter((verdict) => verdict === "contradicted" || verdict === "undecidable");
  if (expected === "caught") expect(faults).not.toEqual([]);
  else expect(faults).toEqual([]);
  if (expected === "holds") expect(found).toContain("supported");
});
