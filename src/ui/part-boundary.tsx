/** A part of a page that falls takes nothing beside it along: in its place stands that it can't be shown. */
import { Component, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface PartProps {
  /** What the part is called on the page. */
  readonly name: string;
  readonly children: ReactNode;
}

function Fallen({ name, onAgain }: { readonly name: string; readonly onAgain: () => void }) {
  const { t } = useTranslation("common");
  return (
    <div role="alert" className="none-here">
      <span>{t("broken.part", { name })}</span>{" "}
      <button type="button" className="link" onClick={onAgain}>
        {t("broken.again")}
      </button>
    </div>
  );
}

/** The part, or the sentence where it fell; tried again when asked. */
export class PartBoundary extends Component<PartProps, { readonly isFallen: boolean }> {
  override state = { isFallen: false };

  static getDerivedStateFromError(): { readonly isFallen: boolean } {
    return { isFallen: true };
  }

  override render(): ReactNode {
    if (!this.state.isFallen) return this.props.children;
    return <Fallen name={this.props.name} onAgain={() => this.setState({ isFallen: false })} />;
  }
}
