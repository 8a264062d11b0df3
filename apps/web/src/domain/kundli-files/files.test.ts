import { unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
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
