import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

/**
 * Facts as clauses, without capital letter or full stop. {lord} is a lord with its house, or only its name if it has been introduced; {who},
 * {other} and {from} are grahas; {of}, {at} and {house} are houses.
 */
export const FINDING_CLAUSE_PHRASES = {
  lord_place: variants(
    "{who}, lord of your {of}, is in the {at}, in {sign} | your {of} is ruled by {who}, which sits in the {at}, in {sign} | the lord of your {of}, {who}, is in the {at}, in {sign} | {who} rules your {of} and stands in the {at}, in {sign}",
    "आपके {of} का स्वामी {who} {at} में, {sign} राशि में है | {who} आपके {of} का स्वामी है और {at} में, {sign} राशि में बैठा है | आपके {of} का स्वामी {who} है, जो {at} में, {sign} राशि में है | {esh} {who} {at} में, {sign} राशि में है",
    "aapke {of} ka swami {who} {at} me, {sign} rashi me hai | {who} aapke {of} ka swami hai aur {at} me, {sign} rashi me baitha hai | aapke {of} ka swami {who} hai, jo {at} me, {sign} rashi me hai | {esh} {who} {at} me, {sign} rashi me hai",
  ),
  own_place: variants(
    "{who}, lord of your {of}, is in that same house, in {sign} | {who} rules your {of} and is in the {at} itself, in {sign}",
    "आपके {of} का स्वामी {who} उसी में, {sign} राशि में है | {esh} {who} अपने ही {at} में, {sign} राशि में है",
    "aapke {of} ka swami {who} usi me, {sign} rashi me hai | {esh} {who} apne hi {at} me, {sign} rashi me hai",
  ),
  dignity: variants("{lord} is {how} | {lord} stands {how}", "{lord} {how} है", "{lord} {how} hai"),
  combust: variants(
    "{lord} is {how} and combust | {lord} is combust and {how}",
    "{lord} {how} और अस्त है | {lord} {how} है और अस्त भी",
    "{lord} {how} aur ast hai | {lord} {how} hai aur ast bhi",
  ),
  conjunction: variants(
    "{lord} stands with {other} | {lord} shares its sign with {other} | {lord} and {other} stand together",
    "{lord} {other} के साथ है | {lord} के साथ {other} बैठा है | {lord} और {other} एक साथ हैं",
    "{lord} {other} ke saath hai | {lord} ke saath {other} baitha hai | {lord} aur {other} ek saath hain",
  ),
  aspect_on_lord: variants(
    "{from} aspects {lord} | {lord} receives the aspect of {from} | {lord} is aspected by {from}",
    "{lord} पर {from} की दृष्टि है | {lord} को {from} देखता है | {from} की दृष्टि {lord} पर पड़ती है",
    "{lord} par {from} ki drishti hai | {lord} ko {from} dekhta hai | {from} ki drishti {lord} par padti hai",
  ),
  occupant: variants(
    "{who} is in your {at} | {who} stands in your {at} | your {at} holds {who} | {who} sits in your {at}",
    "{who} आपके {at} में है | आपके {at} में {who} बैठा है | आपके {at} में {who} है",
    "{who} aapke {at} me hai | aapke {at} me {who} baitha hai | aapke {at} me {who} hai",
  ),
  aspect_on_house: variants(
    "{from} aspects your {at} | your {at} is aspected by {from} | your {at} receives the aspect of {from}",
    "{from} की दृष्टि आपके {at} पर है | आपके {at} पर {from} की दृष्टि है | {from} आपके {at} को देखता है",
    "{from} ki drishti aapke {at} par hai | aapke {at} par {from} ki drishti hai | {from} aapke {at} ko dekhta hai",
  ),
  karaka: variants(
    "{who}, which stands for {matter} in every chart, is in your {at}, in {sign} | the natural significator {who} is in your {at}, in {sign} | {who} is in your {at}, in {sign}",
    "{matter} का कारक {who} आपके {at} में, {sign} राशि में है | {who} आपके {at} में, {sign} राशि में बैठा है",
    "{matter} ka karak {who} aapke {at} me, {sign} rashi me hai | {who} aapke {at} me, {sign} rashi me baitha hai",
  ),
  chara: variants(
    "your {karaka} is {who}, in the {at} | {who} is your {karaka} and stands in the {at}",
    "आपका {karaka} {who} है, {at} में | {who} आपका {karaka} है और {at} में बैठा है",
    "aapka {karaka} {who} hai, {at} me | {who} aapka {karaka} hai aur {at} me baitha hai",
  ),
  varga: variants(
    "in the {varga} {who} is in {sign}, in the {at} | the {varga} puts {who} in {sign}, in the {at} | {who} stands in {sign} in the {varga}, in the {at}",
    "{varga} में {who} {sign} राशि में, {at} में है | {varga} में {who} {at} में, {sign} राशि में बैठा है",
    "{varga} me {who} {sign} rashi me, {at} me hai | {varga} me {who} {at} me, {sign} rashi me baitha hai",
  ),
  varga_dignity: variants(
    "in the {varga} {who} is in {sign}, {how} | {who} is {how} in the {varga}, in {sign}",
    "{varga} में {who} {sign} राशि में, {how} है | {who} {varga} में {how} है, {sign} राशि में",
    "{varga} me {who} {sign} rashi me, {how} hai | {who} {varga} me {how} hai, {sign} rashi me",
  ),
  yoga: variants(
    "you have {yoga} | {yoga} is in your chart | your chart has {yoga}",
    "आपकी कुंडली में {yoga} है | कुंडली में {yoga} बनता है",
    "aapki kundli me {yoga} hai | kundli me {yoga} banta hai",
  ),
  exchange: variants(
    "{first} and {second} have exchanged signs",
    "{first} और {second} में राशि परिवर्तन है",
    "{first} aur {second} me rashi parivartan hai",
  ),
  star: variants(
    "your {who} is in {star} | {star} is the star of your {who}",
    "आपका {who} {star} नक्षत्र में है",
    "aapka {who} {star} nakshatra me hai",
  ),
  bindus: variants(
    "your {house} has {bindus} bindus in the sarvashtakavarga | the sarvashtakavarga gives your {house} {bindus} bindus",
    "सर्वाष्टकवर्ग में आपके {house} में {bindus} बिंदु हैं | आपके {house} को सर्वाष्टकवर्ग में {bindus} बिंदु मिले हैं",
    "sarvashtakvarg me aapke {house} me {bindus} bindu hain | aapke {house} ko sarvashtakvarg me {bindus} bindu mile hain",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;
