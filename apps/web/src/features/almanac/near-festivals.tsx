import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFestivals } from "./almanac-api.ts";
import { findNearNames } from "./find-near-names.ts";
import type { AlmanacAddress } from "./use-almanac-address.ts";

/** Festivals whose names are like the one in an address that leads nowhere. */
export function NearFestivals({ id, year, address }: { id: string; year: string; address: AlmanacAddress }) {
  const { t } = useTranslation("almanac");
  const answer = useFestivals({ ...address.query, ...(/^\d{4}$/.test(year) && { year }) });
  const near = findNearNames(id, answer.data?.festivals ?? []);
  if (near.length === 0) return null;
  return (
    <nav aria-label={t("festival.near")} className="mt-6 text-center">
      <p className="text-ink-muted">{t("festival.near")}</p>
      <ul>
        {near.map((festival) => (
          <li key={festival.id}>
            <Link
              to={address.linkTo(`/festivals/${festival.id}/${festival.date.slice(0, 4)}`)}
              className="inline-flex min-h-11 items-center font-semibold hover:text-accent"
            >
              {festival.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
