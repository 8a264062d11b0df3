import { BYTE_ORDER_MARK, formatCsvCells } from "../../presenters/format-csv-cells.ts";
import type { Lead } from "./repository.ts";

/** Columns of the specification, in its order. */
const COLUMNS: readonly (readonly [string, (lead: Lead) => string])[] = [
  ["Name", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Status", ({ status }) => status],
  ["Source", ({ source }) => source],
  ["Created At", ({ createdAt }) => createdAt],
  ["User Agent", ({ userAgent }) => userAgent],
  ["Referrer", ({ referrer }) => referrer],
  ["URL", ({ url }) => url],
];

export const formatCsvHeader = (): string => BYTE_ORDER_MARK + formatCsvCells(COLUMNS.map(([name]) => name));
export const formatCsvLine = (lead: Lead): string => formatCsvCells(COLUMNS.map(([, of]) => of(lead)));
