import { useTranslation } from "react-i18next";
import { Link } from "react-router";

/** Links from a saved kundli to the other tools; those that read a birth open with this one. */
export function FurtherTools({ id }: { id: string }) {
  const { t } = useTranslation();
  const path = encodeURIComponent(id);
  const tools = [
    ["panchang", "/panchang"],
    ["match", `/match?with=${path}`],
    ["year", `/year?kundli=${path}`],
    ["varga", `/varga?kundli=${path}`],
    ["chakras", `/chakras?kundli=${path}`],
    ["kp", `/kp?kundli=${path}`],
    ["prashna", "/prashna"],
    ["verify", "/verify"],
  ] as const;
  return (
    <nav
      aria-label={t("nav.tools")}
      className="no-print mt-6 flex flex-wrap items-center gap-x-5 border-t border-line pt-2"
    >
      {tools.map(([key, to]) => (
        <Link key={key} to={to} className="inline-flex min-h-11 items-center font-medium text-accent hover:underline">
          {t(`nav.${key}`)}
        </Link>
      ))}
    </nav>
  );
}
