import fc from "fast-check";
import { expect, test } from "vitest";
import { createCsvCutter, type CsvRecord, parseCsvRecords } from "../src/csv-records.ts";
import { parseCsv } from "../src/csv.ts";

/** The rows of a file that arrives in parts of a length, each parsed alone. */
function readInParts(text: string, length: number) {
  const cutter = createCsvCutter();
  const records: CsvRecord[] = [];
  for (let at = 0; at < text.length; at += length) records.push(...cutter.push(text.slice(at, at + length)));
  records.push(...cutter.end());
  const format = cutter.format();
  if (format === null) throw new Error("the file has no header");
  return records.flatMap(({ line, text: row }) => parseCsvRecords(row, line, format));
}

test("a row is read with its line wherever the file is cut", () => {
  const text =
    'sep=;\r\nName;Date\r\n\r\n"Asha; of ""Pune""";1990-08-15\r\n"Ravi\nSen";1962-02-04\r\n;\r\nUma;2000-01-01';
  const rows = [
    { line: 4, cells: ['Asha; of "Pune"', "1990-08-15"] },
    { line: 5, cells: ["Ravi\nSen", "1962-02-04"] },
    { line: 8, cells: ["Uma", "2000-01-01"] },
  ];
  for (let length = 1; length <= text.length; length += 1) expect(readInParts(text, length)).toEqual(rows);
  expect(parseCsv(text, "births.csv").rows).toEqual(rows);
});

const cell = fc.string({ unit: fc.constantFrom(...Array.from('aB1 ,;"अ\n')), maxLength: 12 });
test("the rows are those of the whole file", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 40 }),
      (rows, length) => {
        const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
        const text = ["Date,Name", ...rows.map(([name, note]) => `${quote(`1990 ${name}`)},${quote(note)}`)].join("\n");
        const expected = parseCsv(text, "births.csv").rows;
        expect(readInParts(text, length)).toEqual(expected);
      },
    ),
  );
});

test("a file whose first line names no date is refused, and one row has an end", () => {
  expect(() => createCsvCutter().push("Name,Place\nAsha,Pune\n")).toThrow("columns_missing");
  const cutter = createCsvCutter();
  expect(() => {
    cutter.push('Name,Date\n"Asha');
    for (let part = 0; part < 80; part += 1) cutter.push("a".repeat(1000));
  }).toThrow("text_long");
});
