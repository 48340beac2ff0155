/** The identity the past is sent with: an account of its own for the length of the seed. */

import { recordId } from "../ids";
import { recordsOf, type StoreClient } from "./client";
import { put } from "./write-records";

const LIFE_SECONDS = 3600;

/** Gives `work` a token that the intake takes; afterwards the account is gone and the token worth nothing. */
export async function withServiceAccount<T>(
  client: StoreClient,
  password: string,
  work: (token: string) => Promise<T>,
): Promise<T> {
  const id = recordId("service_accounts", "seed");
  const body = {
    id,
    name: "seed",
    enabled: true,
    email: "seed@watchdesk.invalid",
    password,
    passwordConfirm: password,
  };
  await client.commit([put({ collection: "service_accounts", body })]);
  const path = `/api/collections/service_accounts/impersonate/${id}`;
  const { token } = await client.ask<{ token: string }>("POST", path, { body: { duration: LIFE_SECONDS } });
  try {
    return await work(token);
  } finally {
    await client.ask("DELETE", recordsOf("service_accounts", id));
  }
}
