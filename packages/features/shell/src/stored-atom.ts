import { atomWithStorage } from 'jotai/utils'

interface StoredAtomOptions<Value> {
  /** Without anything stored, or with something that is not understood. */
  initial: Value
  /** Whether what was stored is still understood: people and older versions write there too. */
  isValue: (stored: unknown) => stored is Value
  /** Whether every tab follows what one of them stores. @default false */
  isShared?: boolean
}

/**
 * An atom kept in the browser's local storage; where that is forbidden or full it lasts as long as
 * the page. The server knows `initial` alone: a page's first render must not show anything else.
 */
export function storedAtom<Value>(key: string, options: StoredAtomOptions<Value>) {
  const { initial, isValue, isShared = false } = options
  const storage = storageOf(isValue)
  const shared = { ...storage, subscribe: subscribeTo(storage.getItem) }
  return atomWithStorage<Value>(key, initial, isShared ? shared : storage, { getOnInit: true })
}

/** Tells of what other tabs store; a null key means that everything was cleared. */
function subscribeTo<Value>(getItem: (key: string, initial: Value) => Value) {
  return (key: string, onChange: (value: Value) => void, initial: Value) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) onChange(getItem(key, initial))
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }
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
