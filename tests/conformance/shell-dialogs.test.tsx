/** Notices, questions and errors by the specification's letter (sections 8 and 9). */
import i18next from "i18next";
import { ClientResponseError } from "pocketbase";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { initReactI18next } from "react-i18next";
import { beforeAll, expect, it } from "vitest";
import { AppError, ERROR_STATUS } from "../../domain/errors";
import common from "../../locales/en/common.json";
import { toAppError } from "../../src/sync/client";
import { firstRow } from "../../src/sync/first-row";
import { ConfirmQuestion } from "../../src/ui/confirm";
import { ErrorText } from "../../src/ui/error-text";
import { TOAST_MS, type ToastKind } from "../../src/ui/toast-state";
import { ToastCard } from "../../src/ui/toasts";

beforeAll(() =>
  i18next.use(initReactI18next).init({
    lng: "en",
    defaultNS: "common",
    resources: { en: { common } },
    interpolation: { escapeValue: false },
  }),
);

const markup = (element: ReactElement): string =>
  renderToStaticMarkup(element).replace(/<style[^>]*>.*?<\/style>/gs, "");
/** Texts in their order, a line each. */
const texts = (html: string): string[] => html.split(/<[^>]*>/).filter((text) => text.trim() !== "");
const plain = (html: string): string => html.replaceAll("&#x27;", "'");

const card = (kind: ToastKind, title: string, text = ""): string =>
  markup(<ToastCard toast={{ id: 1, kind, title, text, at: 0 }} paused={false} />);

it.each<[ToastKind, string]>([
  ["success", "CheckCircleOutlinedIcon"],
  ["error", "ErrorOutlineOutlinedIcon"],
])("S9-30 S8-01 a notice of %s has its sign and the caller's title", (kind, icon) => {
  const html = card(kind, "Title of the caller");
  expect(texts(html)).toEqual(["Title of the caller"]);
  expect(html).toContain(`data-testid="${icon}"`);
});

it("S9-27 S8-01 a notice has a bar of 3000 ms, a button that closes it, and no other button", () => {
  const html = card("success", "Saved.");
  expect(TOAST_MS).toBe(3_000);
  expect(html).toContain('data-testid="time-left"');
  expect(html.match(/<button/g)).toHaveLength(1);
  expect(html).toMatch(/<button[^>]*aria-label="Close this notice"/);
});

const question = (props: Partial<Parameters<typeof ConfirmQuestion>[0]>): string =>
  plain(
    markup(
      <ConfirmQuestion
        title="Title"
        sentences={["Text"]}
        onAct={() => Promise.resolve()}
        onClose={() => undefined}
        titleId="a"
        textId="b"
        {...props}
      />,
    ),
  );

it("S9-32 a question has the caller's title and text, a warning sign, a way back, and 'Yes'", () => {
  const html = question({});
  expect(texts(html)).toEqual(["Title", "Text", "Cancel", "Yes"]);
  expect(html).toContain("WarningAmberOutlinedIcon");
});

it("S9-33 the buttons are called OK, No and Cancel where nobody says otherwise", () => {
  expect([common.dialog.ok, common.dialog.no, common.dialog.cancel]).toEqual(["OK", "No", "Cancel"]);
  expect(texts(question({ onNo: () => undefined }))).toEqual(["Title", "Text", "Cancel", "No", "Yes"]);
});

it("S9-31 the words of deleting", () => {
  const { sure, no_revert, delete: act, deleted, deleted_text } = common.dialog;
  expect([sure, no_revert, act]).toEqual(["Are you sure?", "You won't be able to revert this!", "Yes, delete it!"]);
  expect([deleted, deleted_text]).toEqual(["Deleted!", "Has been deleted."]);
  expect(texts(card("success", deleted, deleted_text))).toEqual([deleted, deleted_text]);
});

it("S8-07 what has no words of its own", () => {
  const said = "Something went wrong while processing your request.";
  for (const error of [new Error("TypeError: x"), new AppError("unknown"), "odd", { status: 500 }])
    expect(texts(markup(<ErrorText error={error} />))).toEqual([said]);
  expect(toAppError(new ClientResponseError({ status: 500, response: {} })).code).toBe("unknown");
});

it("S8-08 the first of nothing is a 404 in the specification's words", async () => {
  const nothing = { list: <T,>() => Promise.resolve([] as T[]) };
  const error: unknown = await firstRow(nothing, "languages").catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(AppError);
  expect(ERROR_STATUS[(error as AppError).code]).toBe(404);
  expect(plain(markup(<ErrorText error={error} />))).toContain("The requested resource wasn't found.");
});

it("S8-08 and of something the first, asked for alone", async () => {
  const asked: unknown[] = [];
  const client = {
    list: <T,>(collection: string, query?: object) => {
      asked.push([collection, query]);
      return Promise.resolve([{ id: "a" }] as T[]);
    },
  };
  expect(await firstRow(client, "languages", { filter: 'code = "tr"' })).toEqual({ id: "a" });
  expect(asked).toEqual([["languages", { filter: 'code = "tr"', perPage: 1 }]]);
});

it("S8-09 an error of the store carries address, status, answer and whether it was given up", () => {
  const from = { url: "http://x/api", status: 418, response: { message: "no" }, isAbort: true };
  const { cause } = toAppError(new ClientResponseError(from));
  expect(cause).toMatchObject(from);
});
