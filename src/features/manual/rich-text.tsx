/** A section's text as it is read: paragraphs and items, with names, keys and ways to other sections in them. */
import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { type Block, blocksOf, type Piece } from "./manual-text";

/** The text; what stands twice in it is told apart by its place, which never changes. */
export function RichText({ text }: { readonly text: string }) {
  return blocksOf(text).map((block, at) => <BlockText key={at} block={block} />);
}

function BlockText({ block }: { readonly block: Block }) {
  if (block.kind === "paragraph")
    return (
      <p>
        <Pieces pieces={block.pieces} />
      </p>
    );
  return (
    <ul>
      {block.items.map((pieces, at) => (
        <li key={at}>
          <Pieces pieces={pieces} />
        </li>
      ))}
    </ul>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map((piece, at) => (
    <Fragment key={at}>
      <PieceText piece={piece} />
    </Fragment>
  ));
}

function PieceText({ piece }: { readonly piece: Piece }) {
  const { t } = useTranslation("help");
  switch (piece.kind) {
    case "section":
      return (
        <Link to="/$role" params={{ role: "help" }} search={{ section: piece.id }}>
          {t(`sections.${piece.id}.title` as "sections.sign_in.title")}
        </Link>
      );
    case "name":
      return (
        <b>
          <bdi>{piece.text}</bdi>
        </b>
      );
    case "key":
      return <kbd dir="ltr">{piece.text}</kbd>;
    default:
      return piece.text;
  }
}
