import { atom, type WritableAtom } from 'jotai'
import { atomWithStorage, RESET } from 'jotai/utils'

interface StoredAtomOptions<Value> {
  /** Without anything stored, or with something that is not understood. */
  initial: Value
  /** Whether what was stored is still understood: people and older versions write there too. */
  isValue: (stored: unknown) => stored is Value
  /** Whether every tab follows what one of them stores. @default false */
  isShared?: boolean
  /** Whether texts are stored as they are, for others to read. @default false */
  isText?: boolean
}

/**
 * An atom kept in the browser's local storage; where that is forbidden or full it lasts as long as
 * the page. The server knows `initial` alone: a page's first render must not show anything else.
 */
export function storedAtom<Value>(key: string, options: StoredAtomOptions<Value>) {
  const { initial, isValue, isShared = false, isText = false } = options
  const storage = storageOf(isValue, isText ? asText : JSON)
  const shared = { ...storage, subscribe: subscribeTo(storage.getItem) }
  const use = isShared ? shared : storage
  const stored = atomWithStorage<Value>(key, initial, use, { getOnInit: true })
  everyStored.push(stored)
  return stored
}

const everyStored: WritableAtom<unknown, [typeof RESET], void>[] = []

/** Forgets all that this browser keeps. */
export const clearStoredAtom = atom(null, (_, set) => {
  for (const stored of everyStored) set(stored, RESET)
  attempt(() => window.localStorage.clear(), undefined)
})

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

/** Texts as they are, in the form of `JSON`. */
const asText = { parse: (text: string): unknown => text, stringify: (value: unknown) => `${value}` }

function storageOf<Value>(
  isValue: (stored: unknown) => stored is Value,
  format: Pick<JSON, 'parse' | 'stringify'>,
) {
  return {
    getItem: (key: string, initial: Value) =>
      attempt(() => {
        const stored: unknown = format.parse(window.localStorage.getItem(key) ?? '')
        return isValue(stored) ? stored : initial
      }, initial),
    setItem: (key: string, value: Value) => {
      attempt(() => window.localStorage.setItem(key, format.stringify(value)), undefined)
    },
    removeItem: (key: string) => {
      attempt(() => window.localStorage.removeItem(key), undefined)
    },
  }
}

/** Storage may be missing, forbidden, full or spoilt: none of that may break a page. */
function attempt<Result>(use: () => Result, otherwise: Result): Result {
  try {
    return use()
  } catch {
    return otherwise
  }
}
