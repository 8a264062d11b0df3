import type { KundliData, UntimedKundliData } from "@lagna/contract";
import { getIsoDate } from "@lagna/terms";
import { saveFile } from "../../../lib/save-file.ts";

type NamedKundli = Pick<KundliData | UntimedKundliData, "birth">;

/** Letters and digits of any script; other characters could be invalid on some file systems. */
export function buildFileName({ birth }: NamedKundli): string {
  const name = birth.name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return `kundli-${name || "chart"}-${getIsoDate(birth.local)}.json`;
}

export const downloadJson = (data: NamedKundli): void =>
  saveFile(buildFileName(data), "application/json", JSON.stringify(data, null, 2));
