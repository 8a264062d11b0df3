import { accessSync, constants, globSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";
import { run } from "./run-command.ts";

/** Searches for the names on the path, then in the folders (globs allowed, highest version first). Returns the first match, or null. */
export function findProgram(names: string[], folders: string[] = []): string | null {
  const path = (process.env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const further = folders.flatMap((folder) =>
    globSync(folder).toSorted((a, b) => b.localeCompare(a, "en", { numeric: true })),
  );
  for (const folder of [...path, ...further]) {
    for (const name of names) {
      if (isProgram(join(folder, name))) return join(folder, name);
    }
  }
  return null;
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const isRoot = (): boolean => process.getuid?.() === 0;

/** For servers that refuse to run as root: the user `postgres` of the Debian package, else `nobody`. */
export function findUnprivilegedUser(): { uid: number; gid: number } {
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const found = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  return { uid: Number(found?.[2] ?? 65_534), gid: Number(found?.[3] ?? 65_534) };
}

let listsUpdated = false;

/** With these options an unreachable mirror fails within seconds. */
const APT_TIMEOUT_OPTIONS = [
  "-o",
  "Acquire::Retries=0",
  "-o",
  "Acquire::http::Timeout=20",
  "-o",
  "Acquire::https::Timeout=20",
];

/** Installs Debian packages where that is possible: as root, with apt-get. Returns null, or why it could not be done. */
export async function installAptPackages(...packages: string[]): Promise<string | null> {
  const aptGet = findProgram(["apt-get"], ["/usr/bin"]);
  if (!aptGet) return "there is no apt-get here";
  if (!isRoot()) return `apt-get install ${packages.join(" ")} needs root`;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  if (!listsUpdated) {
    console.log("apt-get update");
    const update = await run(aptGet, [...APT_TIMEOUT_OPTIONS, "update", "-q"], { env, quiet: true });
    // If a mirror is unreachable, the existing package lists may still be sufficient; the install will show.
    if (update.status !== 0) console.log(update.output);
    listsUpdated = true;
  }
  console.log(`apt-get install ${packages.join(" ")}`);
  const args = [...APT_TIMEOUT_OPTIONS, "install", "-y", "-q", "--no-install-recommends", ...packages];
  const { status, output } = await run(aptGet, args, { env, quiet: true });
  return status === 0 ? null : `apt-get install ${packages.join(" ")} failed:\n${output.slice(-2000)}`;
}

export function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (address === null || typeof address === "string") return fail(new Error("no port"));
      server.close(() => done(address.port));
    });
  });
}
