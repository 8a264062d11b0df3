import type { Created, KundliFields, Save, SavedKundli, Updated } from "./repository.ts";

const contentOf = ({ isSelf, ...kundli }: KundliFields & { readonly isSelf: boolean }): string => {
  const { name, gender, year, month, day, hour, minute, second, city, country } = kundli;
  const { latitude, longitude, timeZone, utcOffset, settings, tags, notes } = kundli;
  const { uncertaintyMinutes, timeUnknown } = kundli;
  const time = [hour, minute, second, uncertaintyMinutes, timeUnknown];
  const birth = [name, gender, year, month, day, ...time, city, country];
  return JSON.stringify([...birth, latitude, longitude, timeZone, utcOffset, settings, tags, notes, isSelf]);
};

/** `given` written over `present`, one version on; `present` itself where nothing is different. */
function over(present: SavedKundli, { kundli, isSelf = present.isSelf }: Save): SavedKundli {
  const { id, createdAt, version } = present;
  const next = { ...kundli, id, createdAt, version: version + 1, isSelf };
  return contentOf(next) === contentOf(present) ? present : next;
}

/** What a person wrote about the chart stays, where the same chart comes once more without it. */
const keepingWords = ({ kundli, isSelf }: Save, { tags, notes }: SavedKundli): Save => ({
  kundli: {
    ...kundli,
    tags: kundli.tags.length > 0 ? kundli.tags : tags,
    notes: kundli.notes === "" ? notes : kundli.notes,
  },
  isSelf,
});

/**
 * A first save. The same id once more is the same save, come again because its answer was lost: nothing happens, unless it says something
 * else, which is a conflict. The same birth under another id brings that one up to date.
 * @param sameId whoever's it is
 * @param sameBirth the owner's own
 */
export function decideCreate(save: Save, sameId: SavedKundli | null, sameBirth: SavedKundli | null): Created {
  if (sameId !== null) {
    if (sameId.ownerId !== save.kundli.ownerId) return { kind: "taken" };
    return over(sameId, save) === sameId ? { kind: "known", kundli: sameId } : { kind: "conflict" };
  }
  if (sameBirth === null) return { kind: "created", kundli: { ...save.kundli, isSelf: save.isSelf ?? false } };
  const next = over(sameBirth, keepingWords(save, sameBirth));
  return { kind: next === sameBirth ? "known" : "updated", kundli: next };
}

/** A change. One that is there already, because its answer was lost, is no conflict with itself. */
export function decideUpdate(save: Save, present: SavedKundli | null): Updated {
  if (present === null) return { kind: "missing" };
  const next = over(present, save);
  if (next === present) return { kind: "known", kundli: present };
  return present.version === save.kundli.version ? { kind: "updated", kundli: next } : { kind: "stale" };
}
