import type { KundliData } from "@lagna/contract";
import {
  COMPOUND_RELATION_WORDS,
  type CompoundRelation,
  type Graha,
  GRAHA_WORDS,
  RASHI_WORDS,
  type Word,
} from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { cx } from "../../../lib/cx.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { DetailLevelView } from "./detail-level-view.tsx";
import { SectionsLoader } from "../sections-loader.tsx";
import type { SectionProps } from "../section-props.ts";
import { UncertaintyLoader } from "../uncertainty-loader.tsx";
import { ArgalaTable, YuddhaTable } from "./argala-table.tsx";
import { toConceptTerm } from "../../glossary/term-id.ts";
import { Term } from "../../glossary/term.tsx";
import { UncertaintyMark } from "../../birth-time-uncertainty/uncertainty-mark.tsx";
import { useTermFormatter, useTermListFormatter } from "../../formatting/use-term-formatter.ts";

const TONE: Readonly<Record<CompoundRelation, string>> = {
  great_friend: "text-good font-semibold",
  friend: "text-good",
  neutral: "text-ink-muted",
  enemy: "text-bad",
  great_enemy: "text-bad font-semibold",
};

const FETCHED_SECTIONS = ["argala", "yuddha"] as const;
const INCLUDED_SECTIONS = ["relationships", "aspects"] as const;

/** Aspects, friendships, argala and planetary war between the grahas. */
export function RelationsSection(props: SectionProps) {
  const { t } = useTranslation("subjects");
  const sentence = useRelationsSentence();
  const { data, detailLevel } = props;
  return (
    <DetailLevelView
      detailLevel={detailLevel}
      sentence={sentence(data)}
      figure={
        <UncertaintyLoader {...props} names={INCLUDED_SECTIONS}>
          <Friendship relationships={data.relationships} />
        </UncertaintyLoader>
      }
      table={
        <div className="flex flex-col gap-10">
          <UncertaintyLoader {...props} names={INCLUDED_SECTIONS}>
            {detailLevel === "table" && <Friendship relationships={data.relationships} />}
            <div className="grid gap-10 2xl:grid-cols-2">
              <GrahaAspects aspects={data.aspects.graha} />
              <RashiAspects aspects={data.aspects.rashi} />
            </div>
          </UncertaintyLoader>
          <SectionsLoader {...props} names={FETCHED_SECTIONS}>
            {({ argala, yuddha }) => (
              <>
                <ArgalaTable argala={argala} lagna={data.lagna.sign} />
                <div>
                  <h4 className="mb-1 text-sm text-ink-muted">{t("yuddha.title")}</h4>
                  <YuddhaTable yuddha={yuddha} />
                </div>
              </>
            )}
          </SectionsLoader>
        </div>
      }
    />
  );
}

/** Which grahas aspect the lagna, and which the Moon. */
function useRelationsSentence(): (data: KundliData) => string {
  const { t } = useTranslation("subjects");
  const list = useTermListFormatter();
  return ({ aspects, lagna }) => {
    const onLagna = aspects.graha
      .filter(({ signs }) => signs.includes(lagna.sign))
      .map(({ from }) => GRAHA_WORDS[from]);
    const onMoon = aspects.graha.filter(({ grahas }) => grahas.includes("moon")).map(({ from }) => GRAHA_WORDS[from]);
    const describeAspects = (key: "lagna" | "moon", seenBy: readonly Word[]) =>
      seenBy.length === 0
        ? t(`relations.${key}Unseen`)
        : t(`relations.${key}Seen`, { grahas: list(seenBy), count: seenBy.length });
    return `${describeAspects("lagna", onLagna)} ${describeAspects("moon", onMoon)}`;
  };
}

function Friendship({ relationships }: { relationships: KundliData["relationships"] }) {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const ids = Object.keys(relationships) as Graha[];
  return (
    <Table
      caption={t("relations.friendship")}
      showCaption
      className="[&_td]:text-xs max-sm:[&_:is(td,th)]:px-0.5! sm:[&_:is(td,th)]:px-2"
    >
      <thead>
        <tr>
          <Th className="sticky start-0 bg-surface">
            <Term term={toConceptTerm("maitri")}>{t("planets.graha")}</Term>
          </Th>
          {ids.map((id) => (
            <Th key={id}>
              <GrahaName id={id} />
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ids.map((from) => (
          <tr key={from}>
            <Th scope="row" className="sticky start-0 bg-surface">
              <GrahaName id={from} />
            </Th>
            {ids.map((to) => {
              const relation = relationships[from]?.[to];
              return (
                <Td key={to} className={cx("sm:whitespace-nowrap", relation && TONE[relation])}>
                  {relation ? say(COMPOUND_RELATION_WORDS[relation]) : "–"}
                  <UncertaintyMark paths={[`relationships.${from}.${to}`]} />
                </Td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Abbreviated on a phone, where seven names share a row; screen readers get the full name. */
function GrahaName({ id }: { id: Graha }) {
  const say = useTermFormatter();
  return (
    <>
      <span aria-hidden="true" className="sm:hidden">
        {say(GRAHA_WORDS[id], "short")}
      </span>
      <span className="max-sm:sr-only">{say(GRAHA_WORDS[id])}</span>
    </>
  );
}

function GrahaAspects({ aspects }: { aspects: KundliData["aspects"]["graha"] }) {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const format = useFormat();
  return (
    <Table caption={t("relations.graha")} showCaption>
      <thead>
        <tr>
          <Th>{t("planets.graha")}</Th>
          <Th>
            {t("relations.houses")}
            <UncertaintyMark paths={["lagna.sign"]} />
          </Th>
          <Th>{t("relations.grahas")}</Th>
        </tr>
      </thead>
      <tbody>
        {aspects.map((aspect) => (
          <tr key={aspect.from}>
            <Th scope="row">{say(GRAHA_WORDS[aspect.from])}</Th>
            <Td>
              {aspect.houses.length === 0 ? "–" : format.list(aspect.houses.map((house) => format.number(house)))}
            </Td>
            <Td>
              {list(aspect.grahas.map((id) => GRAHA_WORDS[id]))}
              <UncertaintyMark paths={[`aspects.graha.${aspect.from}.grahas`]} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function RashiAspects({ aspects }: { aspects: KundliData["aspects"]["rashi"] }) {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const format = useFormat();
  return (
    <Table caption={t("relations.rashi")} showCaption>
      <thead>
        <tr>
          <Th>{t("facts.sign")}</Th>
          <Th>
            <Term term={toConceptTerm("drishti")}>{t("relations.signs")}</Term>
          </Th>
        </tr>
      </thead>
      <tbody>
        {aspects.map((aspect) => (
          <tr key={aspect.from}>
            <Th scope="row">{say(RASHI_WORDS[aspect.from])}</Th>
            <Td>{format.list(aspect.signs.map((id) => say(RASHI_WORDS[id])))}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
