import { expect, test } from "vitest";
import { kundliResponse } from "../../../test/fake-kundli-server.ts";
import { buildFileName } from "./download-json.ts";

test.each([
  ["Asha Verma", "kundli-asha-verma-1990-08-15.json"],
  ["आशा वर्मा", "kundli-आशा-वर्मा-1990-08-15.json"],
  ["../..", "kundli-chart-1990-08-15.json"],
])("a file for %s is called %s", (name, file) => {
  expect(buildFileName({ ...kundliResponse.data, birth: { ...kundliResponse.data.birth, name } })).toBe(file);
});
