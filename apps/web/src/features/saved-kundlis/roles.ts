/** Roles of a chart in a family or a practice. A role is one of the tags, by which the assistant finds "my wife". */
export const ROLES = ["spouse", "child", "parent", "client"] as const;
export type Role = (typeof ROLES)[number];

export const isRole = (tag: string): tag is Role => ROLES.includes(tag as Role);

const splitTags = (typed: string): string[] =>
  typed
    .split(/[,،;]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");

/** The role among typed tags; empty without one. */
export const findRole = (typed: string): Role | "" => splitTags(typed).find((tag) => isRole(tag)) ?? "";

/** The typed tags with another role, or without one. */
export const setRole = (typed: string, role: string): string => {
  const others = splitTags(typed).filter((tag) => !isRole(tag));
  return (isRole(role) ? [role, ...others] : others).join(", ");
};
