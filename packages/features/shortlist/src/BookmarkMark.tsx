import { useMessages } from '@edbazaar/feature-platform'
import {
  type ActionLook,
  type EntityActionTarget,
  type SchoolActionTarget,
  showToastAtom,
  useIsBrowser,
} from '@edbazaar/feature-shell'
import { BookmarkButton } from '@edbazaar/ui/BookmarkButton'
import { useAtomValue, useStore } from 'jotai'
import { useLocation } from 'react-router-dom'
import { type BookmarkKind, bookmarkedAtom } from './bookmark-atoms'
import { messages } from './messages'

interface BookmarkMarkProps {
  entity: Pick<EntityActionTarget, 'id' | 'name'> & { kind: BookmarkKind }
  look: ActionLook
}

/** Keeps something for later, or lets it go; visitors are asked to sign in first. */
export function BookmarkMark({ entity: { kind, id, name }, look }: BookmarkMarkProps) {
  const t = useMessages(messages)
  const key = `${kind}/${id}` as const
  const isBrowser = useIsBrowser()
  const isKept = useAtomValue(bookmarkedAtom).has(key) && isBrowser
  const store = useStore()
  const { pathname, search } = useLocation()
  const onClick = () =>
    import('./keep-bookmarks').then(
      ({ toggleBookmark }) => toggleBookmark(store, { key, name }, pathname + search),
      () => store.set(showToastAtom, { message: t(messages.notSaved(name)), type: 'error' }),
    )
  return (
    <BookmarkButton
      label={t(messages.bookmarkEntity(name))}
      title={isKept ? t(messages.removeBookmark) : undefined}
      isKept={isKept}
      words={look === 'icon' ? undefined : t(messages.bookmark)}
      variant={look === 'page' ? 'quiet' : 'bare'}
      onClick={onClick}
    />
  )
}

/** The same for a school. */
export function SchoolBookmark({ school, look }: { school: SchoolActionTarget; look: ActionLook }) {
  return <BookmarkMark entity={{ kind: 'school', ...school }} look={look} />
}
