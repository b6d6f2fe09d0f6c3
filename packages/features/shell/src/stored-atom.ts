import { atomWithStorage } from 'jotai/utils'

interface StoredAtomOptions<Value> {
  /** Without anything stored, or with something that is not understood. */
  initial: Value
  /** Whether what was stored is still understood: people and older versions write there too. */
  isValue: (stored: unknown) => stored is Value
}

/**
 * An atom kept in the browser's local storage; where that is forbidden or full it lasts as long as
 * the page. The server knows `initial` alone: a page's first render must not show anything else.
 */
export function storedAtom<Value>(key: string, { initial, isValue }: StoredAtomOptions<Value>) {
  return atomWithStorage<Value>(key, initial, storageOf(isValue), { getOnInit: true })
}

function storageOf<Value>(isValue: (stored: unknown) => stored is Value) {
  return {
    getItem: (key: string, initial: Value) => {
      const stored = attempt((): unknown => JSON.parse(window.localStorage.getItem(key) ?? ''))
      return isValue(stored) ? stored : initial
    },
    setItem: (key: string, value: Value) => {
      attempt(() => window.localStorage.setItem(key, JSON.stringify(value)))
    },
    removeItem: (key: string) => {
      attempt(() => window.localStorage.removeItem(key))
    },
  }
}

/** Storage may be missing, forbidden, full or spoilt: none of that may break a page. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
