/** In the header: how many tickets wait for one, and the way to them. */
import ConfirmationNumberOutlined from "@mui/icons-material/ConfirmationNumberOutlined";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useOpenTickets } from "../../resources/use-open-tickets";
import { Badge999 } from "../../ui/badge-999";

/** The button. */
export function TicketButton() {
  const { t } = useTranslation("common");
  const { href, count } = useOpenTickets();
  const label = t("header.tickets", { count });
  return (
    <Tooltip title={label}>
      <IconButton component={Link} to={href} aria-label={label} color="inherit" data-testid="tickets">
        <Badge999 count={count} tone="quiet">
          <ConfirmationNumberOutlined />
        </Badge999>
      </IconButton>
    </Tooltip>
  );
}
