import type {
  ActionLook,
  EntityActionTarget,
  SchoolActionTarget,
} from '@edbazaar/feature-catalogue-ui'
import { showToastAtom, useIsBrowser, useMessages } from '@edbazaar/feature-platform'
import { BookmarkButton } from '@edbazaar/ui/BookmarkButton'
import { useAtomValue, useStore } from 'jotai'
import { useLocation } from 'react-router-dom'
import { type BookmarkKind, bookmarkedKeysAtom } from './bookmark-atoms'
import { messages } from './messages'

interface BookmarkToggleProps {
  entity: Pick<EntityActionTarget, 'id' | 'name'> & { kind: BookmarkKind }
  look: ActionLook
}

/** Adds or removes a bookmark; visitors are asked to sign in first. */
export function BookmarkToggle({ entity: { kind, id, name }, look }: BookmarkToggleProps) {
  const t = useMessages(messages)
  const key = `${kind}/${id}` as const
  const isBrowser = useIsBrowser()
  const isBookmarked = useAtomValue(bookmarkedKeysAtom).has(key) && isBrowser
  const store = useStore()
  const { pathname, search } = useLocation()
  const onClick = () =>
    import('./bookmark-sync').then(
      ({ toggleBookmark }) => toggleBookmark(store, { key, name }, pathname + search),
      () => store.set(showToastAtom, { message: t(messages.notSaved(name)), type: 'error' }),
    )
  return (
    <BookmarkButton
      label={t(messages.bookmarkEntity(name))}
      title={isBookmarked ? t(messages.removeBookmark) : undefined}
      isBookmarked={isBookmarked}
      text={look === 'icon' ? undefined : t(messages.bookmark)}
      variant={look === 'page' ? 'quiet' : 'bare'}
      onClick={onClick}
    />
  )
}

export function SchoolBookmarkToggle({
  school,
  look,
}: {
  school: SchoolActionTarget
  look: ActionLook
}) {
  return <BookmarkToggle entity={{ kind: 'school', ...school }} look={look} />
}
