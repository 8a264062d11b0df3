import type { KundliData } from "@lagna/contract";
import { useMutation } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../lib/api.ts";
import { useFieldText } from "../../../lib/i18n/error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Failure } from "../../birth/failure.tsx";
import { AS_USUAL, Choices } from "./choices.tsx";
import { EventRows } from "./event-rows.tsx";
import { useKeptRanking } from "./kept-ranking.ts";
import { pickedTime } from "./picked-time.ts";
import { Ranking } from "./ranking.tsx";
import type { RectifyAsked, Rectifying } from "./rectifying.ts";
import { askable, useToldEvents } from "./told-events.ts";

export interface RectifyProps {
  birth: Pick<KundliData["birth"], "name" | "local" | "place" | "utc_offset">;
  rectifying: Rectifying;
}

interface Asked {
  readonly asked: RectifyAsked;
  /** Of the events asked about, where they stand among those in the boxes. */
  readonly rows: readonly number[];
}

/** Events of the life are told, and the possible times come back in an order, with every test that made it. */
export function Rectify({ birth, rectifying }: RectifyProps) {
  const { t } = useTranslation("rectify");
  const [events, setEvents] = useToldEvents(birth);
  const [{ choices, data }, keep] = useKeptRanking(rectifying, AS_USUAL);
  const [nothing, setNothing] = useState(false);
  const ranking = useMutation({
    networkMode: "always",
    mutationFn: ({ asked }: Asked) => rectifying.rank(asked),
    onSuccess: (answer) => keep({ data: answer.data }),
  });
  const refused = useRefused(ranking.error, ranking.variables);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const told = askable(events);
    setNothing(told.length === 0);
    if (told.length === 0 || ranking.isPending) return;
    const { weights, variants, moment } = choices;
    ranking.mutate({
      asked: {
        events: told.map((each) => each.event),
        weights,
        variants,
        ...(moment && { asked: { at: new Date().toISOString() } }),
      },
      rows: told.map(({ row }) => row),
    });
  };
  return (
    <div className="flex flex-col gap-6 pb-4">
      <form noValidate onSubmit={submit} aria-label={t("title")} className="flex flex-col gap-4">
        <p className="measure">{t("intro")}</p>
        <EventRows events={events} onChange={setEvents} refused={refused} />
        <p className="text-sm text-ink-muted">{t("kept")}</p>
        <Choices choices={choices} onChange={(next) => keep({ choices: next })} />
        <p aria-live="polite" className="text-sm text-bad empty:hidden">
          {nothing && t("nothing")}
        </p>
        <Button type="submit" variant="primary" busy={ranking.isPending} className="self-start">
          {t(ranking.isPending ? "ranking" : "rankTimes")}
        </Button>
        <Failure error={ranking.error} />
      </form>
      {data && (
        <Ranking
          data={data}
          arrived={ranking.isSuccess}
          utcOffset={birth.utc_offset}
          onUse={(candidate) => rectifying.use(pickedTime(candidate, birth.utc_offset))}
        />
      )}
    </div>
  );
}

/** What the server has against single events, by their place in the boxes. */
function useRefused(error: Error | null, asked: Asked | undefined): ReadonlyMap<number, string> {
  const fields = useFieldText();
  const refused = error instanceof ApiError ? error.fields : [];
  return new Map(
    refused.flatMap((field) => {
      const row = asked?.rows[Number(/^events\.(\d+)/.exec(field.path)?.[1] ?? Number.NaN)];
      return row === undefined ? [] : [[row, fields.textOf(fields.kept(field))] as const];
    }),
  );
}
