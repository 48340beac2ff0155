/** Signs of the menu's entries; a page of records without one of its own has that of a list. */
import ApartmentOutlined from "@mui/icons-material/ApartmentOutlined";
import ContactPhoneOutlined from "@mui/icons-material/ContactPhoneOutlined";
import EventOutlined from "@mui/icons-material/EventOutlined";
import GroupsOutlined from "@mui/icons-material/GroupsOutlined";
import HistoryOutlined from "@mui/icons-material/HistoryOutlined";
import HomeWorkOutlined from "@mui/icons-material/HomeWorkOutlined";
import HourglassEmptyOutlined from "@mui/icons-material/HourglassEmptyOutlined";
import KeyboardOutlined from "@mui/icons-material/KeyboardOutlined";
import ListAltOutlined from "@mui/icons-material/ListAltOutlined";
import MemoryOutlined from "@mui/icons-material/MemoryOutlined";
import NotificationImportantOutlined from "@mui/icons-material/NotificationImportantOutlined";
import NotificationsNoneOutlined from "@mui/icons-material/NotificationsNoneOutlined";
import PodcastsOutlined from "@mui/icons-material/PodcastsOutlined";
import SensorsOutlined from "@mui/icons-material/SensorsOutlined";
import SettingsOutlined from "@mui/icons-material/SettingsOutlined";
import StickyNote2Outlined from "@mui/icons-material/StickyNote2Outlined";
import type { ComponentType } from "react";

type Icon = ComponentType<{ fontSize?: "small" | "medium" }>;

const ICONS: Readonly<Record<string, Icon>> = {
  signals: SensorsOutlined,
  all_live_signals: SensorsOutlined,
  signal_history: HistoryOutlined,
  alarms: NotificationsNoneOutlined,
  pending_signals: HourglassEmptyOutlined,
  accounts: HomeWorkOutlined,
  site_accounts: HomeWorkOutlined,
  settings: SettingsOutlined,
  alarm_types: NotificationImportantOutlined,
  signal_types: PodcastsOutlined,
  panel_templates: MemoryOutlined,
  important_contacts: ContactPhoneOutlined,
  site_types: ApartmentOutlined,
  customer_types: GroupsOutlined,
  holiday_sets: EventOutlined,
  report_shortcuts: KeyboardOutlined,
  note_categories: StickyNote2Outlined,
};

/** The sign of an entry. */
export const menuIcon = (id: string): Icon => ICONS[id] ?? ListAltOutlined;
