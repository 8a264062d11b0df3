import type { KundliData } from "@lagna/contract";
import { GRAHA_WORDS, type Rashi, RASHI_WORDS, RASHIS } from "@lagna/terms";
import { Fragment, use } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { UncertaintyContext, useUncertainPaths } from "../../birth-time-uncertainty/uncertainty-context.ts";
import { UncertaintyMark } from "../../birth-time-uncertainty/uncertainty-mark.tsx";
import { formatSignedDms } from "../../formatting/format-degrees.ts";
import { toConceptTerm } from "../../glossary/term-id.ts";
import { Term } from "../../glossary/term.tsx";
import { useTermFormatter, useTermListFormatter } from "../../formatting/use-term-formatter.ts";

type Argala = NonNullable<KundliData["argala"]>;

/**
 * Fact paths of an argala that may depend on the time of birth: which grahas cause it, whether it is effective, and
 * which obstruct it.
 */
const getFactPaths = (id: string, place: number) => {
  const path = `argala.${id}.${place}`;
  return { laid: [`${path}.by`, `${path}.effective`], obstructed: [`${path}.obstructed_by`] };
};

/** Which grahas cause and obstruct argala, house by house. From Ketu, places are counted backwards. */
export function ArgalaTable({ argala, lagna }: { argala: Argala; lagna: Rashi }) {
  const { t } = useTranslation("subjects");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const format = useFormat();
  const filterUncertainPaths = useUncertainPaths();
  const ids = [...RASHIS.map((_, index) => RASHIS[(RASHIS.indexOf(lagna) + index) % 12] ?? lagna), "ketu"] as const;
  return (
    <Table caption={t("argala.caption")} showCaption>
      <thead>
        <tr>
          <Th>{t("argala.on")}</Th>
          <Th>{t("argala.from")}</Th>
          <Th>
            <Term term={toConceptTerm("argala")}>{t("argala.by")}</Term>
          </Th>
          <Th>{t("argala.obstructedBy")}</Th>
        </tr>
      </thead>
      <tbody>
        {ids.map((id, index) => {
          const activeArgalas = argala[id]
            .map((one, place) => ({ ...one, paths: getFactPaths(id, place) }))
            .filter(({ by, paths }) => by.length > 0 || filterUncertainPaths(paths.laid).length > 0);
          return (
            <Fragment key={id}>
              {activeArgalas.map((one, entryIndex) => (
                <tr key={one.from} className={one.effective ? undefined : "text-ink-muted"}>
                  {entryIndex === 0 && (
                    <Th scope="rowgroup" rowSpan={activeArgalas.length} className="align-top">
                      {id === "ketu" ? say(GRAHA_WORDS.ketu) : `${format.number(index + 1)} · ${say(RASHI_WORDS[id])}`}
                    </Th>
                  )}
                  <Td>{format.number(one.from)}</Td>
                  <Td className={one.effective ? "font-medium" : undefined}>
                    {list(one.by.map((graha) => GRAHA_WORDS[graha]))}
                    <UncertaintyMark paths={one.paths.laid} />
                  </Td>
                  <Td>
                    {list(one.obstructed_by.map((graha) => GRAHA_WORDS[graha]))}
                    <UncertaintyMark paths={one.paths.obstructed} />
                  </Td>
                </tr>
              ))}
            </Fragment>
          );
        })}
      </tbody>
    </Table>
  );
}

/** Graha yuddha: grahas within a degree of each other, and which one wins. */
export function YuddhaTable({ yuddha }: { yuddha: NonNullable<KundliData["yuddha"]> }) {
  const { t } = useTranslation("subjects");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const format = useFormat();
  const buildPath = (grahas: readonly string[]): string => `yuddha.${grahas.join("-")}.winner`;
  const shownPaths = yuddha.map(({ grahas }) => buildPath(grahas));
  const uncertainPaths = use(UncertaintyContext)?.uncertainty.facts.map(({ path }) => path) ?? [];
  // Wars that occur only at other possible times of birth have no row here, so they are marked together.
  const notShownPaths = [...new Set(uncertainPaths)].filter(
    (path) => path.startsWith("yuddha.") && !shownPaths.includes(path),
  );
  if (yuddha.length === 0)
    return (
      <p className="text-sm">
        {t("yuddha.none")}
        <UncertaintyMark paths={notShownPaths} />
      </p>
    );
  return (
    <ul className="text-sm">
      {yuddha.map(({ grahas, separation, winner }) => (
        <li key={grahas.join("-")} className="py-1">
          {t(winner ? "yuddha.won" : "yuddha.undecided", {
            grahas: list(grahas.map((id) => GRAHA_WORDS[id])),
            separation: format.digits(formatSignedDms(separation)),
            winner: winner ? say(GRAHA_WORDS[winner]) : "",
          })}
          <UncertaintyMark paths={[buildPath(grahas)]} />
        </li>
      ))}
    </ul>
  );
}
