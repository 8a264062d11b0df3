import type { Choices, VargaId } from "@lagna/terms";
import {
  countBackwardFromPrevious,
  countByElement,
  countByModality,
  countByParity,
  countFromItself,
  countFromItselfOrOffset,
  countFromMirror,
  countFromSign,
  listByPada,
  listByParity,
  listByRashi,
  countParivrittiAlternate,
  countParivrittiCyclic,
  countParivrittiEvenReverse,
  divideUnequally,
  type VargaRule,
} from "./varga-rule.ts";

/**
 * The vargas and their variants. Parashara's is Brihat Parashara Hora Shastra chapter 6 (Santhanam's numbering, "The
 * sixteen divisions"), which teaches D1 2 3 4 7 9 10 12 16 20 24 27 30 40 45 60. D5, D6, D8 and D11 are not among the
 * sixteen: their "parashara" is the rule in common use with the others (P.V.R. Narasimha Rao, "Vedic Astrology: An
 * Integrated Approach", chapter 6; for D11 Sanjay Rath's Rudramsha). The parivritti variants and the names of the rest
 * follow Jagannatha Hora, as implemented in PyJHora `charts.py`. A rule that equals another of its varga (the cyclic
 * one of D6, D7, D8, D9, D11, D16, D20, D27 is Parashara's; the alternate one of D12 the reversed) is not listed twice.
 *
 * Signs are 0 = Aries … 11 = Pisces. The first variant of each varga is the default.
 */
