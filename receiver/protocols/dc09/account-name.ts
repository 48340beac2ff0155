/** By what name an account is known to keys, options and the list of those that have a site: one rule for all of them. */
import { accountKey } from "../../../domain/signals/normalise";

/** Gives the name of an account as sent; with `ignoreLeadingZeros` zeros before it don't count (quirk 24). */
export const accountNaming =
  ({ ignoreLeadingZeros }: { readonly ignoreLeadingZeros: boolean }) =>
  (account: string): string => {
    const name = accountKey(account);
    return ignoreLeadingZeros ? name.replace(/^0+(?=.)/, "") : name;
  };
