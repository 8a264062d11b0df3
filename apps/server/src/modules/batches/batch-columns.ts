import type { BatchKind } from "@lagna/contract";
import { GRAHAS } from "@lagna/terms";
import { BYTE_ORDER_MARK, formatCsvCells } from "../../presenters/format-csv-cells.ts";

/** A value of a line of the result by the path to it, such as `planets.moon.sign`. */
export type CellPath = string;

const forGrahas = (fields: readonly string[]): CellPath[] =>
  GRAHAS.flatMap((graha) => fields.map((field) => `${graha}.${field}`));

/** The columns of the result as CSV. Sections have no columns: they are in the JSON lines. */
const COLUMNS: Readonly<Record<BatchKind, readonly CellPath[]>> = {
  kundlis: [
    "birth.name",
    "birth.utc",
    "birth.place.latitude",
    "birth.place.longitude",
    "settings.ayanamsa_degrees",
    "lagna.longitude",
    "lagna.sign",
    "lagna.nakshatra",
    "lagna.pada",
    ...forGrahas(["longitude", "sign", "nakshatra", "pada", "house", "retrograde"]),
  ],
  birth_through_days: [
    "at",
    ...forGrahas(["longitude", "sign", "nakshatra", "house_from.lagna", "house_from.moon", "retrograde"]),
  ],
  day_of_births: [
    "name",
    "at",
    "tara.tara",
    "tara.quality",
    "chandrabala",
    "running.0.lord",
    "running.1.lord",
    "running.2.lord",
    ...forGrahas(["house_from.lagna", "house_from.moon", "good"]),
  ],
};

const FIRST_COLUMNS = ["line", "id", "error"] as const;

function findValue(data: unknown, path: CellPath): unknown {
  let value = data;
  for (const key of path.split(".")) value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[key];
  return value;
}

const formatValue = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";

/** The first line of the file. */
export const formatHeader = (kind: BatchKind): string =>
  BYTE_ORDER_MARK + formatCsvCells([...FIRST_COLUMNS, ...COLUMNS[kind].map((path) => path.replaceAll(".", "_"))]);

interface CsvLine {
  readonly line: number;
  readonly id?: string | undefined;
  readonly error?: string | undefined;
}

/** @param data null for a line with an error; grahas by their ids beside the other values */
export const formatLine = (kind: BatchKind, { line, id = "", error = "" }: CsvLine, data: object | null): string =>
  formatCsvCells([String(line), id, error, ...COLUMNS[kind].map((path) => formatValue(findValue(data, path)))]);
