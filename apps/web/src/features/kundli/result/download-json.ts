import type { KundliData, UntimedKundliData } from "@lagna/contract";
import { saveFile } from "../../../lib/save-file.ts";

type Named = Pick<KundliData | UntimedKundliData, "birth">;

/** Letters and digits of any script; the rest would trouble some file system. */
export function fileName({ birth }: Named): string {
  const name = birth.name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return `kundli-${name || "chart"}-${birth.local.slice(0, 10)}.json`;
}

export const downloadJson = (data: Named): void =>
  saveFile(fileName(data), "application/json", JSON.stringify(data, null, 2));
