/** Everybody who signs in to the demo room. */

/** A person. `dealer` is a dealer's code; `customers` are keys of customers whose sites a portal user sees. */
export interface PersonRow {
  readonly key: string;
  readonly name: string;
  readonly surname: string;
  readonly role: string;
  readonly language: string;
  readonly shift?: 0 | 1 | 2;
  readonly dealer?: "01" | "02" | "03";
  readonly customers?: readonly string[];
  /** In the sign-in file, with this description: those for whom there are pages. */
  readonly listed?: string;
  /** In the small room too. */
  readonly small?: boolean;
}

type More = Omit<PersonRow, "key" | "name" | "surname" | "role" | "language">;

const person = (key: string, fullName: string, role: string, language: string, more: More = {}): PersonRow => {
  const [name = "", ...rest] = fullName.split(" ");
  return { key, name, surname: rest.join(" "), role, language, ...more };
};

const CENTRE: readonly PersonRow[] = [
  person("cem", "Cem Yıldız", "administrator", "EN", { listed: "Administrator", small: true }),
  person("ingrid", "Ingrid Halvorsen", "administrator", "NO"),
  person("ayla", "Ayla Şahin", "operator", "EN", { shift: 0, listed: "Operator", small: true }),
  person("bora", "Bora Çelik", "operator", "EN", { shift: 1, listed: "Operator", small: true }),
  person("selin", "Selin Koç", "operator", "TR", { shift: 2, small: true }),
  person("emre", "Emre Doğan", "operator", "TR", { shift: 0 }),
  person("gul", "Gül Arslan", "operator", "TR", { shift: 1 }),
  person("hannah", "Hannah Reid", "operator", "EN", { shift: 2 }),
  person("lukas", "Lukas Brandt", "operator", "DE", { shift: 0 }),
  person("sabine", "Sabine Vogel", "operator", "DE", { shift: 1 }),
  person("omar", "Omar Khalil", "operator", "SA", { shift: 2 }),
  person("margaret", "Margaret Shaw", "shift_leader", "EN", { shift: 0, listed: "Shift leader" }),
  person("levent", "Levent Öztürk", "shift_leader", "TR", { shift: 1 }),
  person("zofia", "Zofia Nowak", "trainee", "PL", { shift: 0 }),
];

const STAFF: readonly PersonRow[] = [
  person("duncan", "Duncan Fraser", "sales", "EN"),
  person("elif", "Elif Yalçın", "sales", "TR"),
  person("marta", "Marta Ruiz", "sales", "ES"),
  person("callum", "Callum Hughes", "technicians", "EN"),
  person("hakan", "Hakan Er", "technicians", "TR"),
  person("anders", "Anders Lind", "technicians", "SV"),
  person("piotr", "Piotr Mazur", "technicians", "PL"),
  person("fiona", "Fiona Byrne", "support", "EN"),
  person("deniz", "Deniz Acar", "support", "TR"),
  person("graham", "Graham Pike", "accountant", "EN"),
];

const DEALER_STAFF: readonly PersonRow[] = [
  person("nils", "Nils Armstrong", "dealer_admin", "EN", { dealer: "01", small: true }),
  person("hande", "Hande Polat", "dealer_admin", "TR", { dealer: "02" }),
  person("owen", "Owen Marsh", "dealer_admin", "EN", { dealer: "03" }),
  person("jack", "Jack Turner", "dealer_technician", "EN", { dealer: "01" }),
  person("sophie", "Sophie Lang", "dealer_technician", "EN", { dealer: "01" }),
  person("murat", "Murat Tekin", "dealer_technician", "TR", { dealer: "02" }),
  person("burak", "Burak Sezer", "dealer_technician", "TR", { dealer: "02" }),
  person("rhys", "Rhys Morgan", "dealer_technician", "EN", { dealer: "03" }),
];

const portal = (key: string, fullName: string, language: string, customers: string[], more: More = {}): PersonRow =>
  person(key, fullName, "user", language, { customers, ...more });

/** Twelve; Julia Marlow keeps the books of two customers. */
const PORTAL: readonly PersonRow[] = [
  portal("julia", "Julia Marlow", "EN", ["marlow", "henderson"], { small: true }),
  portal("eleanor", "Eleanor Whitfield", "EN", ["whitfield"]),
  portal("yusuf", "Yusuf Aydın", "TR", ["aydin"]),
  portal("amira", "Amira Haddad", "SA", ["haddad"]),
  portal("priya", "Priya Raman", "EN", ["raman"]),
  portal("siobhan", "Siobhán O'Brien", "EN", ["obrien"]),
  portal("mehmet", "Mehmet Kaya", "TR", ["kaya"]),
  portal("neslihan", "Neslihan Güneş", "TR", ["sepet"]),
  portal("tarik", "Tarık Uslu", "TR", ["sepet"]),
  portal("helen", "Helen Prudhoe", "EN", ["bank"]),
  portal("martin", "Martin Castle", "EN", ["schools"]),
  portal("grace", "Grace Hopkins", "EN", ["tynegate"]),
];

export const PEOPLE: readonly PersonRow[] = [...CENTRE, ...STAFF, ...DEALER_STAFF, ...PORTAL];
