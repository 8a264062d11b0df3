import type { KundliData } from "@lagna/contract";
import { useMutation } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../lib/api.ts";
import { useFieldText } from "../../../lib/i18n/use-error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { CalculationError } from "../../birth/calculation-error.tsx";
import { DEFAULT_RANKING_OPTIONS, RankingOptionsForm } from "./ranking-options-form.tsx";
import { LifeEventRows } from "./life-event-rows.tsx";
import { useCachedRanking } from "./ranking-cache.ts";
import { toPickedTime } from "./to-picked-time.ts";
import { Ranking } from "./ranking.tsx";
import type { RectificationQuery, Rectification } from "./rectification.ts";
import { toLifeEventRequests, useLifeEvents } from "./life-events.ts";

export interface RectifyProps {
  birth: Pick<KundliData["birth"], "name" | "local" | "place" | "utc_offset">;
  rectification: Rectification;
}

interface RankingVariables {
  readonly query: RectificationQuery;
  /** For each event in the request, its index among the form rows. */
  readonly rows: readonly number[];
}

/** The user enters life events, and gets the possible times ranked, with the result of every test. */
export function Rectify({ birth, rectification }: RectifyProps) {
  const { t } = useTranslation("rectify");
  const [events, setEvents] = useLifeEvents(birth);
  const [{ options, data }, updateCache] = useCachedRanking(rectification, DEFAULT_RANKING_OPTIONS);
  const [nothing, setNothing] = useState(false);
  const ranking = useMutation({
    mutationFn: ({ query }: RankingVariables) => rectification.rankTimes(query),
    onSuccess: (answer) => updateCache({ data: answer.data }),
  });
  const rejectedEvents = useRejectedEvents(ranking.error, ranking.variables);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const requestEvents = toLifeEventRequests(events);
    setNothing(requestEvents.length === 0);
    if (requestEvents.length === 0 || ranking.isPending) return;
    const { weights, variants, moment } = options;
    ranking.mutate({
      query: {
        events: requestEvents.map((each) => each.event),
        weights,
        variants,
        ...(moment && { asked: { at: new Date().toISOString() } }),
      },
      rows: requestEvents.map(({ row }) => row),
    });
  };
  return (
    <div className="flex flex-col gap-6 pb-4">
      <form noValidate onSubmit={submit} aria-label={t("title")} className="flex flex-col gap-4">
        <p className="measure">{t("intro")}</p>
        <LifeEventRows events={events} onChange={setEvents} rejected={rejectedEvents} />
        <p className="text-sm text-ink-muted">{t("kept")}</p>
        <RankingOptionsForm options={options} onChange={(next) => updateCache({ options: next })} />
        <p aria-live="polite" className="text-sm text-bad empty:hidden">
          {nothing && t("nothing")}
        </p>
        <Button type="submit" variant="primary" busy={ranking.isPending} className="self-start">
          {t(ranking.isPending ? "ranking" : "rankTimes")}
        </Button>
        <CalculationError error={ranking.error} />
      </form>
      {data && (
        <Ranking
          data={data}
          isNew={ranking.isSuccess}
          utcOffset={birth.utc_offset}
          onUse={(candidate) => rectification.applyTime(toPickedTime(candidate, birth.utc_offset))}
        />
      )}
    </div>
  );
}

/** The server's errors on single events, by their index in the form rows. */
function useRejectedEvents(error: Error | null, variables: RankingVariables | undefined): ReadonlyMap<number, string> {
  const fields = useFieldText();
  const rejectedFields = error instanceof ApiError ? error.fields : [];
  return new Map(
    rejectedFields.flatMap((field) => {
      const row = variables?.rows[Number(/^events\.(\d+)/.exec(field.path)?.[1] ?? Number.NaN)];
      return row === undefined ? [] : [[row, fields.formatFieldError(fields.encodeFieldError(field))] as const];
    }),
  );
}
