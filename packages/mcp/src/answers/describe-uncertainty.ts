import type { UncertaintyData } from "@lagna/contract";

/** Of what depends on the time, that which readings are made of. */
const READ_PATHS =
  /^(?:lagna\.(?:sign|nakshatra)|planets\.\w+\.(?:sign|house)|planets\.moon\.nakshatra|vargas\.D(?:9|10)\.lagna)$/;
const MAX_SHOWN = 6;
const PERCENT = 100;

/** Which facts another time within the uncertainty would change, with the share of the times that has each value. */
export function describeUncertainty(uncertainty: UncertaintyData | undefined, isAssumed: boolean) {
  if (!uncertainty) return undefined;
  const { minutes, facts, running } = uncertainty;
  const open = facts.filter(({ stable }) => !stable);
  const shown = [...new Set(open.map(({ path }) => path))].filter((path) => READ_PATHS.test(path));
  const describeValues = (path: string): string =>
    open
      .filter((fact) => fact.path === path)
      .map(({ value, share }) => `${value} ${Math.round(share * PERCENT)} %`)
      .join(", ");
  return {
    minutes,
    ...(isAssumed && { assumed: "The time was given as exact; it was tried so many minutes earlier and later." }),
    depends_on_time: Object.fromEntries(shown.slice(0, MAX_SHOWN).map((path) => [path, describeValues(path)])),
    facts_that_change: new Set(open.map(({ path }) => path)).size,
    ...(running && { running_dasha_between: { start: running.start, end: running.end } }),
  };
}
