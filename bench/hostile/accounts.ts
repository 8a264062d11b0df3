import { post, type Target } from "./target-server.ts";

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

/** The token in the response of a sign-up or login. */
export async function readToken(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  if (!response.ok) throw new Error(`Sign-in failed: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}

export const createBearerHeaders = (token: string) => ({ authorization: `Bearer ${token}` });
