/** What is said of a link in a mail. */
import { describe, expect, it } from "vitest";
import { claimsOfLink, linkFault } from "../../../domain/access/mail-link";
import { mailServer } from "../../../domain/access/mail-server";

const NOW = 1_800_000_000_000;
const tokenOf = (claims: object): string => `h.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.s`;

describe("a link", () => {
  it.each([
    ["is good until the store says otherwise", tokenOf({ exp: NOW / 1000 + 1 }), null],
    ["is old from its end on", tokenOf({ exp: NOW / 1000 }), "old"],
    ["is wrong without an end", tokenOf({ email: "a@b.test" }), "wrong"],
    ["is wrong where a part of it is missing", "h.e30", "wrong"],
    ["is wrong where it is no JSON", "h.%%%.s", "wrong"],
    ["is wrong where it is empty", "", "wrong"],
  ])("%s", (_, token, fault) => {
    expect(linkFault(token, NOW)).toBe(fault);
  });

  it("names the address", () => {
    expect(claimsOfLink(tokenOf({ email: "a@b.test" }))?.email).toBe("a@b.test");
  });
});

describe("a mail server", () => {
  it.each([
    ["smtp://mail.example.com", { host: "mail.example.com", port: 587, tls: false }],
    ["smtps://mail.example.com", { host: "mail.example.com", port: 465, tls: true }],
    ["smtp://127.0.0.1:2525", { host: "127.0.0.1", port: 2525, tls: false }],
    ["smtp://mail.example.com:0", null],
    ["smtp://mail.example.com:99999", null],
    ["https://mail.example.com", null],
    ["", null],
  ])("%s", (url, server) => {
    expect(mailServer(url)).toEqual(server);
  });
});
