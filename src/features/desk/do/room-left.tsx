/** Says how much room a long text has left, that it is full, and that what was pasted was cut: the browser does it in silence. */
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

/** From here on the room is said. */
const NEAR = 200;
/** A screen reader hears of it in steps, not with each letter. */
const STEP = 50;

export type RoomLeft = { readonly key: "left"; readonly count: number } | { readonly key: "full" | "cut" } | null;

/** What is to be said of a text; `cut` = the last paste did not go in whole. */
export function roomLeft(length: number, max: number, cut: boolean): RoomLeft {
  const count = max - length;
  if (count <= 0) return { key: cut ? "cut" : "full" };
  return count <= Math.min(NEAR, max / 2) ? { key: "left", count } : null;
}

/** Whether a paste would not go in whole: what is selected makes room, and the lines of Windows end as those of a field. */
export function isTooLong(
  pasted: string,
  field: { readonly value: string; readonly selectionStart: number | null; readonly selectionEnd: number | null },
  max: number,
): boolean {
  const selected = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
  return pasted.replace(/\r\n?/g, "\n").length > max - field.value.length + selected;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** For a field: its properties, and the line to stand beside it. */
export function useRoomLeft(value: string, max: number, cutText?: string) {
  const { t } = useTranslation("alarms");
  const id = useId();
  const [cut, setCut] = useState(false);
  const cutting = useRef(false);
  const room = roomLeft(value.length, max, cut);
  const say = (said: RoomLeft): string => {
    if (said === null) return "";
    if (said.key === "left") return t("room.left", { count: said.count });
    return said.key === "cut" ? (cutText ?? t("room.cut", { max })) : t("room.full", { max });
  };
  const steps: RoomLeft = room?.key === "left" ? { ...room, count: Math.ceil(room.count / STEP) * STEP } : room;
  const field = {
    maxLength: max,
    "aria-describedby": room ? id : undefined,
    onPaste: (event: React.ClipboardEvent<Field>): void => {
      cutting.current = isTooLong(event.clipboardData.getData("text"), event.currentTarget, max);
      // Into a full field goes nothing, and nothing is told of that.
      if (cutting.current && value.length >= max) setCut(true);
    },
    onInput: (): void => {
      setCut(cutting.current);
      cutting.current = false;
    },
  };
  const line = (
    <>
      {room && (
        <p id={id} className={`room-left ${room.key}`}>
          {say(room)}
        </p>
      )}
      <span className="unseen" role="status">
        {say(steps)}
      </span>
    </>
  );
  return { field, line };
}
