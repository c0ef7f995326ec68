// The records that this browser has imported, so that the way back to them is not lost, with the secrets by which it can let
// them go. The texts are the server's.

import { letRecordGo } from "./api";
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

export function keepRecord(record: Imported): void {
  const others = recordsKept().filter((each) => each.id !== record.id);
  // Who has imported it twice keeps it once; what falls off the list is let go as well.
  for (const old of [...recordsKept().filter((each) => each.id === record.id), ...others.slice(MOST - 1)])
    void letGo(old);
  write([record, ...others]);
}

/** Delete a record: here, and on the server unless others keep it too. */
export async function deleteRecord(id: string): Promise<void> {
  const found = recordsKept().filter((each) => each.id === id);
  write(recordsKept().filter((each) => each.id !== id));
  await Promise.all(found.map(letGo));
}

/** A record that was imported before there were secrets is only forgotten here. */
const letGo = ({ id, secret }: Imported): Promise<unknown> =>
  (secret as string | undefined) ? letRecordGo(id, secret).catch(() => null) : Promise.resolve();
