import { expect, test } from "vitest";
import { verify } from "../src/index.ts";
import { CHART_M, indexOf } from "./charts.ts";
import { PLACES_TOLD } from "./places-told.data.ts";

const index = indexOf(CHART_M);

test.each(PLACES_TOLD)("%s: %s", (expected, text) => {
  const found = verify(index, text).claims.map(({ verdict }) => verdict);
  if (expected === "caught") expect(found).toContain("contradicted");
  else {
    expect(found).toContain("supported");
    expect(found.filter((verdict) => verdict !== "supported" && verdict !== "doctrine")).toEqual([]);
  }
});
