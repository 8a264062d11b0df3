import Bookmark from "~icons/lucide/bookmark";
import BookmarkCheck from "~icons/lucide/bookmark-check";
import { useTranslation } from "react-i18next";
import { cx } from "../../../lib/cx.ts";
import { Button } from "../../../ui/button.tsx";
import type { SavingState } from "../use-save-kundli.ts";

/** Saves the shown kundli and shows where it is stored: an icon once all is saved, with text if there is room. */
export function SaveButton({ state, onSave }: { state: SavingState; onSave: () => void }) {
  const { t } = useTranslation("kundli");
  const Icon = state === "synced" ? BookmarkCheck : Bookmark;
  return (
    <>
      <Button
        variant="quiet"
        className={cx("px-3 [.keep-bar_&]:border [.keep-bar_&]:border-line-strong", state === "synced" && "text-ink")}
        title={t("saving.save")}
        busy={state === "saving"}
        onClick={onSave}
        icon={<Icon aria-hidden="true" className="size-4" />}
      >
        <span className="[.keep-bar_&]:sr-only">{t("saving.save")}</span>
      </Button>
      <span
        role="status"
        className={cx(
          "flex items-center text-sm text-ink-muted [.keep-bar_&]:order-last [.keep-bar_&]:basis-full",
          state === "synced" && "max-[110rem]:sr-only",
        )}
      >
        {state === "unsaved" || state === "saving" ? "" : t(`saving.${state}`)}
      </span>
    </>
  );
}
