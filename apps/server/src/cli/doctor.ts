import { ConfigError, findStoredSecretProblem, readConfig, type SetConfig, VARIABLES } from "../settings/config.ts";
import { keepFilesPrivate } from "../settings/data-dir.ts";
import { resolveSqliteFile } from "../db/database-location.ts";
import { diagnoseServer, diagnoseVersions } from "../wiring/diagnose-server.ts";

type Line = Awaited<ReturnType<typeof diagnoseServer>>[number];

const MARKS: Readonly<Record<Line["state"], string>> = { good: "✓", attention: "!", off: "–", prevents_start: "✗" };
const PART_WIDTH = 14;

const createProblem = (part: string, text: string): Line => ({ part, state: "prevents_start", text });

/** Names the variables that are set, never their values. */
function describeConfiguration(): Line {
  const set = VARIABLES.filter((name) => (process.env[name] ?? "") !== "");
  return { part: "configuration", state: "good", text: set.length === 0 ? "No variables are set" : set.join(", ") };
}

function checkStoredSecret({ AUTH_SECRET, DATABASE_URL: url, DATA_DIR: dataDir }: SetConfig): Line[] {
  if (AUTH_SECRET !== undefined) return [];
  const problem = findStoredSecretProblem(dataDir, resolveSqliteFile({ url, dataDir }));
  return problem === null ? [] : [createProblem("secret", problem)];
}

async function diagnose(): Promise<readonly Line[]> {
  const versions = diagnoseVersions();
  try {
    const config = readConfig(process.env);
    return [versions, describeConfiguration(), ...checkStoredSecret(config), ...(await diagnoseServer(config))];
  } catch (error) {
    // Nothing else can be looked at: not even the data folder is known.
    if (error instanceof ConfigError) return [versions, createProblem("configuration", error.message)];
    throw error;
  }
}

/** `npm run doctor`: what a start of the server would find, with the server's own configuration. */
keepFilesPrivate();
const lines = await diagnose();
for (const { part, state, text } of lines) process.stdout.write(`${MARKS[state]} ${part.padEnd(PART_WIDTH)} ${text}\n`);
const problems = lines.filter(({ state }) => state === "prevents_start").map(({ part }) => part);
process.stdout.write(problems.length === 0 ? "Lagna can start.\n" : `Lagna cannot start: ${problems.join(", ")}.\n`);
// Exit at once: the Firestore client keeps retrying while Firestore is unreachable.
process.exit(problems.length === 0 ? 0 : 1);
