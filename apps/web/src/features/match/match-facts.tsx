import {
  DOSHA_CANCELLATION_WORDS,
  GRAHA_WORDS,
  KOOTA_WORDS,
  MATCHING_EXCEPTION_WORDS,
  NAVAMSA_NOTE_WORDS,
  PORUTHAM_WORDS,
  PORUTHAMS,
} from "@lagna/terms";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { type Match, type Side, SIDES } from "./match-api.ts";
import type { Names } from "./use-koota-texts.ts";

/** Rules that set a fault aside: a list beside the points. */
export function ExceptionList({ exceptions }: Pick<Match, "exceptions">) {
  const { t } = useTranslation("matching");
  const say = useTermFormatter();
  const { number } = useFormat();
  if (exceptions.length === 0) return null;
  return (
    <section aria-labelledby="exceptions">
      <h3 id="exceptions" className="text-sm font-semibold">
        {t("exceptions.title")}
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {exceptions.map(({ koota, rule, applies, total, source }) => (
          <li key={rule} className={applies ? "flex gap-3 py-2.5" : "flex gap-3 py-2.5 text-ink-muted"}>
            <span aria-hidden="true" className="w-4 shrink-0 text-center text-accent">
              {applies ? "✓" : "–"}
            </span>
            <span>
              <span className="font-semibold">
                {say(koota === "rajju" ? PORUTHAM_WORDS.rajju : KOOTA_WORDS[koota])}.
              </span>{" "}
              {say(MATCHING_EXCEPTION_WORDS[rule])}. {t(applies ? "exceptions.applies" : "exceptions.not")}{" "}
              {total !== null && t("exceptions.then", { total: number(total) })}{" "}
              <span className="text-sm text-ink-muted">{t(`source.${source.text}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fold({ title, brief, children }: { title: string; brief: string; children: ReactNode }) {
  return (
    <details className="border-b border-line">
      <summary className="min-h-11 cursor-pointer py-2.5">
        <span className="font-semibold">{title}</span> <span className="text-ink-muted">{brief}</span>
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}

export function PoruthamFold({ match }: { match: Pick<Match, "poruthams" | "poruthams_good"> }) {
  const { t } = useTranslation("matching");
  const say = useTermFormatter();
  const { number } = useFormat();
  return (
    <Fold title={t("poruthams.title")} brief={t("poruthams.brief", { count: match.poruthams_good })}>
      <ul className="divide-y divide-line">
        {PORUTHAMS.map((id) => {
          const { good, count, stable } = match.poruthams[id];
          return (
            <li key={id} className="flex gap-3 py-2">
              <span aria-hidden="true" className="w-4 shrink-0 text-center text-accent">
                {good ? "✓" : "–"}
              </span>
              <span>
                <span className="font-medium">{say(PORUTHAM_WORDS[id])}</span>: {t(good ? "holds" : "holdsNot")}.{" "}
                <span className="text-ink-muted">
                  {say(PORUTHAM_WORDS[id], "sense")}
                  {count !== undefined && ` (${number(count)})`}
                </span>
                {!stable && <span className="text-warn"> ± {t("byTime")}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}

export function MangalFacts({ mangal, names }: Pick<Match, "mangal"> & { readonly names: Names }) {
  const { t } = useTranslation("matching");
  return (
    <section aria-labelledby="mangal" className="mt-8">
      <h3 id="mangal" className="text-sm font-semibold">
        {t("mangal.title")}
      </h3>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        {SIDES.map((side) => (
          <MangalOfSide key={side} name={names[side]} mangal={mangal[side]} />
        ))}
      </div>
      {mangal.both_have_it === true && <p className="mt-2">{t("mangal.both")}</p>}
    </section>
  );
}

function MangalOfSide({ name, mangal }: { name: string; mangal: Match["mangal"][Side] }) {
  const { t } = useTranslation("matching");
  const say = useTermFormatter();
  const { number } = useFormat();
  if (mangal === null) return <p className="text-ink-muted">{t("mangal.unknown", { name })}</p>;
  const { lagna, moon, venus } = mangal.from;
  const house = (count: number | null): string => (count === null ? "–" : number(count));
  const verdict = mangal.holds === null ? "open" : mangal.holds ? "yes" : "no";
  return (
    <div>
      <p>
        <span className="font-semibold">
          {name}: {t(`mangal.${verdict}`)}.
        </span>{" "}
        {t("mangal.houses", { lagna: house(lagna.house), moon: house(moon.house), venus: house(venus.house) })}
        {!mangal.stable && <span className="text-warn"> ± {t("byTime")}</span>}
      </p>
      {mangal.cancellations.length > 0 && (
        <p className="mt-1 text-sm text-ink-muted">
          {t("mangal.cancelled", {
            rules: mangal.cancellations.map((id) => say(DOSHA_CANCELLATION_WORDS[id])).join("; "),
          })}
        </p>
      )}
    </div>
  );
}

export function PapasamyaFold({ papasamya, names }: Pick<Match, "papasamya"> & { readonly names: Names }) {
  const { t } = useTranslation("matching");
  const say = useTermFormatter();
  const { number } = useFormat();
  if (papasamya === null) return null;
  const { girl, boy } = papasamya;
  return (
    <Fold
      title={t("papasamya.title")}
      brief={t("papasamya.brief", {
        girl: number(girl.total),
        boy: number(boy.total),
        girlName: names.girl,
        boyName: names.boy,
      })}
    >
      <p className="text-sm text-ink-muted">{t("papasamya.rule")}</p>
      {SIDES.map((side) => (
        <p key={side} className="mt-2">
          <span className="font-medium">{names[side]}:</span>{" "}
          {papasamya[side].points
            .map(({ graha, from, house, points }) =>
              t("papasamya.point", {
                graha: say(GRAHA_WORDS[graha]),
                from: t(`from.${from}`),
                house: number(house),
                points: number(points),
              }),
            )
            .join("; ") || "–"}
        </p>
      ))}
    </Fold>
  );
}

export function SandhiFold({ sandhi, names }: { sandhi: Match["dasha_sandhi"]; names: Names }) {
  const { t } = useTranslation("matching");
  const say = useTermFormatter();
  const { date, number } = useFormat();
  if (sandhi === null) return null;
  const text = ({ from, to, at }: NonNullable<Match["dasha_sandhi"]>["changes"][number]["boy"]): string =>
    t("sandhi.change", {
      from: say(GRAHA_WORDS[from]),
      to: say(GRAHA_WORDS[to]),
      at: date(at, { month: "short", year: "numeric" }),
    });
  return (
    <Fold title={t("sandhi.title")} brief={t("sandhi.brief", { count: sandhi.changes.length })}>
      <ul className="space-y-1">
        {sandhi.changes.map(({ boy, girl, days_apart: days }) => (
          <li key={girl.at + boy.at}>
            {t("sandhi.both", {
              girl: text(girl),
              boy: text(boy),
              girlName: names.girl,
              boyName: names.boy,
              days: number(Math.round(days)),
            })}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-muted">{t("sandhi.rule")}</p>
    </Fold>
  );
}

export function NavamsaFold({ navamsa }: Pick<Match, "navamsa">) {
  const { t } = useTranslation("matching");
  const say = useTermFormatter();
  const found = navamsa.notes.filter(({ applies }) => applies === true);
  return (
    <Fold title={t("navamsa.title")} brief={t("navamsa.brief", { count: found.length })}>
      <ul className="list-disc ps-5">
        {found.map(({ id }) => (
          <li key={id}>{say(NAVAMSA_NOTE_WORDS[id])}</li>
        ))}
      </ul>
      {navamsa.notes.some(({ applies }) => applies === null) && (
        <p className="mt-2 text-sm text-ink-muted">{t("navamsa.unknown")}</p>
      )}
    </Fold>
  );
}
