// The records that this browser has imported, so that the way back to them is not lost. The texts are the server's.

import type { Imported } from "./wire";

const KEY = "records";
const MOST = 30;

export function recordsKept(): Imported[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Imported[];
  } catch {
    return [];
  }
}

const write = (records: readonly Imported[]): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(records.slice(0, MOST)));
  } catch {
    // The address of the review leads there as well.
  }
};

export const keepRecord = (record: Imported): void => write([record, ...recordsKept().filter((each) => each.id !== record.id)]);
export const forgetRecord = (id: string): void => write(recordsKept().filter((each) => each.id !== id));
