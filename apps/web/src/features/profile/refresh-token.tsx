import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";

/** Exchanges the token for a new one, and shows until when it is valid. */
export function RefreshToken() {
  const { t } = useTranslation("profile");
  const format = useFormat();
  const { user, renew } = useSession();
  const [state, setState] = useState<"idle" | "busy" | "done" | "failed">("idle");
  const press = async () => {
    setState("busy");
    setState(
      await renew().then(
        () => "done" as const,
        () => "failed" as const,
      ),
    );
  };
  const validUntil = user?.expiresAt ? format.date(user.expiresAt, { timeStyle: "short" }) : null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      <span role="status" className="text-sm text-ink-muted">
        {state === "done" && validUntil && t("refresh.done", { until: validUntil })}
        {state === "failed" && t("refresh.failed")}
      </span>
      <Button busy={state === "busy"} onClick={() => void press()}>
        {t("refresh.button")}
      </Button>
    </div>
  );
}
