import { unzipSync, zipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { newKundli } from "../saved-kundlis/kundli-fields.ts";
import { readFiles } from "./read-files.ts";
import { kundlisJhd } from "./write-files.ts";

const JHD = "10\r\n16\r\n1918\r\n14.20\r\n-5.300000\r\n-77.350000\r\n12.590000\r\n";
const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);
const bytes = (text: string) => new TextEncoder().encode(text);
const placed = (name: string, city: string) => ({
  fields: { ...newKundli(1990), name, month: "August", day: 15, hour: 6, city, country: "India" },
  latitude: 18.5,
  longitude: 73.85,
  utcOffset: "+05:30",
});

test("many files of any kind are read together; one that is none says so and keeps no other back", async () => {
  const { kundlis, tables } = await readFiles([
    file("Raman.jhd", JHD),
    file("clients.csv", "Name,DOB\nAsha,1990-08-15"),
    file("list.json", '[{"name":"Ravi","date":"1990-08-15"}]'),
    file("broken.json", "{"),
    file("photo.png", "x"),
    file("empty.csv", "Name,DOB\n"),
    file(
      "charts.zip",
      zipSync({ "a/Sen.jhd": bytes(JHD), "b.csv": bytes("Name,DOB\nX,1990-08-15"), "c.png": bytes("x") }),
    ),
    file("not.zip", "no archive"),
  ]);
  expect(kundlis.map((one) => ("fields" in one ? one.fields.name : [one.source.file, one.problem.code]))).toEqual([
    "Raman",
    ["broken.json", "file_broken"],
    ["photo.png", "file_kind"],
    ["empty.csv", "file_empty"],
    "Sen",
    ["not.zip", "file_broken"],
  ]);
  expect(tables.map(({ table, mapping }) => [table.file, mapping])).toEqual([
    ["clients.csv", { name: 0, date: 1 }],
    ["list.json", { name: 0, date: 1 }],
    ["b.csv", { name: 0, date: 1 }],
  ]);
});

test("an archive that would unpack to more than anybody has is not unpacked", async () => {
  const { kundlis } = await readFiles([file("bomb.zip", zipSync({ "big.csv": new Uint8Array(40 * 1024 * 1024) }))]);
  expect(kundlis).toMatchObject([{ problem: { code: "file_large" } }]);
});

test("an archive that says it holds less than it brings is damaged, and not unpacked", async () => {
  const archive = zipSync({ "big.csv": new Uint8Array(40 * 1024 * 1024) });
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length);
  // Its directory at the end tells of ten bytes.
  const directory = archive.findLastIndex(
    (_, at) => at + 4 <= archive.length && view.getUint32(at, true) === 0x02014b50,
  );
  view.setUint32(directory + 24, 10, true);
  const { kundlis, tables } = await readFiles([file("liar.zip", archive)]);
  expect(kundlis).toMatchObject([{ problem: { code: "file_broken" } }]);
  expect(tables).toEqual([]);
});

test("a text of Windows is read as such", async () => {
  const { kundlis } = await readFiles([
    file("x.csv", new Uint8Array([...bytes("Name,DOB\nJos"), 0xe9, ...bytes(",1990-08-15")])),
  ]);
  expect(kundlis).toEqual([]);
  const { tables } = await readFiles([
    file("x.csv", new Uint8Array([...bytes("Name,DOB\nJos"), 0xe9, ...bytes(",1990-08-15")])),
  ]);
  expect(tables[0]?.table.rows[0]?.cells[0]).toBe("José");
});

test.each([
  ["little", [0xff, 0xfe], [0, 1]],
  ["big", [0xfe, 0xff], [1, 0]],
])("a text of Excel's, sixteen bits a letter, %s end first, is read as such", async (_, mark, [low, high]) => {
  const letters = Array.from("नाम\tजन्म तिथि\r\nआशा\t1990-08-15\r\n", (letter) => letter.charCodeAt(0));
  const pair = (code: number) => [code & 0xff, code >> 8];
  const content = letters.flatMap((code) => [pair(code)[low ?? 0] ?? 0, pair(code)[high ?? 0] ?? 0]);
  const { tables } = await readFiles([file("clients.txt", new Uint8Array([...mark, ...content]))]);
  expect(tables[0]?.mapping).toEqual({ name: 0, date: 1 });
  expect(tables[0]?.table.rows).toEqual([{ line: 2, cells: ["आशा", "1990-08-15"] }]);
});

