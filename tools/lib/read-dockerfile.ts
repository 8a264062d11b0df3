import { DockerfileParser } from "dockerfile-ast";

export interface Stage {
  /** Shell commands in their order. */
  readonly runs: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** The commands' words; null if the stage has none. */
  readonly command: readonly string[] | null;
  readonly healthCheck: readonly string[] | null;
  readonly user: string | null;
}

type Instruction = ReturnType<ReturnType<typeof DockerfileParser.parse>["getInstructions"]>[number];

const readText = (instruction: Instruction): string => instruction.getArgumentsContent() ?? "";

/** The words of the exec form that the text ends with. */
function readExecForm(instruction: Instruction | undefined): readonly string[] | null {
  const list = /\[.*\]$/s.exec(instruction === undefined ? "" : readText(instruction))?.[0];
  return list === undefined ? null : (JSON.parse(list) as string[]);
}

function readStage(instructions: readonly Instruction[]): Stage {
  const list = (keyword: string): Instruction[] => instructions.filter((each) => each.getKeyword() === keyword);
  const pairs = list("ENV").flatMap((each) =>
    readText(each)
      .split(/\s+/)
      .map((pair) => pair.split("=", 2)),
  );
  const user = list("USER").at(-1);
  return {
    runs: list("RUN").map((each) => readText(each).replaceAll(/\\\n/g, "")),
    environment: Object.fromEntries(pairs.map(([name = "", value = ""]) => [name, value])),
    command: readExecForm(list("CMD").at(-1)),
    healthCheck: readExecForm(list("HEALTHCHECK").at(-1)),
    user: user === undefined ? null : readText(user),
  };
}

/** The stages of a Dockerfile in their order. */
export function readDockerfile(text: string): readonly Stage[] {
  const stages: Instruction[][] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (instruction.getKeyword() === "FROM") stages.push([]);
    stages.at(-1)?.push(instruction);
  }
  return stages.map(readStage);
}
