import type { LoadResult, Responses } from "./load-plan.ts";

const NO_RESPONSES: Responses = { latenciesMs: [], statuses: {} };

export const getResponses = ({ responses }: LoadResult, name: string): Responses => responses[name] ?? NO_RESPONSES;

/** The value below which this part of the values lies; infinite if there are none. */
export function computePercentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Infinity;
}

export const countStatus = ({ statuses }: Responses, status: number): number => statuses[status] ?? 0;
export const countAnswered = (responses: Responses): number => countStatus(responses, 200);

/** The responses that are no answers: refused, or broken connections. */
export const countFailed = ({ latenciesMs, ...responses }: Responses): number =>
  latenciesMs.length - countAnswered({ latenciesMs, ...responses });

export const formatStatuses = ({ statuses }: Responses): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status === "0" ? "broken" : status}`)
    .join(", ") || "none";

export const formatMs = (milliseconds: number): string =>
  Number.isFinite(milliseconds) ? milliseconds.toFixed(milliseconds < 10 ? 1 : 0) : "–";

/** The slope of the straight line through points, by least squares. */
export function computeSlope(points: readonly { readonly x: number; readonly y: number }[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const covariance = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  return covariance / points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
}
