/** What is looked at of the receiving services, in the specification's own words (section 3, client-side state; 9, defaults). */
import { proxy } from "valtio/vanilla";

/** What a service last told of itself. */
export interface ServiceInfo {
  /** 1 = it takes signals. */
  readonly status: number;
  readonly statusInfo: string;
  readonly dailyTotalSignal: number;
  readonly lastSignal: string;
}

/** A receiving service, as its collection has it. */
export interface CommunicatorItem {
  readonly id: string;
  readonly commId: number;
  readonly name: string;
  readonly address: string;
  readonly status: boolean;
  readonly serviceInfo: Partial<ServiceInfo> | null;
}

/** A receiver, as far as this is about it. */
export interface ReceiverItem {
  readonly id: string;
  readonly commId: number;
  readonly engineType: string;
}

export interface DashboardState {
  receiverList: readonly ReceiverItem[];
  communicatorList: readonly CommunicatorItem[];
  communicatorStatus: boolean;
  serviceInfo: ServiceInfo;
  /** A folder of the store's files. */
  filesList: {
    readonly parendDirectory: string;
    readonly parendFileName: string;
    readonly childFolder: readonly string[];
  };
  engineTypeList: readonly string[];
  selectedItem: { readonly commId: number; readonly receiverId: string };
  selectActive: { readonly id: string; readonly active: boolean; readonly status: string };
  /** Places in the lists; -1 = none. */
  checked: number;
  view: number;
  /** When the lists were read, epoch ms; 0 = not. */
  timelapse: number;
  /** Turns over with every reading. */
  change: boolean;
  /** Where the selected service answers. */
  basarAddress: string;
  alarmCount: number;
}

export const NO_SERVICE: ServiceInfo = { status: 0, statusInfo: "", dailyTotalSignal: 0, lastSignal: "" };
const UPDATE = "update";

export const DASHBOARD_DEFAULTS: Readonly<DashboardState> = {
  receiverList: [],
  communicatorList: [],
  communicatorStatus: false,
  serviceInfo: NO_SERVICE,
  filesList: { parendDirectory: "", parendFileName: "", childFolder: [] },
  engineTypeList: [],
  selectedItem: { commId: 1, receiverId: "" },
  selectActive: { id: "", active: false, status: UPDATE },
  checked: -1,
  view: -1,
  timelapse: 0,
  change: false,
  basarAddress: "",
  alarmCount: 0,
};

/** Read it with `useSnapshot`. */
export const dashboardState = proxy<DashboardState>({ ...DASHBOARD_DEFAULTS });

/** What is sent of the advanced settings (specification 3). */
export const ADVANCED_DEFAULTS = { postData: "", change: false } as const;
export const advancedState = proxy<{ postData: string; change: boolean }>({ ...ADVANCED_DEFAULTS });

/** Something was read or done: whoever watches looks again. */
export function toggleChange(): void {
  dashboardState.change = !dashboardState.change;
}

/** Ticks a place of the list, or takes the tick from it. */
export function toggleChecked(place: number): void {
  dashboardState.checked = dashboardState.checked === place ? DASHBOARD_DEFAULTS.checked : place;
}

/** Opens a place of the list, or closes it. */
export function toggleView(place: number): void {
  dashboardState.view = dashboardState.view === place ? DASHBOARD_DEFAULTS.view : place;
}

/** Says which record is switched, and how it is told. */
export function selectActive(id: string, active: boolean, status = UPDATE): void {
  dashboardState.selectActive = { id, active, status };
}

/** Looks at another service, or another receiver of it. */
export function selectItem(commId: number, receiverId = ""): void {
  dashboardState.selectedItem = { commId, receiverId };
  showSelected();
}

/** What was read of the store. */
export interface DashboardRows {
  readonly receivers: readonly ReceiverItem[];
  readonly communicators: readonly CommunicatorItem[];
  readonly atMs: number;
}

/** Keeps what was read; a service that is gone leaves the first in its place. */
export function showRead({ receivers, communicators, atMs }: DashboardRows): void {
  const { selectedItem } = dashboardState;
  const isThere = communicators.some(({ commId }) => commId === selectedItem.commId);
  const [first] = communicators;
  const engineTypeList = [...new Set(receivers.map(({ engineType }) => engineType))].filter((type) => type !== "");
  Object.assign(dashboardState, {
    receiverList: receivers,
    communicatorList: communicators,
    engineTypeList: engineTypeList.sort(),
    timelapse: atMs,
    ...(isThere || !first ? {} : { selectedItem: { commId: first.commId, receiverId: "" } }),
  });
  showSelected();
  toggleChange();
}

/** Nobody is signed in any more: nothing of what was read stays. */
export function resetDashboard(): void {
  Object.assign(dashboardState, DASHBOARD_DEFAULTS);
  Object.assign(advancedState, ADVANCED_DEFAULTS);
}

function showSelected(): void {
  const { communicatorList, selectedItem } = dashboardState;
  const service = communicatorList.find(({ commId }) => commId === selectedItem.commId);
  dashboardState.communicatorStatus = service?.status ?? false;
  dashboardState.serviceInfo = { ...NO_SERVICE, ...service?.serviceInfo };
  dashboardState.basarAddress = service?.address ?? "";
}
