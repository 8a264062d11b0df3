import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";

/** Before the first chart: an empty frame, and the settings it will be calculated with. */
export function NoResult({ onSettings }: { onSettings: () => void }) {
  const { t } = useTranslation("kundli");
  return (
    <div className="flex flex-col gap-6">
      <div aria-hidden="true" className="aspect-square w-full max-w-144 text-line">
        <svg viewBox="0 0 100 100" fill="none" stroke="currentColor" strokeWidth={0.4}>
          <path d="M.5.5h99v99H.5zM.5.5l99 99M99.5.5l-99 99M50 .5 99.5 50 50 99.5.5 50z" />
        </svg>
      </div>
      <div>
        <p className="text-heading">{t("empty.title")}</p>
        <p className="measure mt-1 text-ink-muted">{t("empty.text")}</p>
        <Button className="mt-4 px-4" onClick={onSettings}>
          {t("settings.open")}
        </Button>
      </div>
    </div>
  );
}
