/** The list of contents: the chapters of the reader's own work, then all others; of the one that is open its sections. */
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import type { Chapter } from "./chapters.table";
import { useManual } from "./use-manual";

export interface ContentsProps {
  readonly own: readonly Chapter[];
  readonly others: readonly Chapter[];
  /** What is read. */
  readonly chapter: Chapter | undefined;
  readonly section: string | undefined;
}

/** The list. */
export function Contents({ own, others, ...read }: ContentsProps) {
  const { t } = useManual();
  return (
    <nav aria-label={t("contents")}>
      <Part title={t("own")} chapters={own} {...read} />
      {others.length > 0 && <Part title={t("others")} chapters={others} {...read} />}
    </nav>
  );
}

type PartProps = Omit<ContentsProps, "own" | "others"> & {
  readonly title: string;
  readonly chapters: readonly Chapter[];
};

function Part({ title, chapters, chapter, section }: PartProps) {
  const { words } = useManual();
  const id = useId();
  return (
    <>
      <h2 id={id}>{title}</h2>
      <ul className="chapters" aria-labelledby={id}>
        {chapters.map((one) => (
          <li key={one.id}>
            <Way section={one.sections[0] ?? ""} isRead={one === chapter}>
              {words.chapter(one.id)}
            </Way>
            {one === chapter && (
              <ul>
                {one.sections.map((name) => (
                  <li key={name}>
                    <Way section={name} isRead={name === section}>
                      {words.title(name)}
                    </Way>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface WayProps {
  readonly section: string;
  /** The reader is in it. */
  readonly isRead: boolean;
  readonly children: string;
}

function Way({ section, isRead, children }: WayProps) {
  return (
    <Link to="/$role" params={{ role: "help" }} search={{ section }} aria-current={isRead ? "true" : undefined}>
      {children}
    </Link>
  );
}
