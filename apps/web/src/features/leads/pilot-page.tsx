import { useTranslation } from "react-i18next";
import { PageTitle } from "../../ui/page-title.tsx";
import { PilotBenefits, PilotForm } from "./pilot-form.tsx";

export function Component() {
  const { t } = useTranslation("pilot");
  return (
    <div className="page grid gap-x-16 gap-y-10 pt-12 sm:pt-16 lg:grid-cols-2">
      <PageTitle description={t("lead")}>{t("title")}</PageTitle>
      <div>
        <h1 className="text-title font-light sm:text-4xl">{t("title")}</h1>
        <p className="measure mt-4 mb-8 text-lg text-ink-muted">{t("lead")}</p>
        <PilotBenefits />
      </div>
      <div className="max-w-xl">
        <PilotForm />
      </div>
    </div>
  );
}
