import type { ComponentProps } from "react";
import { Input } from "../../ui/field.tsx";

export function EmailInput(props: ComponentProps<"input">) {
  return <Input type="email" autoComplete="username" inputMode="email" autoCapitalize="none" {...props} />;
}
