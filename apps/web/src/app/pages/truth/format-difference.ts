import type { Format } from "../../../lib/i18n/format.ts";

/** The smallest figure of an arcsecond or second that is printed; below it "less than". */
const SMALLEST = 0.01;

const SECONDS: Readonly<Record<string, number>> = { s: 1, min: 60, d: 86_400 };
const SHOWN_UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

const formatWith = (format: Format, value: number, unit: string): string =>
  format.number(value, { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 2 });

/**
 * A difference in the unit in which a reader would judge it: degrees as arcminutes or arcseconds, times as the largest unit of which there is one.
 * @example formatDifference(format, 0.0289, "deg", words) // "1′44″"
 */
export function formatDifference(
  format: Format,
  value: number,
  unit: string,
  words: { readonly less: (figure: string) => string; readonly unit: (unit: string) => string },
): string {
  if (unit === "deg") {
    const arcseconds = value * 3600;
    if (value > 0 && arcseconds < SMALLEST) return words.less(`${format.number(SMALLEST)}″`);
    if (arcseconds < 60) return `${format.number(arcseconds, { maximumFractionDigits: 2 })}″`;
    const whole = Math.round(arcseconds);
    return `${format.number(Math.floor(whole / 60))}′${format.digits(String(whole % 60).padStart(2, "0"))}″`;
  }
  const factor = SECONDS[unit];
  if (factor !== undefined) {
    const seconds = value * factor;
    if (value > 0 && seconds < SMALLEST) return words.less(formatWith(format, SMALLEST, "second"));
    const [name, size] = SHOWN_UNITS.find(([, least]) => seconds >= least) ?? ["second", 1];
    return formatWith(format, seconds / size, name);
  }
  const figure = format.number(value, { maximumSignificantDigits: 3 });
  return `${figure} ${words.unit(unit)}`;
}
