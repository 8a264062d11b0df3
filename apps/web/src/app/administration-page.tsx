import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import { AdministratorsOnly } from "../features/auth/protected.tsx";
import { cx } from "../lib/cx.ts";
import { ADMINISTRATION_ITEMS } from "./navigation.ts";

/** The frame of every administration page: the menu of all of them, then the page. Shown to administrators only. */
export const AdministrationPage = ({ children }: { children: ReactNode }) => (
  <AdministratorsOnly>
    <AdministrationNavigation />
    {children}
  </AdministratorsOnly>
);

const linkClass = ({ isActive }: { isActive: boolean }) =>
  cx(
    "flex min-h-11 items-center border-b-2 px-3 font-medium whitespace-nowrap transition-colors focus-visible:-outline-offset-2",
    isActive ? "border-accent text-accent" : "border-transparent text-ink-muted hover:text-ink",
  );

/** One line; on a phone it scrolls sideways, beginning with the page that is open. */
function AdministrationNavigation() {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!list.current || !open) return;
    const { left, width } = list.current.getBoundingClientRect();
    const item = open.getBoundingClientRect();
    list.current.scrollLeft += item.left - left - (width - item.width) / 2;
  }, []);
  return (
    <nav aria-label={t("nav.administration")} className="border-b border-line">
      <ul ref={list} className="page -mb-px flex overflow-x-auto">
        {ADMINISTRATION_ITEMS.map(({ key, to }) => (
          <li key={key} className="first:-ms-3">
            <NavLink to={to} className={linkClass}>
              {t(`nav.${key}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
