import { useState } from "react";
import { readStored, writeStored } from "../../lib/storage.ts";

const KEY = "lagna_dismissed_notices";
/** Older choices are forgotten. */
const KEPT_CHOICES = 200;

function readKeys(): readonly string[] {
  try {
    const keys: unknown = JSON.parse(readStored(KEY) ?? "[]");
    return Array.isArray(keys) ? keys.filter((key) => typeof key === "string") : [];
  } catch {
    return [];
  }
}

/** A key of the notices of one chart, without its data in plain text. */
export function hashNotices(notices: unknown): string {
  let hash = 5381;
  for (const character of JSON.stringify(notices)) hash = (Math.imul(hash, 33) ^ character.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}

/** Whether the user has closed the notices with this key, remembered in this browser. */
export function useDismissedNotices(key: string): [boolean, () => void] {
  const [keys, setKeys] = useState(readKeys);
  const dismiss = () => {
    const next = [...readKeys().filter((one) => one !== key), key].slice(-KEPT_CHOICES);
    writeStored(KEY, JSON.stringify(next));
    setKeys(next);
  };
  return [keys.includes(key), dismiss];
}
