import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Alert } from "../../../ui/feedback.tsx";
import type { ChannelName, Problem } from "./set-up-api.ts";

/** Where a problem is mended, if another page does it. */
const FIX_PAGES: Partial<Record<Problem["problem"], string>> = { not_linked: "/profile" };

/** Problems that each channel mends in its own way. */
const FIXES_OF_CHANNELS: readonly Problem["problem"][] = ["token_wrong", "webhook_missing", "webhook_elsewhere"];

/** What prevents a channel from working: each cause, the platform's own words, and what to do about it. */
export function Problems({ name, problems }: { name: ChannelName; problems: readonly Problem[] }) {
  const { t } = useTranslation("setup");
  const platform = t(`platform.${name}`);
  return problems.map(({ problem, said }) => {
    const fixPage = FIX_PAGES[problem];
    return (
      <Alert key={problem} tone="bad" title={t(`problem.${problem}`, { platform, said: said ?? "" })} className="mt-4">
        <p>{FIXES_OF_CHANNELS.includes(problem) ? t(`fixOf.${name}.${problem}`) : t(`fix.${problem}`)}</p>
        {said !== null && (
          <p className="mt-1 text-ink-muted [overflow-wrap:anywhere]">
            {t("said")} <span lang="en">{said}</span>
          </p>
        )}
        {fixPage !== undefined && (
          <Link to={fixPage} className="font-semibold text-accent underline underline-offset-4">
            {t(`fixPage.${problem}`)}
          </Link>
        )}
      </Alert>
    );
  });
}
