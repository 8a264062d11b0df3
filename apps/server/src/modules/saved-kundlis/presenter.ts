import type { SavedKundli as Sent, SavedKundlisBatchResponse, SavedKundlisResponse } from "@lagna/contract";
import { type Graha, GRAHAS, type Language } from "@lagna/terms";
import { presentField } from "../../errors/app-error.ts";
import type { KundlisPage, ListedKundli } from "./paginate-kundlis.ts";
import type { ChartSummary, SavedKundli } from "./repository.ts";
import { presentFields } from "./present-fields.ts";
import type { RunningDasha } from "./find-running-dasha.ts";
import type { SaveResult } from "./service.ts";

/** A record as its owner typed it, with its metadata. */
export const presentRecord = (kundli: SavedKundli) => ({
  id: kundli.id,
  owner_email: kundli.ownerEmail,
  version: kundli.version,
  created_at: kundli.createdAt,
  updated_at: kundli.updatedAt,
  ...presentFields(kundli),
  is_self: kundli.isSelf,
});

const presentRunning = ({ lords, start, end, next }: RunningDasha) => ({
  lords: [...lords] as [Graha, Graha],
  start,
  end,
  next: next && ([...next] as [Graha, Graha]),
});

function presentChart(
  { utcOffset, birthplace, places }: ChartSummary,
  running: RunningDasha | null,
): NonNullable<Sent["chart"]> {
  const signs = Object.fromEntries(GRAHAS.map((graha) => [graha, places[graha].sign]));
  const { nakshatra, pada } = places.moon;
  return {
    utc_offset: utcOffset,
    place: birthplace ?? null,
    lagna: places.lagna.sign,
    signs: signs as NonNullable<Sent["chart"]>["signs"],
    moon: { nakshatra, pada },
    running: running && presentRunning(running),
  };
}

export function presentKundli({ kundli, running }: ListedKundli, language: Language): Sent {
  const { problems = [], chart = null } = kundli.chartSummary ?? {};
  return {
    ...presentRecord(kundli),
    problems: problems.map((problem) => presentField(problem, language)),
    chart: chart && presentChart(chart, running),
  };
}

export const presentPage = (
  { kundlis, matching, total, tags }: KundlisPage,
  language: Language,
): SavedKundlisResponse => ({
  kundlis: kundlis.map((listed) => presentKundli(listed, language)),
  matching,
  total,
  tags: [...tags],
});

export const presentSaved = (saved: readonly SaveResult[], language: Language): SavedKundlisBatchResponse["results"] =>
  saved.map(({ problems, ...one }) => ({
    ...one,
    problems: problems.map((problem) => presentField(problem, language)),
  }));
