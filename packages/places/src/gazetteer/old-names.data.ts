/** Former names that GeoNames' list of other names lacks, by GeoNames id. */
export const OLD_NAMES: Readonly<Record<number, readonly string[]>> = {};
