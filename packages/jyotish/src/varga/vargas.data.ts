import type { Choices, VargaId } from "@lagna/terms";
import {
  backwardFromPrevious,
  byElement,
  byModality,
  byParity,
  fromItself,
  fromItselfOrOffset,
  fromMirror,
  fromSign,
  listedByPada,
  listedByParity,
  listedByRashi,
  parivrittiAlternate,
  parivrittiCyclic,
  parivrittiEvenReverse,
  unequal,
  type VargaRule,
} from "./varga-rule.ts";

/**
 * The vargas and their variants. Parashara's is Brihat Parashara Hora Shastra chapter 6 (Santhanam's numbering, "The sixteen
 * divisions"), which teaches D1 2 3 4 7 9 10 12 16 20 24 27 30 40 45 60. D5, D6, D8 and D11 are not among the sixteen: their
 * "parashara" is the reckoning in common use with the others (P.V.R. Narasimha Rao, "Vedic Astrology: An Integrated Approach",
 * chapter 6; for D11 Sanjay Rath's Rudramsha). The parivritti variants and the names of the rest follow Jagannatha Hora, as
 * written out in PyJHora `charts.py`. A rule that coincides with another of its varga (the cyclic one of D6, D7, D8,
 * D9, D11, D16, D20, D27 is Parashara's; the alternate one of D12 the reversed) is not listed twice.
 *
 * Signs are 0 = Aries … 11 = Pisces. The first variant of each varga is the default.
 */
