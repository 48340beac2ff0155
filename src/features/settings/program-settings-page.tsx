/** The settings of the installation: one record, in sections. */
import { programSettings } from "../../../domain/collections/program-settings";
import { SingleRecord } from "../../resources/records/record/single-record";
import type { PagedCollection } from "../../resources/records/record-row";

/** The page. */
export const ProgramSettingsPage = () => <SingleRecord collection={programSettings as PagedCollection} />;
