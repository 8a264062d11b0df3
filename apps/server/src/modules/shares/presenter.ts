import type { KundliData, ShareChoice, SharedKundli } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { ComputedKundli } from "../charts/service.ts";
import type { Share } from "./repository.ts";
import type { VisibleShare } from "./visible-share.ts";

export const presentShare = ({ name, birth, createdAt }: Share): ShareChoice & { created_at: string } => ({
  name,
  birth,
  created_at: createdAt,
});

/** For the owner's data export: that a link exists, and what it shows. */
export const presentOwnShare = (share: Share) => ({ kundli_id: share.kundliId, ...presentShare(share) });

/** Exactly the chosen fields, listed explicitly. */
export function presentVisibleShare(
  shown: VisibleShare,
  language: Language,
  presentChart: (made: ComputedKundli, language: Language) => KundliData,
): SharedKundli {
  const answer = { status: "success" as const, name: shown.name };
  if (shown.birth !== "time") return { ...answer, kundli: { birth: shown.birth, data: shown.signs } };
  const { birth, ...whole } = presentChart(shown.made, language);
  const { upagrahas, sphutas } = whole;
  const data = {
    ...whole,
    // Never shown on a shared page.
    ...(upagrahas && { upagrahas: { ...upagrahas, mrityu: null } }),
    ...(sphutas && { sphutas: { ...sphutas, mrityu: null } }),
  };
  const { gender: _gender, ...shownBirth } = birth;
  return { ...answer, kundli: { birth: "time", data: { ...data, birth: { ...shownBirth, name: "" } } } };
}
