import { z } from "zod";
import type { McpEngine } from "../engine.ts";
import { ToolRefusal } from "../tool-refusal.ts";

export const instantInput = z
  .string()
  .max(40)
  .optional()
  .describe("YYYY-MM-DD for noon UTC of that day, or an ISO instant with offset; by default now");

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** @throws ToolRefusal for a text that is neither a date nor an instant with its offset */
export function readInstant(engine: McpEngine, text: string | undefined): Date {
  if (text === undefined) return engine.now();
  const isKnown = DATE_ONLY.test(text) || INSTANT.test(text);
  const instant = new Date(DATE_ONLY.test(text) ? `${text}T12:00:00Z` : text);
  if (isKnown && !Number.isNaN(instant.getTime())) return instant;
  throw new ToolRefusal(`at: "${text}" is neither YYYY-MM-DD nor an ISO instant with its offset.`);
}
