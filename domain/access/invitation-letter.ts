/** The letter with which somebody is invited. */

export interface Invitation {
  readonly product: string;
  readonly name: string;
  readonly link: string;
  readonly days: number;
}

const MARKS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** What people typed is text, never markup. */
const asText = (value: string): string => value.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark);

/** Subject and body. */
export function invitationLetter({ product, name, link, days }: Invitation): {
  readonly subject: string;
  readonly html: string;
} {
  const lines = [
    `Hello ${asText(name)},`,
    `you have been given an account at ${asText(product)}. Choose your password within ${days} days:`,
    `<a href="${asText(link)}" target="_blank" rel="noopener">Choose a password</a>`,
    "If you do not know why you got this, ignore it.",
  ];
  return { subject: `Your account at ${product}`, html: lines.map((line) => `<p>${line}</p>`).join("\n") };
}
