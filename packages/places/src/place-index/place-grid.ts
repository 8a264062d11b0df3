import type { SourcePlace } from "./source-place.ts";

const CELLS_PER_DEGREE = 10;
/** One cell more than there are on each side, so that every cell has neighbours. */
const ROWS = 180 * CELLS_PER_DEGREE + 3;
const COLUMNS = 360 * CELLS_PER_DEGREE + 3;

const toCellIndex = (degrees: number) => Math.floor(degrees * CELLS_PER_DEGREE);
const computeCell = (latitude: number, longitude: number) =>
  (toCellIndex(latitude) + 90 * CELLS_PER_DEGREE + 1) * COLUMNS + toCellIndex(longitude) + 180 * CELLS_PER_DEGREE + 1;

/** Places by cells of a tenth of a degree, in flat arrays: a search reads three short runs of numbers. */
export class PlaceGrid {
  readonly #starts = new Int32Array(ROWS * COLUMNS + 1);
  readonly #places: readonly SourcePlace[];
  readonly #latitudes: Float64Array;
  readonly #longitudes: Float64Array;

  constructor(places: readonly SourcePlace[]) {
    const cells = Int32Array.from(places, (place) => computeCell(place.latitude, place.longitude));
    for (const cell of cells) this.#starts[cell + 1] = (this.#starts[cell + 1] as number) + 1;
    for (let cell = 0; cell < ROWS * COLUMNS; cell += 1)
      this.#starts[cell + 1] = (this.#starts[cell + 1] as number) + (this.#starts[cell] as number);
    // Cell and index packed into one number: sorted by cell, and within a cell in the order of the list.
    const packed = Float64Array.from(cells, (cell, index) => cell * places.length + index).sort();
    this.#places = Array.from(packed, (each) => places[each % places.length] as SourcePlace);
    this.#latitudes = Float64Array.from(this.#places, (place) => place.latitude);
    this.#longitudes = Float64Array.from(this.#places, (place) => place.longitude);
  }

  /** Calls `visit` for the places nearer than `limit` degrees of a great circle, at most a tenth, on a flat map. */
  visitNear(place: SourcePlace, limit: number, visit: (near: SourcePlace, distance: number) => void): void {
    const shrink = Math.cos((place.latitude * Math.PI) / 180);
    const cell = computeCell(place.latitude, place.longitude);
    for (let row = cell - COLUMNS; row <= cell + COLUMNS; row += COLUMNS) {
      const end = this.#starts[row + 2] as number;
      for (let index = this.#starts[row - 1] as number; index < end; index += 1) {
        const north = (this.#latitudes[index] as number) - place.latitude;
        const east = ((this.#longitudes[index] as number) - place.longitude) * shrink;
        if (Math.abs(north) >= limit || Math.abs(east) >= limit) continue;
        const distance = Math.hypot(north, east);
        if (distance < limit) visit(this.#places[index] as SourcePlace, distance);
      }
    }
  }
}
