import { post, type Target } from "./target.ts";

const PASSWORD = "nine planets, one sky";
export const signUp = (target: Target, email: string) =>
  post(target, "/signup", { name: "Asha", email, password: PASSWORD });
export const logIn = (target: Target, email: string) => post(target, "/login", { email, password: PASSWORD });

export const BIRTH = {
  name: "Asha",
  gender: "female",
  year: 1990,
  month: "August",
  day: 15,
  hour: 6,
  minute: 35,
  city: "Mumbai",
  country: "India",
} as const;

/** The token that a sign-up or a login answered with. */
export async function tokenOf(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  if (!response.ok) throw new Error(`Nobody was let in: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
