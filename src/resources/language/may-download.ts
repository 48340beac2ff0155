/** May a language be brought in? The store asks the same; here it is asked which way the picker goes on. */
import { isObject } from "../../../domain/plain-object";

const FEATURE = "are_they_allowed_to_download_language_package";

/** Only where the map says `true`, to the letter: what is missing or of another kind grants nothing (specification section 5). */
export function mayDownload(authorities: unknown): boolean {
  const common = isObject(authorities) ? authorities["miscellaneous"] : undefined;
  const feature = isObject(common) ? common[FEATURE] : undefined;
  return isObject(feature) && feature["create"] === true;
}
