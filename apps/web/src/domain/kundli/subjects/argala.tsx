import type { KundliData } from "@lagna/contract";
import { GRAHA_WORDS, type Rashi, RASHI_WORDS, RASHIS } from "@lagna/terms";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { dmsSigned } from "../../words/degrees-text.ts";
import { concept } from "../../glossary/term-id.ts";
import { Term } from "../../glossary/term.tsx";
import { useWord, useWordList } from "../../words/use-word.ts";

type Argala = NonNullable<KundliData["argala"]>;

/** Who intervenes in each house and who prevents it, house by house; from Ketu it is counted backwards. */
export function ArgalaTable({ argala, lagna }: { argala: Argala; lagna: Rashi }) {
  const { t } = useTranslation("subjects");
  const say = useWord();
  const list = useWordList();
  const format = useFormat();
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
          const laid = argala[id].filter(({ by }) => by.length > 0);
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
                  </Td>
                  <Td>{list(one.obstructed_by.map((graha) => GRAHA_WORDS[graha]))}</Td>
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
  if (yuddha.length === 0) return <p className="text-sm">{t("yuddha.none")}</p>;
  return (
    <ul className="text-sm">
      {yuddha.map(({ grahas, separation, winner }) => (
        <li key={grahas.join("-")} className="py-1">
          {t(winner ? "yuddha.won" : "yuddha.undecided", {
            grahas: list(grahas.map((id) => GRAHA_WORDS[id])),
            separation: format.digits(dmsSigned(separation)),
            winner: winner ? say(GRAHA_WORDS[winner]) : "",
          })}
        </li>
      ))}
    </ul>
  );
}
