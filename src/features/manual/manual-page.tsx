/** `/help`: the manual. A chapter at a time beside the list of all, or the sections in which words were found. */
import { Link } from "@tanstack/react-router";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../resources/use-can";
import { useSession } from "../../resources/use-session";
import type { PageKeys } from "../../ui/keys-sheet";
import { type Chapter, chapterOf, CHAPTERS, chaptersFor } from "./chapters.table";
import { Contents } from "./contents";
import { findSections, type ManualSearch } from "./manual-search";
import { ManualRoot } from "./manual-styles";
import { RichText } from "./rich-text";
import { useManual } from "./use-manual";

export interface ManualPageProps {
  readonly search: ManualSearch;
  readonly onQuery: (q: string) => void;
  /** The keys there are, page by page. */
  readonly keys: readonly PageKeys[];
}

/** The page. */
export function ManualPage({ search, onQuery, keys }: ManualPageProps) {
  const { t } = useManual();
  const can = useCan();
  const isPortal = useSession().user?.authorities["webuser"] === true;
  const { own, others } = chaptersFor(can, isPortal);
  const { section, q = "" } = search;
  const chapter = (section === undefined ? undefined : chapterOf(section)) ?? own[0] ?? CHAPTERS[0];
  const asked = q.trim();
  return (
    <ManualRoot>
      <div className="bar">
        <h1>{t("title")}</h1>
        <Look q={q} onQuery={onQuery} />
      </div>
      <div className="split">
        <Contents own={own} others={others} chapter={asked === "" ? chapter : undefined} section={section} />
        <div className="text">
          {asked !== "" ? (
            <Found asked={asked} />
          ) : (
            chapter && <ChapterText key={chapter.id} chapter={chapter} section={section} keys={keys} />
          )}
        </div>
      </div>
    </ManualRoot>
  );
}

/** What is typed is looked for at once. */
function Look({ q, onQuery }: { readonly q: string; readonly onQuery: (q: string) => void }) {
  const { t } = useTranslation("help");
  const label = t("look");
  return (
    <search className="look">
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={q}
        onChange={({ target }) => onQuery(target.value)}
      />
    </search>
  );
}

interface ChapterTextProps {
  readonly chapter: Chapter;
  readonly section: string | undefined;
  readonly keys: readonly PageKeys[];
}

function ChapterText({ chapter, section, keys }: ChapterTextProps) {
  const { t, words } = useManual();
  const next = CHAPTERS[CHAPTERS.indexOf(chapter) + 1];
  return (
    <article aria-labelledby={`chapter-${chapter.id}`}>
      <h2 id={`chapter-${chapter.id}`}>{words.chapter(chapter.id)}</h2>
      {chapter.sections.map((id) => (
        <Section key={id} id={id} isAsked={id === section} keys={id === "keys_list" ? keys : []} />
      ))}
      {next && (
        <Link className="way" to="/$role" params={{ role: "help" }} search={{ section: next.sections[0] }}>
          {t("next", { chapter: words.chapter(next.id) })}
        </Link>
      )}
    </article>
  );
}

interface SectionProps {
  readonly id: string;
  /** The address names it: it is gone to. */
  readonly isAsked: boolean;
  readonly keys: readonly PageKeys[];
}

function Section({ id, isAsked, keys }: SectionProps) {
  const { words } = useManual();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    heading.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <section aria-labelledby={`section-${id}`}>
      <h3 id={`section-${id}`} ref={heading} tabIndex={-1}>
        {words.title(id)}
      </h3>
      <RichText text={words.text(id)} />
      {keys.map((page) => (
        <Keys key={page.title} {...page} />
      ))}
    </section>
  );
}

function Keys({ title, lines }: PageKeys) {
  const id = useId();
  return (
    <>
      <h4 id={id}>{title}</h4>
      <dl aria-labelledby={id}>
        {lines.map((line) => (
          <div key={line.id}>
            <dt>
              {line.keys.map((key) => (
                <kbd key={key} dir="ltr">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{line.text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Every section that has the words, whole: none is so long that it had to be opened first. */
function Found({ asked }: { readonly asked: string }) {
  const { t, sections, words } = useManual();
  const found = findSections(sections, asked);
  return (
    <>
      <p className="place" role="status">
        {found.length === 0 ? t("nothing", { asked }) : t("found", { count: found.length })}
      </p>
      {found.map(({ id, chapter }) => (
        <section key={id} aria-labelledby={`section-${id}`}>
          <h3 id={`section-${id}`}>
            <Link to="/$role" params={{ role: "help" }} search={{ section: id }}>
              {words.title(id)}
            </Link>
          </h3>
          <p className="place">{chapter}</p>
          <RichText text={words.text(id)} />
        </section>
      ))}
    </>
  );
}
