import { Readable } from "node:stream";
import { MAX_BATCH_BYTES, MAX_BATCH_ITEMS } from "@lagna/contract";
import { expect, test } from "vitest";
import type { BatchInput } from "../../src/modules/batches/batch.ts";
import { receiveBirths, ROWS_PER_INPUT } from "../../src/modules/batches/receive-births.ts";

const receive = async (chunks: Iterable<string>, isCsv: boolean) => {
  const inputs: BatchInput[] = [];
  const received = await receiveBirths(
    Readable.from(Iterator.from(chunks).map((chunk) => Buffer.from(chunk))),
    isCsv,
    async (input) => {
      inputs.push(input);
    },
  );
  return { ...received, inputs };
};

test("rows are passed on by the hundreds, with the line each begins in", async () => {
  const rows = Array.from({ length: 450 }, (_, number) => `{"id":${number}}\n${number === 3 ? "\n" : ""}`);
  const { items, inputs } = await receive(rows, false);
  expect(items).toBe(450);
  expect(inputs.map(({ firstItem, firstLine }) => [firstItem, firstLine])).toEqual([
    [0, 1],
    [ROWS_PER_INPUT, ROWS_PER_INPUT + 2],
    [2 * ROWS_PER_INPUT, 2 * ROWS_PER_INPUT + 2],
  ]);
});

test("a file with too many bytes or rows is refused while it arrives", async () => {
  const line = `${"a".repeat(60_000)}\n`;
  const tooMany = Math.ceil(MAX_BATCH_BYTES / line.length) + 1;
  await expect(
    receive(
      Array.from({ length: tooMany }, () => line),
      false,
    ),
  ).rejects.toMatchObject({ code: "payload_too_large" });
  const rows = `Date\n${"1990-08-15\n".repeat(MAX_BATCH_ITEMS)}`;
  expect(await receive([rows], true)).toMatchObject({ items: MAX_BATCH_ITEMS });
  await expect(receive([rows, "1990-08-15\n"], true)).rejects.toMatchObject({ errors: [{ code: "batch_many" }] });
});
