import { createBearerHeaders, readToken, signUp } from "../hostile/accounts.ts";
import { post, type Target } from "../hostile/target-server.ts";

export interface Person {
  readonly headers: Readonly<Record<string, string>>;
}

/** Hashing of passwords is limited, too. */
const AT_ONCE = 4;

/** Repeats work for each number below a count, some at once. */
export async function repeatInParallel<Result>(
  count: number,
  atOnce: number,
  work: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) results[index] = await work(index);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

/** Accounts that may use everything: `person0@example.org` and so on. The first is the administrator's. */
export async function signUpPeople(target: Target, count: number): Promise<readonly Person[]> {
  const sign = async (index: number): Promise<Person> => ({
    headers: createBearerHeaders(await readToken(signUp(target, `person${index}@example.org`))),
  });
  const first = await sign(0);
  const others = await repeatInParallel(count - 1, AT_ONCE, (index) => sign(index + 1));
  return [first, ...others];
}

/** @throws Error if a request is refused */
async function read<Body>(answer: Promise<Response>): Promise<Body> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

/** Starts a conversation about a birth. */
export async function startConversation(target: Target, { headers }: Person, birth: object): Promise<string> {
  const { chat_id: id } = await read<{ chat_id: string }>(post(target, "/chat/start", {}, headers));
  await read(post(target, "/chat/birth-details", { chat_id: id, details_text: JSON.stringify(birth) }, headers));
  return id;
}
