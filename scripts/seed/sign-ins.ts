/** The sign-ins a person needs on the first day, in a file that only the owner reads. */

import { chmod, writeFile } from "node:fs/promises";

/** A line of the table. */
export interface SignIn {
  readonly role: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** What the file says. */
export function signInText(signIns: readonly SignIn[], notes: readonly string[] = []): string {
  const rows = [
    { role: "Role", name: "Name", email: "E-mail", password: "Password" },
    ...signIns.map((signIn) => ({ ...signIn })),
  ];
  const width = (key: keyof SignIn): number => Math.max(...rows.map((row) => row[key].length));
  const lines = rows.map(({ role, name, email, password }) =>
    [role.padEnd(width("role")), name.padEnd(width("name")), email.padEnd(width("email")), password].join("  "),
  );
  return `${[...lines, ...(notes.length > 0 ? ["", ...notes] : [])].join("\n")}\n`;
}

/** Writes it with mode 0600 from the first byte on. */
export async function writeSignIns(file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600 });
  await chmod(file, 0o600);
}
