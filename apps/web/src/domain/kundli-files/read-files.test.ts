import { createEmptyKundliFields } from "@lagna/birth-tables";
import { unzipSync, zipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { readFiles } from "./read-files.ts";
import { buildKundlisJhdArchive } from "./write-files.ts";

const JHD = "10\r\n16\r\n1918\r\n14.20\r\n-5.300000\r\n-77.350000\r\n12.590000\r\n";
const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);
const bytes = (text: string) => new TextEncoder().encode(text);
const createKundli = (name: string, city: string) => ({
  fields: { ...createEmptyKundliFields(1990), name, month: "August", day: 15, hour: 6, city, country: "India" },
  latitude: 18.5,
  longitude: 73.85,
  utcOffset: "+05:30",
});

test("reads many files of any kind together, and reports an unreadable one without losing the others", async () => {
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

test("does not unpack an archive that would unpack to too many bytes", async () => {
  const { kundlis } = await readFiles([file("bomb.zip", zipSync({ "big.csv": new Uint8Array(40 * 1024 * 1024) }))]);
  expect(kundlis).toMatchObject([{ problem: { code: "file_large" } }]);
});

test("reports an archive that states less than it contains as damaged, and does not unpack it", async () => {
  const archive = zipSync({ "big.csv": new Uint8Array(40 * 1024 * 1024) });
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length);
  // Its directory at the end states ten bytes.
  const directory = archive.findLastIndex(
    (_, offset) => offset + 4 <= archive.length && view.getUint32(offset, true) === 0x02014b50,
  );
  view.setUint32(directory + 24, 10, true);
  const { kundlis, tables } = await readFiles([file("liar.zip", archive)]);
  expect(kundlis).toMatchObject([{ problem: { code: "file_broken" } }]);
  expect(tables).toEqual([]);
});

test("reads text in a Windows encoding", async () => {
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
])("reads Excel's UTF-16 text with a byte order mark, %s endian", async (_, mark, [low, high]) => {
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
])("reads UTF-16 without a byte order mark, %s endian", async (_, [low, high]) => {
  const content = Array.from(JHD, (letter) => {
    const pair = [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8];
    return [pair[low ?? 0] ?? 0, pair[high ?? 0] ?? 0];
  });
  const { kundlis } = await readFiles([file("Raman.jhd", new Uint8Array(content.flat()))]);
  expect(kundlis).toMatchObject([{ fields: { name: "Raman", year: 1918, utc_offset: "+05:30" } }]);
});

test("reads UTF-8 names in an archive without the UTF-8 flag, as macOS writes them", async () => {
  const archive = zipSync({ "आशा राव.jhd": bytes(JHD) });
  // The UTF-8 flag, in the file's own header and in the central directory.
  for (const [head, flag] of [
    ["PK\u0003\u0004", 7],
    ["PK\u0001\u0002", 9],
  ] as const) {
    const offset = String.fromCodePoint(...archive).indexOf(head);
    archive[offset + flag] = (archive[offset + flag] ?? 0) & ~8;
  }
  const { kundlis } = await readFiles([file("charts.zip", archive)]);
  expect(kundlis).toMatchObject([{ fields: { name: "आशा राव" } }]);
});

test("reads a list with more lines than a call takes arguments, and refuses one with as many columns", async () => {
  const { tables } = await readFiles([file("long.csv", `Name,DOB\n${"a,1990-08-15\n".repeat(200_000)}`)]);
  expect(tables[0]?.table.rows).toHaveLength(200_000);
  const { kundlis } = await readFiles([file("wide.csv", `Name,DOB\n${"a,".repeat(200_000)}`)]);
  expect(kundlis).toMatchObject([{ problem: { code: "file_columns", value: "200001" } }]);
  const keys = JSON.stringify(Array.from({ length: 2000 }, (_, index) => ({ [`key ${index}`]: 1 })));
  const json = await readFiles([file("wide.json", keys)]);
  expect(json.kundlis).toMatchObject([{ problem: { code: "file_columns", value: "2000" } }]);
});

// Not every browser can stringify what it has parsed when it is nested a hundred thousand levels deep.
test("reports an endlessly nested list as damaged, without losing the other files", async () => {
  const originalStringify = JSON.stringify.bind(JSON);
  vi.spyOn(JSON, "stringify").mockImplementation((value: unknown) => {
    if (Array.isArray(value)) throw new RangeError("Maximum call stack size exceeded");
    return originalStringify(value);
  });
  const deep = `[{"name":"Asha","notes":${"[".repeat(200_000)}${"]".repeat(200_000)}}]`;
  const { kundlis, tables } = await readFiles([file("deep.json", deep), file("one.csv", "Name,DOB\nX,1990-08-15")]);
  expect(kundlis).toMatchObject([{ source: { file: "deep.json" }, problem: { code: "file_broken" } }]);
  expect(tables).toHaveLength(1);
});

test("reports a file changed or moved since it was chosen, without losing the others", async () => {
  const missingFile = file("gone.jhd", JHD);
  missingFile.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
  const { kundlis } = await readFiles([missingFile, file("Raman.jhd", JHD)]);
  expect(kundlis).toMatchObject([
    { source: { file: "gone.jhd" }, problem: { code: "file_gone" } },
    { fields: { name: "Raman" } },
  ]);
});

test("reports an archive without readable files, such as an Excel workbook", async () => {
  const { kundlis } = await readFiles([file("clients.xlsx", zipSync({ "xl/workbook.xml": bytes("<workbook/>") }))]);
  expect(kundlis).toMatchObject([{ source: { file: "clients.xlsx" }, problem: { code: "file_kind" } }]);
});

test("names files for Jagannatha Hora after their people, uniquely, in letters it can read", async () => {
  const archive = buildKundlisJhdArchive([
    createKundli("Asha: Rao?", "São Paulo"),
    createKundli("Asha  Rao", "Pune"),
    createKundli("", "पुणे"),
    { ...createKundli("No Time", "Pune"), fields: createEmptyKundliFields(1990) },
  ]);
  const files = unzipSync(archive?.bytes ?? new Uint8Array());
  expect(Object.keys(files)).toEqual(["Asha Rao.jhd", "Asha Rao (2).jhd", "Kundli.jhd"]);
  expect(archive?.count).toBe(3);
  expect(files["Asha Rao.jhd"]?.includes(0xe3)).toBe(true);
  const { kundlis } = await readFiles([file("all.zip", archive?.bytes ?? new Uint8Array())]);
  expect(kundlis.map((one) => ("fields" in one ? [one.fields.name, one.fields.city] : one.problem))).toEqual([
    ["Asha Rao", "São Paulo"],
    ["Asha Rao (2)", "Pune"],
    ["Kundli", "पुणे"],
  ]);
});
