/** Why a copy was not made or not put back, for the person at the shell. */
export class CopyRefusal extends Error {
  override readonly name = "CopyRefusal";
}

export const HOLDS_DATA = "The database here holds data. To put the backup in its place, say --replace";
