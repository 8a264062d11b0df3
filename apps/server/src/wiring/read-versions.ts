import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Ephemeris } from "@lagna/jyotish";

const PACKAGE_FILE = resolve(import.meta.dirname, "../../package.json");

/** The versions of the product, of Node and of the ephemeris. */
export function readVersions({ source }: Pick<Ephemeris, "source">): Record<string, string> {
  const { version } = JSON.parse(readFileSync(PACKAGE_FILE, "utf8")) as { version: string };
  return { version, node: process.version, ephemeris: source };
}
