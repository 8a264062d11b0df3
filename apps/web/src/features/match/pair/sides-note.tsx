import type { SavedKundli } from "@lagna/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { fetchMatch, type MatchPeople, type MatchPerson } from "../match-api.ts";
import type { Names } from "../use-koota-texts.ts";

interface SidesNoteProps {
  readonly people: MatchPeople;
  readonly names: Names;
  readonly kundlis: readonly SavedKundli[];
}

/** Null if it is not known, as of a star. */
function findGender(person: MatchPerson, kundlis: readonly SavedKundli[]): string | null {
  if ("moon" in person) return null;
  if (!("kundli_id" in person)) return person.gender;
  return kundlis.find(({ id }) => id === person.kundli_id)?.gender ?? null;
}

/** For two charts that are not those of a woman and a man, in this order: what the tables assume, and the total with the sides swapped. */
export function SidesNote({ people, names, kundlis }: SidesNoteProps) {
  const { t } = useTranslation("matching");
  const { number } = useFormat();
  const [girl, boy] = [findGender(people.girl, kundlis), findGender(people.boy, kundlis)];
  const isAsAssumed = girl === null || boy === null || (girl === "female" && boy === "male");
  const swapped = { girl: people.boy, boy: people.girl };
  const { data } = useQuery({
    queryKey: ["matching", "match", swapped],
    queryFn: ({ signal }) => fetchMatch(swapped, signal),
    staleTime: Infinity,
    enabled: !isAsAssumed,
  });
  if (isAsAssumed) return null;
  return (
    <p className="measure mt-2 text-ink-muted">
      {t("sides.note", names)} {data && t("sides.swapped", { total: number(data.data.total) })}
    </p>
  );
}