test.each([
  ["little", [0, 1]],
  ["big", [1, 0]],
])("a file of sixteen bits a letter without a mark, %s end first, is read as such", async (_, [low, high]) => {
  const content = Array.from(JHD, (letter) => {
    const pair = [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8];
    return [pair[low ?? 0] ?? 0, pair[high ?? 0] ?? 0];
  });
  const { kundlis } = await readFiles([file("Raman.jhd", new Uint8Array(content.flat()))]);
  expect(kundlis).toMatchObject([{ fields: { name: "Raman", year: 1918, utc_offset: "+05:30" } }]);
});

test("names within an archive that does not say how they are spelt, as a Mac's, are read as they were meant", async () => {
  const archive = zipSync({ "आशा राव.jhd": bytes(JHD) });
  // The flag that says UTF-8, in the file's own head and in the list of files.
  for (const [head, flag] of [
    ["PK\u0003\u0004", 7],
    ["PK\u0001\u0002", 9],
  ] as const) {
    const at = String.fromCodePoint(...archive).indexOf(head);
    archive[at + flag] = (archive[at + flag] ?? 0) & ~8;
  }
  const { kundlis } = await readFiles([file("charts.zip", archive)]);
  expect(kundlis).toMatchObject([{ fields: { name: "आशा राव" } }]);
});

test("a list of more lines than a call takes arguments is read; one as wide is none", async () => {
  const { tables } = await readFiles([file("long.csv", `Name,DOB\n${"a,1990-08-15\n".repeat(200_000)}`)]);
  expect(tables[0]?.table.rows).toHaveLength(200_000);
  const { kundlis } = await readFiles([file("wide.csv", `Name,DOB\n${"a,".repeat(200_000)}`)]);
  expect(kundlis).toMatchObject([{ problem: { code: "file_columns", value: "200001" } }]);
  const keys = JSON.stringify(Array.from({ length: 2000 }, (_, index) => ({ [`key ${index}`]: 1 })));
  const json = await readFiles([file("wide.json", keys)]);
  expect(json.kundlis).toMatchObject([{ problem: { code: "file_columns", value: "2000" } }]);
});

// Not every browser writes what it has read, where it is nested a hundred thousand deep.
test("a list nested without end is damaged, and keeps no other back", async () => {
  const written = JSON.stringify.bind(JSON);
  vi.spyOn(JSON, "stringify").mockImplementation((value: unknown) => {
    if (Array.isArray(value)) throw new RangeError("Maximum call stack size exceeded");
    return written(value);
  });
  const deep = `[{"name":"Asha","notes":${"[".repeat(200_000)}${"]".repeat(200_000)}}]`;
  const { kundlis, tables } = await readFiles([file("deep.json", deep), file("one.csv", "Name,DOB\nX,1990-08-15")]);
  expect(kundlis).toMatchObject([{ source: { file: "deep.json" }, problem: { code: "file_broken" } }]);
  expect(tables).toHaveLength(1);
});

test("a file that was changed or moved since it was chosen says so, and keeps no other back", async () => {
  const gone = file("gone.jhd", JHD);
  gone.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
  const { kundlis } = await readFiles([gone, file("Raman.jhd", JHD)]);
  expect(kundlis).toMatchObject([
    { source: { file: "gone.jhd" }, problem: { code: "file_gone" } },
    { fields: { name: "Raman" } },
  ]);
});

test("an archive with nothing to read in it, as Excel's workbooks are, says so", async () => {
  const { kundlis } = await readFiles([file("clients.xlsx", zipSync({ "xl/workbook.xml": bytes("<workbook/>") }))]);
  expect(kundlis).toMatchObject([{ source: { file: "clients.xlsx" }, problem: { code: "file_kind" } }]);
});

test("files for Jagannatha Hora have the names of their people, each its own, in letters it reads", async () => {
  const made = kundlisJhd([
    placed("Asha: Rao?", "São Paulo"),
    placed("Asha  Rao", "Pune"),
    placed("", "पुणे"),
    { ...placed("No Time", "Pune"), fields: newKundli(1990) },
  ]);
  const files = unzipSync(made?.bytes ?? new Uint8Array());
  expect(Object.keys(files)).toEqual(["Asha Rao.jhd", "Asha Rao (2).jhd", "Kundli.jhd"]);
  expect(made?.count).toBe(3);
  expect(files["Asha Rao.jhd"]?.includes(0xe3)).toBe(true);
  const { kundlis } = await readFiles([file("all.zip", made?.bytes ?? new Uint8Array())]);
  expect(kundlis.map((one) => ("fields" in one ? [one.fields.name, one.fields.city] : one.problem))).toEqual([
    ["Asha Rao", "São Paulo"],
    ["Asha Rao (2)", "Pune"],
    ["Kundli", "पुणे"],
  ]);
});
