/** Suffixes of an office's name that give its type: head, sub, branch, general, railway station, extra-departmental. */
const OFFICE_TYPE_SUFFIX =
  /(?:[\s.,-]+(?:H\.?P?\.?O|S\.?O|B\.?O|G\.?P\.?O|E\.?D|EDSO|EDBO|NDSO|DSO|TSO|LSG|HSG|MDG|R\.?\s?S|Bazar|Bazaar|Town|City|Kutchery|Coll|I[EI]?|No\.?\s?\d+))+\.?$/i;
/** Offices in a building, not in a place of that name. */
const BUILDINGS =
  /\b(?:colleg\w*|collectora\w*|courts?|cutcherry|secretariat|hospital|university|univ|mills?|factory|market|bus stand|railway|rly|station|airport|press|museum|high school|school|police|bank|bhawan|bhavan|complex|campus|project|institute|sanatorium|parcel|sorting|foreign|office|barracks|t\/f|psc|aps|army|naval|air force|stadium|depot|works|plant|refinery|dept|hostel|civil lines|vidyapith|vidyalaya)\b/i;

/** Whether an office is named after a building or an authority rather than a place. */
export function isBuildingOffice(label: string): boolean {
  return BUILDINGS.test(label.replace(/\(.*?\)/g, ""));
}

/** "Islampur (Nalanda)" → "Islampur"; "Mylapore H.O" → "Mylapore"; "MORBI" → "Morbi". */
export function cleanOfficeName(label: string): string {
  const plain = label
    .replace(/\([^)]*\)?/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const bare = plain.replace(OFFICE_TYPE_SUFFIX, "").replace(/[\s.,&-]+$/, "");
  const name = bare.length > 2 ? bare : plain;
  if (name !== name.toUpperCase() || name.length < 4) return name;
  return name.toLowerCase().replace(/(^|[\s.(-])\p{L}/gu, (start) => start.toUpperCase());
}
