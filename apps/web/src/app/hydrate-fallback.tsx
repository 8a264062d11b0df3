import { useTranslation } from "react-i18next";
import { PageSpinner } from "../ui/spinner.tsx";

/** Between the first paint and the first page's code. */
export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSpinner label={t("loading")} />;
}
