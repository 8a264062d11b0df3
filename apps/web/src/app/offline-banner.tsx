import { useTranslation } from "react-i18next";
import { useOnline } from "../lib/use-online.ts";

export function OfflineBanner() {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="border-b border-warn bg-surface-sunken px-4 py-2 text-center text-sm text-warn">{t("offline")}</p>
      )}
    </div>
  );
}
