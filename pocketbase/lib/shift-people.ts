/** Operators by name: who sees a roster need not be let at everybody's record. */
import type { RosterPerson } from "../../domain/shifts/rows";
import { jsonRowsOf, type PbApp } from "./pb";

const PEOPLE = `SELECT o.id, o.user, o.code, TRIM(u.name || ' ' || u.surname) AS name
  FROM operators o JOIN users u ON u.id = o.user WHERE u.active = 1 ORDER BY u.name, u.surname, o.id`;

/** Those who are in use, by name. */
export const peopleOf = (app: PbApp): readonly RosterPerson[] =>
  jsonRowsOf<RosterPerson>(app, PEOPLE, { columns: ["id", "user", "name", "code"] });
