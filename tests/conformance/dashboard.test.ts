/** The dashboard's and the advanced settings' state by the specification's letter (sections 3, 4 and 9). */
import { afterEach, expect, it } from "vitest";
import {
  ADVANCED_DEFAULTS,
  advancedState,
  DASHBOARD_DEFAULTS,
  dashboardState,
  resetDashboard,
  selectActive,
  selectItem,
  showRead,
  toggleChange,
  toggleChecked,
  toggleView,
} from "../../src/sync/dashboard-state";

afterEach(resetDashboard);

const SERVICES = [
  {
    id: "c1",
    commId: 1,
    name: "North",
    address: "10.0.0.5:9000",
    status: true,
    serviceInfo: { status: 1, statusInfo: "listening", dailyTotalSignal: 7, lastSignal: "2027-01-01 10:00:00.000Z" },
  },
  { id: "c4", commId: 4, name: "South", address: "", status: false, serviceInfo: null },
];
const RECEIVERS = [
  { id: "r1", commId: 1, engineType: "dc09" },
  { id: "r2", commId: 4, engineType: "dc09" },
  { id: "r3", commId: 4, engineType: "" },
];

it("S3-18 the dashboard begins with what the specification says", () => {
  expect(dashboardState).toEqual({
    receiverList: [],
    communicatorList: [],
    communicatorStatus: false,
    serviceInfo: { status: 0, statusInfo: "", dailyTotalSignal: 0, lastSignal: "" },
    filesList: { parendDirectory: "", parendFileName: "", childFolder: [] },
    engineTypeList: [],
    selectedItem: { commId: 1, receiverId: "" },
    selectActive: { id: "", active: false, status: "update" },
    checked: -1,
    view: -1,
    timelapse: 0,
    change: false,
    basarAddress: "",
    alarmCount: 0,
  });
});

it("S3-18 what is read of the services fills it, for the one that is selected", () => {
  showRead({ communicators: SERVICES, receivers: RECEIVERS, atMs: 42 });
  expect(dashboardState).toMatchObject({
    receiverList: RECEIVERS,
    communicatorStatus: true,
    serviceInfo: SERVICES[0]?.serviceInfo,
    engineTypeList: ["dc09"],
    basarAddress: "10.0.0.5:9000",
    timelapse: 42,
    change: true,
  });
  selectItem(4, "r2");
  expect(dashboardState).toMatchObject({
    selectedItem: { commId: 4, receiverId: "r2" },
    communicatorStatus: false,
    serviceInfo: { status: 0, statusInfo: "", dailyTotalSignal: 0, lastSignal: "" },
    basarAddress: "",
  });
});

it("S3-18 where the selected service is gone, the first stands in its place", () => {
  showRead({ communicators: SERVICES.slice(1), receivers: [], atMs: 1 });
  expect(dashboardState.selectedItem).toEqual({ commId: 4, receiverId: "" });
});

it("S3-19 the advanced settings begin without text, and unchanged", () => {
  expect(advancedState).toEqual({ postData: "", change: false });
  expect(ADVANCED_DEFAULTS).toEqual({ postData: "", change: false });
});

it("S4-31 change, checked, view and selectActive are simple toggles", () => {
  toggleChange();
  expect(dashboardState.change).toBe(true);
  toggleChange();
  expect(dashboardState.change).toBe(false);
  toggleChecked(2);
  toggleView(3);
  expect([dashboardState.checked, dashboardState.view]).toEqual([2, 3]);
  toggleChecked(5);
  toggleView(3);
  expect([dashboardState.checked, dashboardState.view]).toEqual([5, -1]);
  toggleChecked(5);
  expect(dashboardState.checked).toBe(-1);
  selectActive("r1", true);
  expect(dashboardState.selectActive).toEqual({ id: "r1", active: true, status: "update" });
  selectActive("r1", false, "stop");
  expect(dashboardState.selectActive).toEqual({ id: "r1", active: false, status: "stop" });
});

it("S9-05 commId 1, checked -1, view -1", () =>
  expect(DASHBOARD_DEFAULTS).toMatchObject({ selectedItem: { commId: 1 }, checked: -1, view: -1 }));
