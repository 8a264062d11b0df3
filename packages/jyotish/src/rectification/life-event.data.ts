import type { Graha, LifeEventKind, VargaId } from "@lagna/terms";

/** Where a kind of event is read in a chart. */
export interface EventHouses {
  /** The house it belongs to (BPHS 11). */
  readonly house: number;
  /** Houses that have a part in it: they count half. */
  readonly also: readonly number[];
  /** By nature (BPHS 32). */
  readonly karakas: readonly Graha[];
  /** The varga it is read in beside the rashi chart (BPHS 6-7). */
  readonly varga: VargaId;
}

/**
 * Houses are those of BPHS 11, karakas those of BPHS 32, vargas those of BPHS 6-7. What has a part follows from these, as K.N. Rao and
 * B.V. Raman read events: the second as the growing family and the eleventh as what is gained; the twelfth from a house as its loss; a
 * parent's death by the marakas from his house, the second and the seventh from it (BPHS 44). Going abroad is read in D4 as homes are
 * (K.N. Rao). Jupiter stands beside Venus for marriage, as the husband's karaka (Phaladeepika 15).
 */
export const EVENT_HOUSES: Readonly<Record<LifeEventKind, EventHouses>> = {
  marriage: { house: 7, also: [2, 11], karakas: ["venus", "jupiter"], varga: "D9" },
  separation: { house: 7, also: [6, 12], karakas: ["venus"], varga: "D9" },
  child: { house: 5, also: [2, 9, 11], karakas: ["jupiter"], varga: "D7" },
  sibling: { house: 3, also: [], karakas: ["mars"], varga: "D3" },
  father_death: { house: 9, also: [3, 10], karakas: ["sun"], varga: "D12" },
  mother_death: { house: 4, also: [5, 10], karakas: ["moon"], varga: "D12" },
  study: { house: 4, also: [5, 9], karakas: ["mercury", "jupiter"], varga: "D24" },
  job: { house: 10, also: [2, 6, 11], karakas: ["sun", "mercury", "jupiter", "saturn"], varga: "D10" },
  promotion: { house: 10, also: [2, 11], karakas: ["sun", "mercury", "jupiter", "saturn"], varga: "D10" },
  job_loss: { house: 10, also: [8, 9, 12], karakas: ["sun", "saturn"], varga: "D10" },
  business: { house: 7, also: [10, 11], karakas: ["mercury"], varga: "D10" },
  property: { house: 4, also: [2, 11], karakas: ["mars"], varga: "D4" },
  vehicle: { house: 4, also: [2, 11], karakas: ["venus"], varga: "D16" },
  move: { house: 4, also: [3, 12], karakas: ["moon"], varga: "D4" },
  abroad: { house: 12, also: [7, 9], karakas: ["rahu"], varga: "D4" },
  illness: { house: 6, also: [8, 12], karakas: ["mars", "saturn"], varga: "D30" },
  accident: { house: 8, also: [6], karakas: ["mars", "saturn"], varga: "D30" },
  surgery: { house: 8, also: [6, 12], karakas: ["mars"], varga: "D30" },
};
