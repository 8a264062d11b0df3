import type { KundliData, ShareChoice, SharedKundli } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { MadeKundli } from "../kundli/service.ts";
import type { Share } from "./repository.ts";
import type { Shown } from "./shown.ts";

export const presentShare = ({ name, birth, createdAt }: Share): ShareChoice & { created_at: string } => ({
  name,
  birth,
  created_at: createdAt,
});

/** For the owner's own export: that there is a link, and what it shows. */
export const presentOwnShare = (share: Share) => ({ kundli_id: share.kundliId, ...presentShare(share) });

/** Exactly what was chosen, field by field. */
export function presentShown(
  shown: Shown,
  language: Language,
  presentChart: (made: MadeKundli, language: Language) => KundliData,
): SharedKundli {
  const answer = { status: "success" as const, name: shown.name };
  if (shown.birth !== "time") return { ...answer, kundli: { birth: shown.birth, data: shown.signs } };
  const { birth, ...whole } = presentChart(shown.made, language);
  const { upagrahas, sphutas } = whole;
  const data = {
    ...whole,
    // What no page ever shows.
    ...(upagrahas && { upagrahas: { ...upagrahas, mrityu: null } }),
    ...(sphutas && { sphutas: { ...sphutas, mrityu: null } }),
  };
  const { gender: _gender, ...told } = birth;
  return { ...answer, kundli: { birth: "time", data: { ...data, birth: { ...told, name: "" } } } };
}
