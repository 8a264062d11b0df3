/** The figures of a birth that the file of another program carries besides its birth data. */
export interface ProgramFigures {
  /** Sidereal longitude, degrees, [0, 360). */
  readonly lagna?: number;
  /** Sidereal longitude, degrees, [0, 360). */
  readonly moon?: number;
}
