import { useMessages } from '@edbazaar/feature-platform'
import { ChevronDownIcon } from '@edbazaar/ui/Icon'
import { Menu, type MenuItem } from '@edbazaar/ui/Menu'
import { useState } from 'react'
import { inboxUrl } from '../inbox-url'
import type { Inbox } from '../use-inbox'
import { messages } from './messages'
import { NameDialog } from './NameDialog'
import { useViews } from './use-views'
import type { View } from './view-types'
import * as styles from './views.css'

interface SavedViewsProps {
  inbox: Inbox
  views: readonly View[]
}

/** Opens, saves, renames and deletes the user's views of a desk. */
export function SavedViews({ inbox, views }: SavedViewsProps) {
  const t = useMessages(messages)
  const { place, pathWith } = inbox
  const { add, rename, remove } = useViews(place)
  const [naming, setNaming] = useState<'new' | 'current' | null>(null)
  const url = inboxUrl(place)
  const path = url.pathOf(url.initial)
  const [, query = ''] = pathWith({ page: 1, enquiry: null }).split('?')
  const current = views.find((view) => view.query === query)

  const items: MenuItem[] = [
    { label: t(messages.all), href: path, isCurrent: query === '' },
    ...views.map((view) => ({
      label: view.name,
      href: view.query === '' ? path : `${path}?${view.query}`,
      isCurrent: view === current,
    })),
  ]
  if (current)
    items.push(
      { label: t(messages.rename(current.name)), onSelect: () => setNaming('current') },
      { label: t(messages.remove(current.name)), onSelect: () => void remove(current) },
    )
  else if (query !== '')
    items.push({ label: t(messages.saveView), onSelect: () => setNaming('new') })
  return (
    <>
      <Menu items={items} align="end" className={styles.menu}>
        {current?.name ?? t(messages.views)}
        <ChevronDownIcon size="small" />
      </Menu>
      {naming !== null && (
        <NameDialog
          title={t(naming === 'new' ? messages.saveView : messages.renameTitle)}
          initialName={naming === 'current' ? (current?.name ?? '') : ''}
          send={(api, name) =>
            naming === 'current' && current ? rename(api, current, name) : add(api, name, query)
          }
          savedText={(name) =>
            t(naming === 'current' && current ? messages.renamed(name) : messages.saved(name))
          }
          onClose={() => setNaming(null)}
        />
      )}
    </>
  )
}
