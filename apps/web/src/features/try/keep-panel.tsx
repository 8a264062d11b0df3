import type { AskResponse } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { createId } from "../../lib/create-id.ts";
import { keepTrial } from "../../domain/kept-trial/kept-trial.ts";
import { birthToKundliFields } from "../../domain/saved-kundlis/kundli-fields.ts";
import { buttonClass } from "../../ui/button.tsx";
import { PrivacyNote } from "./privacy-note.tsx";
import type { Trial } from "./use-trial.ts";

type TypedBirth = NonNullable<AskResponse["opened_birth"]>;

/** Leaves the chart and the questions, with a birth typed in one of them, in this browser for the account that is created next. */
function keepInBrowser({ birth, turns }: Trial, typed?: TypedBirth): void {
  keepTrial({
    kundliId: createId(),
    chatId: createId(),
    fields: birthToKundliFields(birth, {}),
    ...(typed && { typedBirths: [{ kundliId: createId(), fields: { ...typed, is_self: false } }] }),
    questions: turns.map(({ question }) => question),
    account: null,
    keptAt: Date.now(),
  });
}

export function KeepLink({ trial }: { trial: Trial }) {
  const { t } = useTranslation("try");
  return (
    <Link
      to="/signup?return=%2Fkundlis"
      className={buttonClass("secondary", "px-4")}
      onClick={() => keepInBrowser(trial)}
    >
      {t("keep.action")}
    </Link>
  );
}

/** Keeps the chart together with the birth that was typed in the conversation. */
export function KeepBothLink({ trial, typed }: { trial: Trial; typed: TypedBirth }) {
  const { t } = useTranslation("try");
  return (
    <Link
      to="/signup?return=%2Fkundlis"
      className={buttonClass("secondary", "mt-3 px-4")}
      onClick={() => keepInBrowser(trial, typed)}
    >
      {t("keep.both")}
    </Link>
  );
}

/** Where the chart is now, and what keeping it means. */
export function KeepPanel({ trial }: { trial: Trial }) {
  const { t } = useTranslation("try");
  return (
    <section aria-label={t("keep.title")} className="flex flex-col gap-4 border-t border-line py-6">
      <PrivacyNote isOnDevice={trial.isOnDevice} />
      <div className="flex flex-wrap gap-3">
        <KeepLink trial={trial} />
      </div>
      <p className="text-sm text-ink-muted">{t("keep.text")}</p>
    </section>
  );
}
