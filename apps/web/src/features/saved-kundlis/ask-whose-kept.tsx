import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { AskOwnChart } from "../../domain/saved-kundlis/ask-own-chart.tsx";
import { fetchKundlis } from "../../domain/saved-kundlis/kundlis-api.ts";
import { wasAskedForOwnChart } from "../../domain/saved-kundlis/own-chart-asked.ts";
import { useSession } from "../../lib/session.ts";

/** After signing up: whose chart was tried. It is chosen beforehand, because the account that kept it agrees. */
export function AskWhoseKept({ id, name }: { id: string; name: string }) {
  const [params] = useSearchParams();
  const { user } = useSession();
  const account = user?.email ?? "";
  const [isAsking, setIsAsking] = useState(() => params.has("kept") && !wasAskedForOwnChart(account));
  const { data } = useQuery({
    queryKey: ["kundlis", "own"],
    queryFn: ({ signal }) => fetchKundlis({ self: "true", limit: "1" }, signal),
    enabled: isAsking,
  });
  if (!isAsking || data?.kundlis.length !== 0) return null;
  return (
    <AskOwnChart
      account={account}
      candidates={[{ id, name }]}
      preselected={id}
      onAnswered={() => setIsAsking(false)}
      className="no-print my-2"
    />
  );
}
