/** What zones are called: rooms and doors by kind of premises and language. */

import type { Detector, SiteKind, Tongue } from "../model";

interface Texts {
  readonly rooms: readonly string[];
  readonly doors: readonly string[];
}

const list = (text: string): string[] => text.split(", ");

export const PLACES_OF: Readonly<Record<Tongue, Readonly<Record<SiteKind, Texts>>>> = {
  EN: {
    home: {
      rooms: list("Hall, Living room, Kitchen, Landing, Study, Main bedroom, Garage, Conservatory"),
      doors: list("Front door, Back door, Patio door, Garage door"),
    },
    shop: {
      rooms: list("Sales floor, Till area, Store room, Staff room, Office, Delivery corridor, Cellar"),
      doors: list("Front door, Back door, Delivery door, Roller shutter, Fire exit"),
    },
    bank: {
      rooms: list(
        "Banking hall, Counter, Manager's office, Cash room, Self-service lobby, Staff room, Corridor, IT room",
      ),
      doors: list("Main entrance, Staff entrance, Cash room door, Lobby door, Rear fire exit, Strong room door"),
    },
    school: {
      rooms: list(
        "Main hall, Gym, Library, Science lab, IT suite, Staff room, Head's office, Kitchen, Corridor east, Corridor west, Art room, Music room, Reception, Boiler room",
      ),
      doors: list(
        "Main entrance, Playground door, Kitchen door, Gym exit, East fire exit, West fire exit, Caretaker's door",
      ),
    },
    warehouse: {
      rooms: list("Hall A, Hall B, Racking aisle 1, Racking aisle 2, Loading bay, Office, Charging station, Mezzanine"),
      doors: list(
        "Main entrance, Back door, Roller shutter 1, Roller shutter 2, Roller shutter 3, Dock door, Fire exit",
      ),
    },
    office: {
      rooms: list("Reception, Open office, Meeting room, Server room, Corridor, Partner's office, Archive"),
      doors: list("Main entrance, Rear entrance, Balcony door, Fire exit"),
    },
    clinic: {
      rooms: list("Waiting room, Dispensary, Treatment room 1, Treatment room 2, Medicine store, Office, Staff room"),
      doors: list("Front door, Staff door, Medicine store door, Fire exit"),
    },
    petrol: {
      rooms: list("Shop, Till area, Office, Store room, Car wash, Workshop"),
      doors: list("Shop door, Back door, Night hatch, Car wash shutter, Tank manhole"),
    },
  },
  TR: {
    home: {
      rooms: list("Antre, Salon, Mutfak, Koridor, Çalışma odası, Yatak odası, Garaj, Teras"),
      doors: list("Ana kapı, Arka kapı, Balkon kapısı, Garaj kapısı"),
    },
    shop: {
      rooms: list("Satış alanı, Kasa önü, Depo, Personel odası, Ofis, Mal kabul koridoru, Bodrum"),
      doors: list("Ön kapı, Arka kapı, Mal kabul kapısı, Kepenk, Yangın çıkışı"),
    },
    bank: { rooms: list("Şube salonu, Gişe, Müdür odası, Kasa dairesi"), doors: list("Ana giriş, Personel girişi") },
    school: { rooms: list("Salon, Spor salonu, Kütüphane, Laboratuvar"), doors: list("Ana giriş, Bahçe kapısı") },
    warehouse: { rooms: list("Depo A, Depo B, Yükleme alanı, Ofis"), doors: list("Ana giriş, Kepenk 1, Kepenk 2") },
    office: {
      rooms: list("Resepsiyon, Açık ofis, Toplantı odası, Sunucu odası, Koridor, Arşiv"),
      doors: list("Ana giriş, Arka giriş, Teras kapısı, Yangın çıkışı"),
    },
    clinic: {
      rooms: list("Bekleme salonu, İlaç deposu, Laboratuvar, Ofis, Personel odası"),
      doors: list("Ön kapı, Personel kapısı, İlaç deposu kapısı"),
    },
    petrol: { rooms: list("Market, Kasa, Ofis, Depo"), doors: list("Market kapısı, Arka kapı") },
  },
};

/** What follows the room's name; doors stand alone. */
export const DETECTOR_WORDS: Readonly<Record<Tongue, Readonly<Partial<Record<Detector, readonly string[]>>>>> = {
  EN: {
    motion: ["motion"],
    glass: ["glass break", "shock"],
    hold_up: ["panic button"],
    smoke: ["smoke"],
    heat: ["heat"],
    tamper: ["tamper"],
    flood: ["water leak"],
    temperature: ["temperature"],
    gas: ["gas"],
    other: ["key switch", "safe contact"],
  },
  TR: {
    motion: ["hareket"],
    glass: ["cam kırılma", "darbe"],
    hold_up: ["panik butonu"],
    smoke: ["duman"],
    heat: ["ısı"],
    tamper: ["sabotaj"],
    flood: ["su kaçağı"],
    temperature: ["sıcaklık"],
    gas: ["gaz"],
    other: ["anahtarlı kontak", "kasa kontağı"],
  },
};

export const PARTITION_NAMES: Readonly<Record<Tongue, Readonly<Record<SiteKind, readonly string[]>>>> = {
  EN: {
    home: ["House", "Outbuildings"],
    shop: ["Shop floor", "Store and office"],
    bank: ["Branch", "Cash and strong room"],
    school: ["Main building", "Gym and hall", "Science block", "IT suite", "Kitchen", "Caretaker's house"],
    warehouse: ["Hall", "Offices", "Yard"],
    office: ["Offices", "Archive"],
    clinic: ["Public rooms", "Medicine store"],
    petrol: ["Shop", "Workshop and wash"],
  },
  TR: {
    home: ["Konut", "Bahçe"],
    shop: ["Satış alanı", "Depo ve ofis"],
    bank: ["Şube", "Kasa dairesi"],
    school: ["Ana bina", "Spor salonu"],
    warehouse: ["Depo", "Ofis"],
    office: ["Ofis", "Arşiv"],
    clinic: ["Satış alanı", "İlaç deposu"],
    petrol: ["Market", "Atölye"],
  },
};

type Fixed = readonly (readonly [partition: string, text: string, detector: Detector])[];

/** Zones of the two sites that people meet first, written out. */
export const FIXED_ZONES: Readonly<Record<string, Fixed>> = {
  "1001": [
    ["1", "Front door", "door"],
    ["1", "Shop window left", "glass"],
    ["2", "Back door", "door"],
    ["1", "Sales floor", "motion"],
    ["1", "Display cases", "motion"],
    ["2", "Workshop", "motion"],
    ["2", "Safe room", "motion"],
    ["2", "Safe shock sensor", "glass"],
    ["1", "Panic button till", "hold_up"],
    ["2", "Workshop smoke", "smoke"],
    ["1", "Sales floor smoke", "smoke"],
    ["2", "Panel lid tamper", "tamper"],
  ],
  "4711": [
    ["1", "Main entrance", "door"],
    ["1", "Office corridor", "motion"],
    ["2", "Back door", "door"],
    ["2", "Loading bay", "motion"],
    ["2", "Roller shutter", "door"],
    ["2", "Racking aisle A", "motion"],
    ["2", "Hall smoke", "smoke"],
    ["1", "Panic button reception", "hold_up"],
    ["2", "Hall window glass break", "glass"],
    ["2", "Boiler room gas", "gas"],
    ["1", "Server room heat", "heat"],
    ["2", "Siren tamper", "tamper"],
  ],
};
