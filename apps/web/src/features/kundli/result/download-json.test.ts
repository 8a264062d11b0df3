import { expect, test } from "vitest";
import { answer } from "../../../test/kundli-server.ts";
import { fileName } from "./download-json.ts";

test.each([
  ["Asha Verma", "kundli-asha-verma-1990-08-15.json"],
  ["आशा वर्मा", "kundli-आशा-वर्मा-1990-08-15.json"],
  ["../..", "kundli-chart-1990-08-15.json"],
])("a file for %s is called %s", (name, file) => {
  expect(fileName({ ...answer.data, birth: { ...answer.data.birth, name } })).toBe(file);
});
