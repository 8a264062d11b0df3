import type { KundliData } from "@lagna/contract";

/** Letters and digits of any script; the rest would trouble some file system. */
export function fileName({ birth }: KundliData): string {
  const name = birth.name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return `kundli-${name || "chart"}-${birth.local.slice(0, 10)}.json`;
}

export function downloadJson(data: KundliData): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName(data);
  link.click();
  // Some browsers read the blob only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
