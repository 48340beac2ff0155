/** Which right a page of records asks for what is done there. */
import type { RecordPage } from "./define";

/** What is done with records. */
export type PageVerb = keyof NonNullable<RecordPage["verbs"]>;

/** The right, `settings.scene_settings.update` for making a scene. */
export const rightTo = ({ feature, verbs = {} }: Pick<RecordPage, "feature" | "verbs">, verb: PageVerb): string =>
  `${feature}.${verbs[verb] ?? verb}`;
