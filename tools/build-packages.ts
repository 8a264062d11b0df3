import { resolve } from "node:path";
import { buildPackages } from "./lib/packages/build-packages.ts";
import { packPackages } from "./lib/packages/pack-packages.ts";
import { isPublishedPackage, PUBLISHED_PACKAGES } from "./lib/packages/published-packages.data.ts";
import { ROOT } from "./lib/run-command.ts";

/** Builds and packs the packages named on the command line, or all, to `dist-packages`, and prints their sizes. */
const FOLDER = resolve(ROOT, "dist-packages");

const named = process.argv.slice(2);
const unknown = named.filter((name) => !isPublishedPackage(name));
if (unknown.length > 0)
  throw new Error(`no package is named ${unknown.join(", ")}; there are ${PUBLISHED_PACKAGES.join(", ")}`);
const names = named.length > 0 ? named.filter(isPublishedPackage) : PUBLISHED_PACKAGES;

const formatKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000).toLocaleString("en")} kB`.padStart(10);

await buildPackages(names, FOLDER);
for (const { name, packedBytes, unpackedBytes } of await packPackages(names, FOLDER))
  console.log(`${name.padEnd(24)} packed ${formatKilobytes(packedBytes)}   unpacked ${formatKilobytes(unpackedBytes)}`);
