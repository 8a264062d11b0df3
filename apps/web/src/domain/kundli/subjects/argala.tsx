import type { KundliData } from "@lagna/contract";
import { GRAHA_WORDS, type Rashi, RASHI_WORDS, RASHIS } from "@lagna/terms";
import { Fragment, use } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { TurningContext, useTurning } from "../../uncertain/turning.ts";
import { Turns } from "../../uncertain/turns.tsx";
import { dmsSigned } from "../../words/degrees-text.ts";
import { concept } from "../../glossary/term-id.ts";
import { Term } from "../../glossary/term.tsx";
import { useWord, useWordList } from "../../words/use-word.ts";

type Argala = NonNullable<KundliData["argala"]>;

/** What of an argala may turn with the time of birth: who lays it and whether it works, and who obstructs it. */
const pathsOf = (id: string, place: number) => {
  const path = `argala.${id}.${place}`;
  return { laid: [`${path}.by`, `${path}.effective`], obstructed: [`${path}.obstructed_by`] };
};

/** Who intervenes in each house and who prevents it, house by house; from Ketu it is counted backwards. */
export function ArgalaTable({ argala, lagna }: { argala: Argala; lagna: Rashi }) {
  const { t } = useTranslation("subjects");
  const say = useWord();
  const list = useWordList();
  const format = useFormat();
  const turning = useTurning();
  const ids = [...RASHIS.map((_, index) => RASHIS[(RASHIS.indexOf(lagna) + index) % 12] ?? lagna), "ketu"] as const;
  return (
    <Table caption={t("argala.caption")} showCaption>
      <thead>
        <tr>
          <Th>{t("argala.on")}</Th>
          <Th>{t("argala.from")}</Th>
          <Th>
            <Term term={concept("argala")}>{t("argala.by")}</Term>
          </Th>
          <Th>{t("argala.obstructedBy")}</Th>
        </tr>
      </thead>
      <tbody>
        {ids.map((id, index) => {
          const laid = argala[id]
            .map((one, place) => ({ ...one, paths: pathsOf(id, place) }))
            .filter(({ by, paths }) => by.length > 0 || turning(paths.laid).length > 0);
          return (
            <Fragment key={id}>
              {laid.map((one, at) => (
                <tr key={one.from} className={one.effective ? undefined : "text-ink-muted"}>
                  {at === 0 && (
                    <Th scope="rowgroup" rowSpan={laid.length} className="align-top">
                      {id === "ketu" ? say(GRAHA_WORDS.ketu) : `${format.number(index + 1)} · ${say(RASHI_WORDS[id])}`}
                    </Th>
                  )}
                  <Td>{format.number(one.from)}</Td>
                  <Td className={one.effective ? "font-medium" : undefined}>
                    {list(one.by.map((graha) => GRAHA_WORDS[graha]))}
                    <Turns paths={one.paths.laid} />
                  </Td>
                  <Td>
                    {list(one.obstructed_by.map((graha) => GRAHA_WORDS[graha]))}
                    <Turns paths={one.paths.obstructed} />
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

/** Grahas within a degree of each other, and who wins. */
export function Wars({ yuddha }: { yuddha: NonNullable<KundliData["yuddha"]> }) {
  const { t } = useTranslation("subjects");
  const say = useWord();
  const list = useWordList();
  const format = useFormat();
  const pathOf = (grahas: readonly string[]): string => `yuddha.${grahas.join("-")}.winner`;
  const shown = yuddha.map(({ grahas }) => pathOf(grahas));
  const others = use(TurningContext)?.uncertainty.facts.map(({ path }) => path) ?? [];
  // A war of another time of birth has no line of its own.
  const elsewhere = [...new Set(others)].filter((path) => path.startsWith("yuddha.") && !shown.includes(path));
  if (yuddha.length === 0)
    return (
      <p className="text-sm">
        {t("yuddha.none")}
        <Turns paths={elsewhere} />
      </p>
    );
  return (
    <ul className="text-sm">
      {yuddha.map(({ grahas, separation, winner }) => (
        <li key={grahas.join("-")} className="py-1">
          {t(winner ? "yuddha.won" : "yuddha.undecided", {
            grahas: list(grahas.map((id) => GRAHA_WORDS[id])),
            separation: format.digits(dmsSigned(separation)),
            winner: winner ? say(GRAHA_WORDS[winner]) : "",
          })}
          <Turns paths={[pathOf(grahas)]} />
        </li>
      ))}
    </ul>
  );
}
