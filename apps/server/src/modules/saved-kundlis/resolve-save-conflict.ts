import type { CreateOutcome, KundliFields, KundliSave, SavedKundli, UpdateOutcome } from "./repository.ts";

const serialiseContent = ({ isSelf, ...kundli }: KundliFields & { readonly isSelf: boolean }): string => {
  const { name, gender, year, month, day, calendar, hour, minute, second, city, country } = kundli;
  const { latitude, longitude, timeZone, utcOffset, settings, tags, notes } = kundli;
  const { uncertaintyMinutes, timeUnknown } = kundli;
  const time = [hour, minute, second, uncertaintyMinutes, timeUnknown];
  const birth = [name, gender, year, month, day, calendar, ...time, city, country];
  return JSON.stringify([...birth, latitude, longitude, timeZone, utcOffset, settings, tags, notes, isSelf]);
};

/** Merges the save into `present` and increments the version; returns `present` itself if nothing differs. */
function mergeSave(present: SavedKundli, { kundli, isSelf = present.isSelf }: KundliSave): SavedKundli {
  const { id, createdAt, version } = present;
  const next = { ...kundli, id, createdAt, version: version + 1, isSelf };
  return serialiseContent(next) === serialiseContent(present) ? present : next;
}

/** Keeps tags and notes if the same chart is saved again without them. */
const keepTagsAndNotes = ({ kundli, isSelf }: KundliSave, { tags, notes }: SavedKundli): KundliSave => ({
  kundli: {
    ...kundli,
    tags: kundli.tags.length > 0 ? kundli.tags : tags,
    notes: kundli.notes === "" ? notes : kundli.notes,
  },
  isSelf,
});

/**
 * Decides a first save. The same id again is a retry after a lost response: nothing happens, unless the content differs, which is a
 * conflict. The same birth under another id updates the existing kundli.
 * @param sameId kundli with the same id, of any owner
 * @param sameBirth kundli of this owner with the same birth
 */
export function resolveCreate(
  save: KundliSave,
  sameId: SavedKundli | null,
  sameBirth: SavedKundli | null,
): CreateOutcome {
  if (sameId !== null) {
    if (sameId.ownerId !== save.kundli.ownerId) return { kind: "taken" };
    return mergeSave(sameId, save) === sameId ? { kind: "known", kundli: sameId } : { kind: "conflict" };
  }
  if (sameBirth === null) return { kind: "created", kundli: { ...save.kundli, isSelf: save.isSelf ?? false } };
  const next = mergeSave(sameBirth, keepTagsAndNotes(save, sameBirth));
  return { kind: next === sameBirth ? "known" : "updated", kundli: next };
}

/** Decides an update. A retry of an update that is already stored (its response was lost) is no conflict. */
export function resolveUpdate(save: KundliSave, present: SavedKundli | null): UpdateOutcome {
  if (present === null) return { kind: "missing" };
  const next = mergeSave(present, save);
  if (next === present) return { kind: "known", kundli: present };
  return present.version === save.kundli.version ? { kind: "updated", kundli: next } : { kind: "stale" };
}