export const VARGA_RULES = {
  D1: { parts: 1, variants: { parashara: countFromItself() } },
  D2: {
    parts: 2,
    variants: {
      // BPHS 6.5-6: the Sun's hora (Leo) first in odd rashis, the Moon's (Cancer) first in even ones.
      parashara: listByParity([4, 3], [3, 4]),
      parivritti_even_reverse: countParivrittiEvenReverse(2),
      parivritti_cyclic: countParivrittiCyclic(2),
      parivritti_alternate: countParivrittiAlternate(2),
      // Kashinatha: the Sun's hora is the sign of the rashi lord that is strong by day, the Moon's the one that is
      // strong by night.
      kashinatha: listByRashi([
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
      // B.V. Raman: the first half as Kashinatha's; the second is the sign of the lord of the 11th, the one strong by
      // night in odd rashis, by day in even ones.
      raman: listByRashi([
        [7, 9],
        [1, 11],
        [5, 0],
        [3, 6],
        [4, 2],
        [2, 3],
        [6, 4],
        [0, 5],
        [11, 1],
        [9, 7],
        [10, 8],
        [8, 10],
      ]),
    },
  },
  D3: {
    parts: 3,
    variants: {
      // BPHS 6.7-8: the rashi itself, its fifth, its ninth.
      parashara: countFromItself(4),
      parivritti_cyclic: countParivrittiCyclic(3),
      somanatha: countParivrittiAlternate(3),
      // Jagannatha: the three trines of the rashi, starting from the movable one.
      jagannatha: listByRashi([
        [0, 4, 8],
        [9, 1, 5],
        [6, 10, 2],
        [3, 7, 11],
      ]),
      parivritti_even_reverse: countParivrittiEvenReverse(3),
    },
  },
  D4: {
    parts: 4,
    variants: {
      // BPHS 6.9: the four kendras from the rashi.
      parashara: countFromItself(3),
      parivritti_cyclic: countParivrittiCyclic(4),
      parivritti_even_reverse: countParivrittiEvenReverse(4),
      parivritti_alternate: countParivrittiAlternate(4),
    },
  },
  D5: {
    parts: 5,
    variants: {
      parashara: listByParity([0, 10, 8, 2, 6], [1, 5, 11, 9, 7]),
      parivritti_cyclic: countParivrittiCyclic(5),
      parivritti_even_reverse: countParivrittiEvenReverse(5),
      parivritti_alternate: countParivrittiAlternate(5),
    },
  },
  D6: {
    parts: 6,
    variants: {
      parashara: countByParity(0, 6),
      parivritti_even_reverse: countParivrittiEvenReverse(6),
      parivritti_alternate: countParivrittiAlternate(6),
    },
  },
  D7: {
    parts: 7,
    variants: {
      // BPHS 6.10-11: from the rashi in odd ones, from its seventh in even ones.
      parashara: countFromItselfOrOffset(6),
      even_backward: countFromItselfOrOffset(6, -1),
      // Also "even signs back from themselves to the seventh".
      parivritti_even_reverse: countParivrittiEvenReverse(7),
      parivritti_alternate: countParivrittiAlternate(7),
    },
  },
  D8: {
    parts: 8,
    variants: {
      parashara: countByModality(0, 8, 4),
      parivritti_even_reverse: countParivrittiEvenReverse(8),
      parivritti_alternate: countParivrittiAlternate(8),
    },
  },
  D9: {
    parts: 9,
    variants: {
      // BPHS 6.12: from itself in movable, its ninth in fixed, its fifth in dual rashis, which is one continuous cycle.
      parashara: countParivrittiCyclic(9),
      // Kalachakra: three savya nakshatras, then three apasavya ones, and so on (BPHS 46, Kalachakra dasha).
      kalachakra: listByPada([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 7, 6, 5, 3, 4, 2, 1, 0, 11, 10, 9, 8]),
      parivritti_even_reverse: countParivrittiEvenReverse(9),
      parivritti_alternate: countParivrittiAlternate(9),
      // Krishna Mishra's, Sanjay Rath's nadi navamsha: earthy and watery rashis count backward.
      krishna_mishra: countByElement(0, 9, 6, 3, [1, -1, 1, -1]),
    },
  },
  D10: {
    parts: 10,
    variants: {
      // BPHS 6.13-14: from the rashi in odd ones, from its ninth in even ones.
      parashara: countFromItselfOrOffset(8),
      even_backward: countFromItselfOrOffset(8, -1),
      even_reverse_ninth_backward: countFromItselfOrOffset(-8, -1),
      parivritti_cyclic: countParivrittiCyclic(10),
      parivritti_even_reverse: countParivrittiEvenReverse(10),
      parivritti_alternate: countParivrittiAlternate(10),
    },
  },
  D11: {
    parts: 11,
    variants: {
      parashara: countFromMirror(),
      // B.V. Raman's ekadashamsha runs backward through the zodiac.
      raman: countBackwardFromPrevious(),
      parivritti_even_reverse: countParivrittiEvenReverse(11),
      parivritti_alternate: countParivrittiAlternate(11),
    },
  },
  D12: {
    parts: 12,
    variants: {
      // BPHS 6.15: from the rashi itself.
      parashara: countFromItself(),
      even_backward: countFromItselfOrOffset(0, -1),
      parivritti_cyclic: countParivrittiCyclic(12),
      parivritti_even_reverse: countParivrittiEvenReverse(12),
    },
  },
  D16: {
    parts: 16,
    variants: {
      // BPHS 6.16: from Aries, Leo, Sagittarius in movable, fixed, dual rashis.
      parashara: countByModality(0, 4, 8),
      parivritti_even_reverse: countParivrittiEvenReverse(16),
      parivritti_alternate: countParivrittiAlternate(16),
    },
  },
  D20: {
    parts: 20,
    variants: {
      // BPHS 6.17-21: from Aries, Sagittarius, Leo in movable, fixed, dual rashis.
      parashara: countByModality(0, 8, 4),
      parivritti_even_reverse: countParivrittiEvenReverse(20),
      parivritti_alternate: countParivrittiAlternate(20),
    },
  },
  D24: {
    parts: 24,
    variants: {
      // BPHS 6.22-23: from Leo in odd, from Cancer in even rashis.
      parashara: countByParity(4, 3),
      even_reverse: countByParity(4, 3, -1),
      even_double_reverse: countByParity(4, 4),
    },
  },
  D27: {
    parts: 27,
    variants: {
      // BPHS 6.24-26: from Aries, Cancer, Libra, Capricorn in fiery, earthy, airy, watery rashis.
      parashara: countByElement(0, 3, 6, 9),
      parivritti_even_reverse: countParivrittiEvenReverse(27),
      parivritti_alternate: countParivrittiAlternate(27),
    },
  },
  D30: {
    parts: 30,
    variants: {
      // BPHS 6.27-28: 5 5 8 7 5 degrees of Mars, Saturn, Jupiter, Mercury, Venus in odd rashis, the reverse in even ones.
      parashara: divideUnequally(
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
      parivritti_cyclic: countParivrittiCyclic(30),
      from_sign: countFromItself(),
      parivritti_even_reverse: countParivrittiEvenReverse(30),
      parivritti_alternate: countParivrittiAlternate(30),
    },
  },
  D40: {
    parts: 40,
    variants: {
      // BPHS 6.29-30: from Aries in odd, from Libra in even rashis.
      parashara: countByParity(0, 6),
      parivritti_cyclic: countParivrittiCyclic(40),
      parivritti_even_reverse: countParivrittiEvenReverse(40),
      parivritti_alternate: countParivrittiAlternate(40),
    },
  },
  D45: {
    parts: 45,
    variants: {
      // BPHS 6.31-32: from Aries, Leo, Sagittarius in movable, fixed, dual rashis.
      parashara: countByModality(0, 4, 8),
      parivritti_cyclic: countParivrittiCyclic(45),
      parivritti_even_reverse: countParivrittiEvenReverse(45),
      parivritti_alternate: countParivrittiAlternate(45),
    },
  },
  D60: {
    parts: 60,
    variants: {
      // BPHS 6.33-41: twice the degrees in the rashi, counted from the rashi itself.
      parashara: countFromItself(),
      from_aries: countFromSign(0),
      even_backward: countFromItselfOrOffset(0, -1),
      parivritti_alternate: countParivrittiAlternate(60),
    },
  },
} as const satisfies {
  readonly [Id in VargaId]: {
    readonly parts: number;
    readonly variants: Readonly<Record<Choices["varga_variants"][Id], VargaRule>>;
  };
};
