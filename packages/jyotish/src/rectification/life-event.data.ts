import type { Graha, LifeEventKind, VargaId } from "@lagna/terms";

/** The houses, karakas and varga in which a kind of event is read. */
export interface EventHouses {
  /** The house it belongs to (BPHS 11). */
  readonly house: number;
  /** Houses that are also involved: they count half. */
  readonly secondaryHouses: readonly number[];
  /** Natural karakas (BPHS 32). */
  readonly karakas: readonly Graha[];
  /** The varga it is read in besides the rashi chart (BPHS 6-7). */
  readonly varga: VargaId;
}

/**
 * Houses are those of BPHS 11, karakas those of BPHS 32, vargas those of BPHS 6-7. Secondary houses follow from these,
 * as K.N. Rao and B.V. Raman read events: the second as the growing family and the eleventh as gains; the twelfth from
 * a house as its loss; a parent's death by the marakas from the parent's house, the second and the seventh from it
 * (BPHS 44). Going abroad is read in D4, like homes (K.N. Rao). For marriage, Jupiter is included beside Venus as the
 * husband's karaka (Phaladeepika 15).
 */
export const EVENT_HOUSES: Readonly<Record<LifeEventKind, EventHouses>> = {
  marriage: { house: 7, secondaryHouses: [2, 11], karakas: ["venus", "jupiter"], varga: "D9" },
  separation: { house: 7, secondaryHouses: [6, 12], karakas: ["venus"], varga: "D9" },
  child: { house: 5, secondaryHouses: [2, 9, 11], karakas: ["jupiter"], varga: "D7" },
  sibling: { house: 3, secondaryHouses: [], karakas: ["mars"], varga: "D3" },
  father_death: { house: 9, secondaryHouses: [3, 10], karakas: ["sun"], varga: "D12" },
  mother_death: { house: 4, secondaryHouses: [5, 10], karakas: ["moon"], varga: "D12" },
  study: { house: 4, secondaryHouses: [5, 9], karakas: ["mercury", "jupiter"], varga: "D24" },
  job: { house: 10, secondaryHouses: [2, 6, 11], karakas: ["sun", "mercury", "jupiter", "saturn"], varga: "D10" },
  promotion: { house: 10, secondaryHouses: [2, 11], karakas: ["sun", "mercury", "jupiter", "saturn"], varga: "D10" },
  job_loss: { house: 10, secondaryHouses: [8, 9, 12], karakas: ["sun", "saturn"], varga: "D10" },
  business: { house: 7, secondaryHouses: [10, 11], karakas: ["mercury"], varga: "D10" },
  property: { house: 4, secondaryHouses: [2, 11], karakas: ["mars"], varga: "D4" },
  vehicle: { house: 4, secondaryHouses: [2, 11], karakas: ["venus"], varga: "D16" },
  move: { house: 4, secondaryHouses: [3, 12], karakas: ["moon"], varga: "D4" },
  abroad: { house: 12, secondaryHouses: [7, 9], karakas: ["rahu"], varga: "D4" },
  illness: { house: 6, secondaryHouses: [8, 12], karakas: ["mars", "saturn"], varga: "D30" },
  accident: { house: 8, secondaryHouses: [6], karakas: ["mars", "saturn"], varga: "D30" },
  surgery: { house: 8, secondaryHouses: [6, 12], karakas: ["mars"], varga: "D30" },
};
