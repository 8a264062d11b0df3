import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Skeleton } from "../../../ui/feedback.tsx";
import { LoadError } from "../../../ui/load-error.tsx";
import { fetchMatch, type Match, type MatchPeople, SIDES } from "../match-api.ts";
import type { Names } from "../use-koota-texts.ts";
import { useNames } from "../use-names.ts";
import { compareRows } from "./compare-rows.ts";
import { TimesTable } from "./times-table.tsx";
import { useMatchRows } from "./use-compared-rows.ts";

/** Those of the names that the other time changes. */
const listChanged = (names: Names, other: Names): string =>
  SIDES.filter((side) => names[side] !== other[side])
    .map((side) => names[side])
    .join(" · ");

interface MatchTimesProps {
  readonly match: Match;
  readonly names: Names;
  /** The people at their second possible times. */
  readonly people: MatchPeople;
}

/** Which kootas and doshas change if a birth was at its second possible time. */
export function MatchTimes({ match, names, people }: MatchTimesProps) {
  const { t } = useTranslation("matching");
  const other = useQuery({
    queryKey: ["matching", "match", people],
    queryFn: ({ signal }) => fetchMatch(people, signal),
    staleTime: Infinity,
  });
  if (other.isError) return <LoadError query={other} fallback={t("failed")} className="mt-10" />;
  if (!other.data) return <Skeleton className="mt-10 h-48 w-full" />;
  return <LoadedTimes match={match} names={names} people={people} other={other.data.data} />;
}

function LoadedTimes({ match, names, people, other }: MatchTimesProps & { readonly other: Match }) {
  const { t } = useTranslation("matching");
  const otherNames = useNames(other, people);
  // The rows name the people, whatever the time.
  const plain = { girl: match.girl.birth?.name ?? names.girl, boy: match.boy.birth?.name ?? names.boy };
  const rows = useMatchRows(plain)(match, other);
  const heads = [listChanged(names, otherNames), listChanged(otherNames, names)] as const;
  return <TimesTable title={t("times.change")} heads={heads} compared={compareRows(rows)} />;
}
