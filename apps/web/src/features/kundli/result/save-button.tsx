import { Bookmark, BookmarkCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import type { SavingState } from "../use-saving.ts";

/** Saves what is shown, and says where it is. */
export function SaveButton({ state, onSave }: { state: SavingState; onSave: () => void }) {
  const { t } = useTranslation("kundli");
  const Icon = state === "synced" ? BookmarkCheck : Bookmark;
  return (
    <>
      <Button
        variant="quiet"
        className="px-3"
        busy={state === "saving"}
        onClick={onSave}
        icon={<Icon aria-hidden="true" className="size-4" />}
      >
        {t("saving.save")}
      </Button>
      <span role="status" className="flex items-center text-sm text-ink-muted">
        {state === "unsaved" || state === "saving" ? "" : t(`saving.${state}`)}
      </span>
    </>
  );
}
