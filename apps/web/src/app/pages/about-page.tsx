import { useTranslation } from "react-i18next";
import { PageTitle } from "../../ui/page-title.tsx";
import { ProsePage } from "./page-sections.tsx";

const OFFERS = ["offer1", "offer2", "offer3", "offer4", "offer5"] as const;

export function Component() {
  const { t } = useTranslation("public");
  return (
    <ProsePage title={t("about.title")} lead={t("about.mission")}>
      <PageTitle description={t("about.mission")}>{t("about.title")}</PageTitle>
      <p>{t("about.p1")}</p>
      <p>{t("about.p2")}</p>
      <h2 className="mt-8 text-heading font-medium">{t("about.offersTitle")}</h2>
      <ul>
        {OFFERS.map((key) => (
          <li key={key} className="border-t border-line py-3 last:border-b">
            {t(`about.${key}`)}
          </li>
        ))}
      </ul>
      <h2 className="mt-8 text-heading font-medium">{t("about.creditsTitle")}</h2>
      <p className="text-ink-muted">{t("about.credits")}</p>
    </ProsePage>
  );
}
