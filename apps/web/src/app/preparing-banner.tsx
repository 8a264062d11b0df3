import { useTranslation } from "react-i18next";
import { usePlacesPreparing } from "../lib/places-preparing.ts";

/** Says why a page waits at the first start of a server; the request is repeated until it is answered. */
export function PreparingBanner() {
  const { t } = useTranslation();
  const isPreparing = usePlacesPreparing();
  return (
    <div role="status">
      {isPreparing && (
        <p className="border-b border-line bg-surface-sunken px-4 py-2 text-center text-sm">{t("placesPreparing")}</p>
      )}
    </div>
  );
}
