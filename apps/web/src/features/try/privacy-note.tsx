import Lock from "~icons/lucide/lock";
import { useTranslation } from "react-i18next";

/** Where the chart is, and where it is not. */
export function PrivacyNote({ isOnDevice }: { isOnDevice: boolean }) {
  const { t } = useTranslation("try");
  return (
    <div className="flex gap-3">
      <Lock aria-hidden="true" className="mt-1 size-4 shrink-0 text-ink-muted" />
      <div>
        <p className="font-semibold">{isOnDevice ? t("device.title") : t("privacy.title")}</p>
        <p className="mt-1 text-sm text-ink-muted">{isOnDevice ? t("device.text") : t("privacy.text")}</p>
      </div>
    </div>
  );
}
