import { storedAtom } from '@edbazaar/feature-platform'

/** A view of a table under a name: its filters, search and sort, as its URL holds them. */
export interface SavedView {
  name: string
  /** The query without the page: "?status=draft&sort=-city". */
  query: string
}

const maxViews = 20
export const maxNameLength = 60

/** The user's views of all tables, in this browser. */
export const savedViewsAtom = storedAtom<Readonly<Record<string, readonly SavedView[]>>>(
  'tableViews',
  { initial: {}, isValue: isViewsByTable },
)

/** Ids of the columns that the user has hidden, by table. */
export const hiddenColumnsAtom = storedAtom<Readonly<Record<string, readonly string[]>>>(
  'hiddenColumns',
  { initial: {}, isValue: isTextsByTable },
)

/** Adds a view at the end, or replaces the view of that name. Beyond 20, the oldest is removed. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const others = views.filter(({ name }) => name !== view.name)
  return [...others, view].slice(-maxViews)
}

export const withoutView = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((view) => view.name !== name)

const isRecord = (stored: unknown): stored is Record<string, unknown> =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored)

function isViewsByTable(stored: unknown): stored is Record<string, SavedView[]> {
  return isRecord(stored) && Object.values(stored).every((views) => isListOf(views, isView))
}

const isView = (stored: unknown): stored is SavedView =>
  isRecord(stored) &&
  typeof stored.name === 'string' &&
  stored.name.length <= maxNameLength &&
  typeof stored.query === 'string' &&
  (stored.query === '' || stored.query.startsWith('?'))

function isTextsByTable(stored: unknown): stored is Record<string, string[]> {
  return isRecord(stored) && Object.values(stored).every((ids) => isListOf(ids, isText))
}

const isText = (stored: unknown): stored is string => typeof stored === 'string'

const isListOf = <Value>(
  stored: unknown,
  isValue: (value: unknown) => value is Value,
): stored is Value[] => Array.isArray(stored) && stored.every(isValue)
