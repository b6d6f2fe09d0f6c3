import { atom, type WritableAtom } from 'jotai'
import { atomWithStorage, RESET } from 'jotai/utils'

interface StoredAtomOptions<Value> {
  /** The value when nothing valid is stored. */
  initial: Value
  /** Validates a stored value, which users and older versions may have written. */
  isValue: (stored: unknown) => stored is Value
  /** Whether changes in one tab update the others. @default false */
  isShared?: boolean
  /** Whether it is a setting of the device, which signing out keeps. @default false */
  isDeviceSetting?: boolean
  /** Whether the value is stored as plain text instead of JSON, for other readers. @default false */
  isText?: boolean
}

/**
 * An atom persisted in local storage. If storage is blocked or full, the value lasts as long as the
 * page. The server only knows `initial`, so a page's first render must not show any other value.
 */
export function storedAtom<Value>(key: string, options: StoredAtomOptions<Value>) {
  const { initial, isValue, isShared = false, isText = false, isDeviceSetting = false } = options
  const storage = storageOf(isValue, isText ? asText : JSON)
  const shared = { ...storage, subscribe: subscribeTo(storage.getItem) }
  const use = isShared ? shared : storage
  const stored = atomWithStorage<Value>(key, initial, use, { getOnInit: true })
  if (isDeviceSetting) deviceKeys.add(key)
  allStoredAtoms.push({ key, stored })
  return stored
}

const allStoredAtoms: { key: string; stored: WritableAtom<unknown, [typeof RESET], void> }[] = []
const deviceKeys = new Set<string>()

/** Resets every stored atom and clears local storage. */
export const clearStoredAtom = atom(null, (_, set) => {
  for (const { stored } of allStoredAtoms) set(stored, RESET)
  attempt(() => window.localStorage.clear(), undefined)
})

/**
 * Keys of users' data whose atoms may belong to code that this page has not loaded.
 * `tools/checks/stored-keys.test.ts` compares them with the code.
 */
const keysOfLazyCode = [
  'blog-text',
  'desk-drafts',
  'enquiry-drafts',
  'enquiry-replies',
  'hidden-filter-notices',
  'hidden-review-notices',
  'hiddenColumns',
  'is-walkthrough-dismissed',
  'new-school',
  'new-service',
  'new-store',
  'recentSearches',
  'schools',
  'stores',
  'tableViews',
  'unsaved-edits',
  'video-upload',
]

/** Resets every stored atom but settings of the device, so that the next user of it finds nothing. */
export const forgetUserAtom = atom(null, (_, set) => {
  for (const { key, stored } of allStoredAtoms) if (!deviceKeys.has(key)) set(stored, RESET)
  for (const key of keysOfLazyCode) attempt(() => window.localStorage.removeItem(key), undefined)
})

/** Listens to changes from other tabs. A null key means that storage was cleared. */
function subscribeTo<Value>(getItem: (key: string, initial: Value) => Value) {
  return (key: string, onChange: (value: Value) => void, initial: Value) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) onChange(getItem(key, initial))
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }
}

/** Plain text with the interface of `JSON`. */
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

/** Storage may be missing, blocked, full or corrupt. None of that may break a page. */
function attempt<Result>(use: () => Result, fallback: Result): Result {
  try {
    return use()
  } catch {
    return fallback
  }
}
