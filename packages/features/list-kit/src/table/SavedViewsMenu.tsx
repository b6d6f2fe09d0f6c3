import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { ChevronDownIcon } from '@edbazaar/ui/Icon'
import { Menu, type MenuItem } from '@edbazaar/ui/Menu'
import { TextField } from '@edbazaar/ui/TextField'
import { useAtom } from 'jotai'
import { type FormEvent, useId, useState } from 'react'
import type { UrlState } from '../url'
import { messages } from './messages'
import { maxNameLength, savedViewsAtom, withoutView, withView } from './saved-views'
import * as styles from './table.css'

interface SavedViewsMenuProps<State extends { page: number }> {
  table: { id: string; url: UrlState<State> }
  state: State
}

/** Opens, saves and deletes the user's views of a table. */
export function SavedViewsMenu<State extends { page: number }>({
  table: { id, url },
  state,
}: SavedViewsMenuProps<State>) {
  const t = useMessages(messages)
  const [byTable, setByTable] = useAtom(savedViewsAtom)
  const [isNaming, setIsNaming] = useState(false)
  const views = byTable[id] ?? []
  const [path = ''] = url.pathOf(state).split('?')
  const query = url.pathOf({ ...state, page: 1 }).slice(path.length)
  const all = url.pathOf(url.initial)
  const current = views.find((view) => view.query === query)

  const items: MenuItem[] = [
    { label: t(messages.allEntries), href: all, isCurrent: `${path}${query}` === all },
    ...views.map((view) => ({
      label: view.name,
      href: `${path}${view.query}`,
      isCurrent: view === current,
    })),
    { label: t(messages.saveView), onSelect: () => setIsNaming(true) },
  ]
  if (current)
    items.push({
      label: t(messages.deleteView(current.name)),
      onSelect: () => setByTable({ ...byTable, [id]: withoutView(views, current.name) }),
    })
  return (
    <>
      <Menu items={items} className={styles.views}>
        {current?.name ?? t(messages.views)}
        <ChevronDownIcon size="small" />
      </Menu>
      {isNaming && (
        <NameDialog
          onClose={() => setIsNaming(false)}
          onName={(name) => {
            setByTable({ ...byTable, [id]: withView(views, { name, query }) })
            setIsNaming(false)
          }}
        />
      )}
    </>
  )
}

interface NameDialogProps {
  onClose: () => void
  onName: (name: string) => void
}

function NameDialog({ onClose, onName }: NameDialogProps) {
  const t = useMessages(messages)
  const formId = useId()
  const [hasError, setHasError] = useState(false)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (name === '') setHasError(true)
    else onName(name)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(messages.saveView)}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main">
            {t(messages.save)}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate>
        <TextField
          name="name"
          label={t(messages.viewName)}
          hint={t(messages.viewHint)}
          error={hasError ? t(messages.viewNeedsName) : undefined}
          maxLength={maxNameLength}
          required
        />
      </form>
    </Dialog>
  )
}
