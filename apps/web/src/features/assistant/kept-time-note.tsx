import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { LEDGER_HASH, ledgerQuery } from "../../domain/ledger/ledger-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import type { ChatAnswer } from "./conversation-state.ts";

/** Says that a time which an answer names is in the account's ledger. Nothing for those who keep none, or if it cannot be fetched. */
export function KeptTimeNote({ windows }: Pick<ChatAnswer, "windows">) {
  const { t } = useTranslation("assistant");
  const format = useFormat();
  // A ledger that is off is asked for once; one that is on, for each answer, which may have added to it.
  const { data } = useQuery({ ...ledgerQuery, staleTime: ({ state }) => (state.data?.since === null ? Infinity : 0) });
  const kept = data?.entries.find((entry) =>
    windows.some(({ from, until }) => from === entry.from && until === entry.until),
  );
  if (!kept) return null;
  return (
    <p className="mt-1 text-sm text-ink-muted">
      {kept.outcome === null ? t("kept.asked", { day: format.date(kept.ask_on) }) : t("kept.told")}{" "}
      <Link
        to={`/profile${LEDGER_HASH}`}
        className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
      >
        {t("kept.open")}
      </Link>
    </p>
  );
}