export const VARGA_RULES = {
  D1: { parts: 1, variants: { parashara: fromItself() } },
  D2: {
    parts: 2,
    variants: {
      // BPHS 6.5-6: the Sun's hora (Leo) first in odd rashis, the Moon's (Cancer) first in even ones.
      parashara: listedByParity([4, 3], [3, 4]),
      parivritti_even_reverse: parivrittiEvenReverse(2),
      parivritti_cyclic: parivrittiCyclic(2),
      parivritti_alternate: parivrittiAlternate(2),
      // Kashinatha: the Sun's hora is the day-strong sign of the rashi's own lord, the Moon's his night-strong one.
      kashinatha: listedByRashi([
        [7, 0],
        [1, 6],
        [5, 2],
        [3, 3],
        [4, 4],
        [2, 5],
        [6, 1],
        [0, 7],
        [11, 8],
        [9, 10],
        [10, 9],
        [8, 11],
      ]),
    },
  },
  D3: {
    parts: 3,
    variants: {
      // BPHS 6.7-8: the rashi itself, its fifth, its ninth.
      parashara: fromItself(4),
      parivritti_cyclic: parivrittiCyclic(3),
      somanatha: parivrittiAlternate(3),
      // Jagannatha: the three trines of the rashi, begun from the movable one.
      jagannatha: listedByRashi([
        [0, 4, 8],
        [9, 1, 5],
        [6, 10, 2],
        [3, 7, 11],
      ]),
      parivritti_even_reverse: parivrittiEvenReverse(3),
    },
  },
  D4: {
    parts: 4,
    variants: {
      // BPHS 6.9: the four kendras from the rashi.
      parashara: fromItself(3),
      parivritti_cyclic: parivrittiCyclic(4),
      parivritti_even_reverse: parivrittiEvenReverse(4),
      parivritti_alternate: parivrittiAlternate(4),
    },
  },
  D5: {
    parts: 5,
    variants: {
      parashara: listedByParity([0, 10, 8, 2, 6], [1, 5, 11, 9, 7]),
      parivritti_cyclic: parivrittiCyclic(5),
      parivritti_even_reverse: parivrittiEvenReverse(5),
      parivritti_alternate: parivrittiAlternate(5),
    },
  },
  D6: {
    parts: 6,
    variants: {
      parashara: byParity(0, 6),
      parivritti_even_reverse: parivrittiEvenReverse(6),
      parivritti_alternate: parivrittiAlternate(6),
    },
  },
  D7: {
    parts: 7,
    variants: {
      // BPHS 6.10-11: from the rashi in odd ones, from its seventh in even ones.
      parashara: fromItselfOrOffset(6),
      even_backward: fromItselfOrOffset(6, -1),
      // Also "even signs back from themselves to the seventh".
      parivritti_even_reverse: parivrittiEvenReverse(7),
      parivritti_alternate: parivrittiAlternate(7),
    },
  },
  D8: {
    parts: 8,
    variants: {
      parashara: byModality(0, 8, 4),
      parivritti_even_reverse: parivrittiEvenReverse(8),
      parivritti_alternate: parivrittiAlternate(8),
    },
  },
  D9: {
    parts: 9,
    variants: {
      // BPHS 6.12: from itself in movable, its ninth in fixed, its fifth in dual rashis, which is one unbroken round.
      parashara: parivrittiCyclic(9),
      // Kalachakra: three savya nakshatras, then three apasavya ones, and so on (BPHS 46, Kalachakra dasha).
      kalachakra: listedByPada([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 7, 6, 5, 3, 4, 2, 1, 0, 11, 10, 9, 8]),
      parivritti_even_reverse: parivrittiEvenReverse(9),
      parivritti_alternate: parivrittiAlternate(9),
      // Krishna Mishra's, as Sanjay Rath's nadi navamsha: earthy and watery rashis count back.
      krishna_mishra: byElement(0, 9, 6, 3, [1, -1, 1, -1]),
    },
  },
  D10: {
    parts: 10,
    variants: {
      // BPHS 6.13-14: from the rashi in odd ones, from its ninth in even ones.
      parashara: fromItselfOrOffset(8),
      even_backward: fromItselfOrOffset(8, -1),
      even_reverse_ninth_backward: fromItselfOrOffset(-8, -1),
      parivritti_cyclic: parivrittiCyclic(10),
      parivritti_even_reverse: parivrittiEvenReverse(10),
      parivritti_alternate: parivrittiAlternate(10),
    },
  },
  D11: {
    parts: 11,
    variants: {
      parashara: fromMirror(),
      // B.V. Raman's ekadashamsha runs against the zodiac.
      raman: backwardFromPrevious(),
      parivritti_even_reverse: parivrittiEvenReverse(11),
      parivritti_alternate: parivrittiAlternate(11),
    },
  },
  D12: {
    parts: 12,
    variants: {
      // BPHS 6.15: from the rashi itself.
      parashara: fromItself(),
      even_backward: fromItselfOrOffset(0, -1),
      parivritti_cyclic: parivrittiCyclic(12),
      parivritti_even_reverse: parivrittiEvenReverse(12),
    },
  },
  D16: {
    parts: 16,
    variants: {
      // BPHS 6.16: from Aries, Leo, Sagittarius in movable, fixed, dual rashis.
      parashara: byModality(0, 4, 8),
      parivritti_even_reverse: parivrittiEvenReverse(16),
      parivritti_alternate: parivrittiAlternate(16),
    },
  },
  D20: {
    parts: 20,
    variants: {
      // BPHS 6.17-21: from Aries, Sagittarius, Leo in movable, fixed, dual rashis.
      parashara: byModality(0, 8, 4),
      parivritti_even_reverse: parivrittiEvenReverse(20),
      parivritti_alternate: parivrittiAlternate(20),
    },
  },
  D24: {
    parts: 24,
    variants: {
      // BPHS 6.22-23: from Leo in odd, from Cancer in even rashis.
      parashara: byParity(4, 3),
      even_reverse: byParity(4, 3, -1),
      even_double_reverse: byParity(4, 4),
    },
  },
  D27: {
    parts: 27,
    variants: {
      // BPHS 6.24-26: from Aries, Cancer, Libra, Capricorn in fiery, earthy, airy, watery rashis.
      parashara: byElement(0, 3, 6, 9),
      parivritti_even_reverse: parivrittiEvenReverse(27),
      parivritti_alternate: parivrittiAlternate(27),
    },
  },
  D30: {
    parts: 30,
    variants: {
      // BPHS 6.27-28: 5 5 8 7 5 degrees of Mars, Saturn, Jupiter, Mercury, Venus in odd rashis, the reverse in even ones.
      parashara: unequal(
        [
          { to: 5, sign: 0 },
          { to: 10, sign: 10 },
          { to: 18, sign: 8 },
          { to: 25, sign: 2 },
          { to: 30, sign: 6 },
        ],
        [
          { to: 5, sign: 1 },
          { to: 12, sign: 5 },
          { to: 20, sign: 11 },
          { to: 25, sign: 9 },
          { to: 30, sign: 7 },
        ],
      ),
      parivritti_cyclic: parivrittiCyclic(30),
      from_sign: fromItself(),
      parivritti_even_reverse: parivrittiEvenReverse(30),
      parivritti_alternate: parivrittiAlternate(30),
    },
  },
  D40: {
    parts: 40,
    variants: {
      // BPHS 6.29-30: from Aries in odd, from Libra in even rashis.
      parashara: byParity(0, 6),
      parivritti_cyclic: parivrittiCyclic(40),
      parivritti_even_reverse: parivrittiEvenReverse(40),
      parivritti_alternate: parivrittiAlternate(40),
    },
  },
  D45: {
    parts: 45,
    variants: {
      // BPHS 6.31-32: from Aries, Leo, Sagittarius in movable, fixed, dual rashis.
      parashara: byModality(0, 4, 8),
      parivritti_cyclic: parivrittiCyclic(45),
      parivritti_even_reverse: parivrittiEvenReverse(45),
      parivritti_alternate: parivrittiAlternate(45),
    },
  },
  D60: {
    parts: 60,
    variants: {
      // BPHS 6.33-41: twice the degrees in the rashi, counted from the rashi itself.
      parashara: fromItself(),
      from_aries: fromSign(0),
      even_backward: fromItselfOrOffset(0, -1),
      parivritti_alternate: parivrittiAlternate(60),
    },
  },
} as const satisfies {
  readonly [Id in VargaId]: {
    readonly parts: number;
    readonly variants: Readonly<Record<Choices["varga_variants"][Id], VargaRule>>;
  };
};
