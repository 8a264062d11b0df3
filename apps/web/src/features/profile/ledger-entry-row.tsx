import { type LedgerEntry, LEDGER_OUTCOMES, type LedgerOutcome, type LedgerResponse } from "@lagna/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LEDGER_PATH, ledgerQuery } from "../../domain/ledger/ledger-query.ts";
import { api } from "../../lib/api.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { listMonthsOfOutcome } from "./list-months.ts";

interface Told {
  readonly outcome: LedgerOutcome;
  readonly month?: string;
}

const useMonthFormat = () => {
  const format = useFormat();
  return (date: string): string => format.date(date, { month: "long", year: "numeric", timeZone: "UTC" });
};

/** A window: what was said, and what came of it. */
export function LedgerEntryRow({ entry, today }: { entry: LedgerEntry; today: string }) {
  const { t } = useTranslation("ledger");
  const format = useFormat();
  const formatMonth = useMonthFormat();
  const [isChanging, setIsChanging] = useState(false);
  const { topic, favourable, from, until, named_on: named, ask_on: askOn, outcome, month } = entry;
  const isDue = askOn <= today;
  const said = { topic: t(`topic.${topic}`), from: formatMonth(from), until: formatMonth(until) };
  const told = outcome === null ? null : t(`outcome.${outcome}`);
  return (
    <li className="border-b border-line py-4">
      <p>{t(favourable ? "good" : "weak", said)}</p>
      {!isDue && <p className="mt-1 text-sm text-ink-muted">{t("askedOn", { day: format.date(askOn) })}</p>}
      {isDue && (told === null || isChanging) && (
        <>
          <p className="mt-1 text-sm text-ink-muted">
            {t("looked", { from: formatMonth(named), until: formatMonth(askOn) })}
          </p>
          <OutcomeForm entry={entry} today={today} onTold={() => setIsChanging(false)} />
        </>
      )}
      {told !== null && !isChanging && (
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="text-ink-muted">
            {month === null ? told : t("toldAs", { outcome: told, month: formatMonth(`${month}-01`) })}
          </span>
          <Button variant="quiet" className="-mx-3 px-3" onClick={() => setIsChanging(true)}>
            {t("change")}
          </Button>
        </p>
      )}
    </li>
  );
}

function OutcomeForm({ entry, today, onTold }: { entry: LedgerEntry; today: string; onTold: () => void }) {
  const { t } = useTranslation("ledger");
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<"in_window" | "outside" | null>(null);
  const telling = useMutation({
    mutationFn: (body: Told) =>
      api<LedgerResponse>(`${LEDGER_PATH}/${encodeURIComponent(entry.id)}`, { method: "PUT", body }),
    onSuccess: (ledger) => {
      queries.setQueryData(ledgerQuery.queryKey, ledger);
      onTold();
    },
  });
  const choose = (outcome: LedgerOutcome) => {
    if (outcome === "in_window" || outcome === "outside") setAsked(outcome);
    else telling.mutate({ outcome });
  };
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        {LEDGER_OUTCOMES.map((outcome) => (
          <Button
            key={outcome}
            variant={outcome === asked ? "primary" : "secondary"}
            busy={telling.isPending && telling.variables.outcome === outcome}
            aria-pressed={outcome === asked}
            onClick={() => choose(outcome)}
          >
            {t(`outcome.${outcome}`)}
          </Button>
        ))}
      </div>
      {asked !== null && (
        <MonthField
          key={asked}
          months={listMonthsOfOutcome(entry, asked, today)}
          onChoose={(month) => telling.mutate({ outcome: asked, month })}
        />
      )}
      {telling.isError && (
        <Alert tone="bad" className="mt-3">
          {errorText(telling.error, t("notTold"))}
        </Alert>
      )}
    </>
  );
}

function MonthField({ months, onChoose }: { months: readonly string[]; onChoose: (month: string) => void }) {
  const { t } = useTranslation("ledger");
  const formatMonth = useMonthFormat();
  const [chosen, setChosen] = useState("");
  return (
    <div className="mt-3 flex max-w-md flex-wrap items-end gap-3">
      <Field label={t("month")} className="min-w-0 flex-1 basis-48">
        {(control) => (
          <Select {...control} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{t("chooseMonth")}</option>
            {months.map((month) => (
              <option key={month} value={month}>
                {formatMonth(`${month}-01`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button variant="primary" disabled={chosen === ""} onClick={() => onChoose(chosen)}>
        {t("save")}
      </Button>
    </div>
  );
}
