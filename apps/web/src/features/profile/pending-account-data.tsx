import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../lib/session.ts";
import { DeleteAccount, DownloadData } from "./account-data.tsx";

/** For a user who waits for activation: they can already download or delete their data. */
export function Component() {
  const { t } = useTranslation("profile");
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  if (!user) return null;
  return (
    <div className="page max-w-3xl text-center">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="min-h-11 text-sm text-ink-muted underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        {t("pending.open")}
      </button>
      {open && (
        <div className="text-start">
          <DownloadData account={user} />
          <DeleteAccount
            account={{ email: user.email, hasPassword: user.authMethod === "password" }}
            // Not known here.
            isConfirmed={false}
          />
        </div>
      )}
    </div>
  );
}
