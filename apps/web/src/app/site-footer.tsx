import { useTranslation } from "react-i18next";
import { Link } from "react-router";

export function SiteFooter() {
  const { t } = useTranslation();
  const link = "inline-flex min-h-11 items-center hover:text-ink";
  return (
    <footer className="mt-20 border-t border-line">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-6 text-sm text-ink-muted">
        <p>{t("footer.line")}</p>
        <ul className="flex flex-wrap gap-x-6">
          <li>
            <Link to="/truth" className={link}>
              {t("footer.truth")}
            </Link>
          </li>
          <li>
            <Link to="/contact" className={link}>
              {t("footer.contact")}
            </Link>
          </li>
          <li>
            <Link to="/privacy-policy" className={link}>
              {t("footer.privacy")}
            </Link>
          </li>
        </ul>
      </div>
    </footer>
  );
}
