import type { KundliData } from "@lagna/contract";
import type { KundliInput, McpEngine } from "../engine.ts";
import { listRivals } from "./rivals.data.ts";
import { formatDegree } from "./describe-birth.ts";

/** What readings are made of, by name. */
function listFigures({ lagna, planets, dashas }: KundliData): ReadonlyMap<string, string> {
  const moon = planets.find(({ id }) => id === "moon");
  const { lord, span } = dashas.vimshottari.balance;
  return new Map([
    ["lagna", lagna.sign],
    ...planets.map(({ id, sign }) => [id, sign] as const),
    ["moon nakshatra", `${moon?.nakshatra} ${moon?.pada}`],
    ["dasha at birth", `${lord}, ${span.years}y ${span.months}m ${span.days}d left`],
  ]);
}

/** Only a node moves by the choice of the node. */
function describeNode({ planets }: KundliData): string {
  const rahu = planets.find(({ id }) => id === "rahu");
  return rahu ? `${rahu.sign} ${formatDegree(rahu.degree_in_sign)}` : "";
}

/** The figures of the same birth by the schools whose choice differs, as far as they are other ones. */
export async function compareWithRivals(engine: McpEngine, input: KundliInput, own: KundliData) {
  const figures = listFigures(own);
  const { uncertainty: _uncertainty, ...exact } = input;
  const rivals = [];
  for (const { school, settings } of listRivals(own.settings)) {
    const other = await engine.computeKundli({ ...exact, settings: { ...input.settings, ...settings } });
    if ("time_unknown" in other) continue;
    const differs = [...listFigures(other)].filter(([name, value]) => figures.get(name) !== value);
    rivals.push({
      school,
      settings,
      differs: {
        ...Object.fromEntries(differs),
        ...(settings.node !== undefined && { rahu: describeNode(other) }),
      },
    });
  }
  return rivals;
}
