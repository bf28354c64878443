// Where this browser keeps its part in the deals. A storage that is full or refused must not stop
// anybody from contributing: what does not go into it is kept as long as the page is open.

export interface Cupboard {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** *storage*, which may be refused, and what did not go into it. */
export function sturdy(storage: () => Cupboard): Cupboard {
  const beside = new Map<string, string>();
  return {
    getItem: (key) => beside.get(key) ?? attempt(() => storage().getItem(key)) ?? null,
    setItem(key, value) {
      const kept = attempt(() => {
        storage().setItem(key, value);
        return true;
      });
      if (kept === true) beside.delete(key);
      else beside.set(key, value);
    },
    removeItem(key) {
      beside.delete(key);
      attempt(() => {
        storage().removeItem(key);
      });
    },
  };
}

/** This browser's. */
export const CUPBOARD = sturdy(() => localStorage);

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined; // full, or not allowed by the browser
  }
}
