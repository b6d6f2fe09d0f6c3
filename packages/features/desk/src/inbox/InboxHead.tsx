import * as inboxStyles from '@edbazaar/feature-list-kit/inbox.css'
import { TableSearch } from '@edbazaar/feature-list-kit/table'
import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { CircleCheckIcon, ColumnsIcon, ListIcon, SlidersHorizontalIcon } from '@edbazaar/ui/Icon'
import { Select } from '@edbazaar/ui/Select'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { ExportButton } from './ExportButton'
import type { Enquiries } from './enquiry-types'
import * as styles from './inbox.css'
import { messages } from './messages'
import { type DeskPlace, isAboutProducts, pathOfPlace } from './place'
import type { Tasks } from './tasks/task-types'
import { titleOf } from './titles'
import type { Inbox } from './use-inbox'
import { SavedViews } from './views/SavedViews'
import type { View } from './views/view-types'

interface InboxHeadProps {
  inbox: Inbox
  list: Enquiries | null
  tasks: Tasks | null
  views: readonly View[]
  searchField: RefObject<HTMLInputElement | null>
}

/** Title, school or store, search, list or board, and CSV. */
export function InboxHead({ inbox, list, tasks, views, searchField }: InboxHeadProps) {
  const t = useMessages(messages)
  const { place, state, narrow, pathWith } = inbox
  const mine = tasks?.counts.mine ?? 0
  // From the tasks, the list starts at its first page.
  const closed = state.tasks === null ? {} : { page: 1, enquiry: null }
  return (
    <header className={styles.head}>
      <h1 className={inboxStyles.title}>{t(titleOf(place))}</h1>
      {list && <ListingSelect place={place} list={list} />}
      <div className={inboxStyles.tools}>
        <TableSearch
          ref={searchField}
          isCompact
          label={t(messages.search)}
          placeholder={t(messages.searchPlaceholder)}
          value={state.q}
          onSearch={(q) => narrow({ q, tasks: null })}
        />
        <nav className={inboxStyles.views} aria-label={t(messages.view)}>
          <ButtonLink
            href={pathWith({ view: 'list', tasks: null, ...closed })}
            aria-current={state.tasks === null && state.view === 'list' ? 'true' : undefined}
          >
            <ListIcon size="small" />
            {t(messages.list)}
          </ButtonLink>
          <ButtonLink
            href={pathWith({ view: 'board', state: null, page: 1, enquiry: null, tasks: null })}
            aria-current={state.tasks === null && state.view === 'board' ? 'true' : undefined}
          >
            <ColumnsIcon size="small" />
            {t(messages.board)}
          </ButtonLink>
          <ButtonLink
            href={pathWith({ tasks: 'mine', page: 1, enquiry: null })}
            aria-current={state.tasks === null ? undefined : 'true'}
          >
            <CircleCheckIcon size="small" />
            {t(messages.tasks)}
            {mine > 0 && ' '}
            {mine > 0 && <span className={styles.viewCount}>{mine}</span>}
          </ButtonLink>
        </nav>
        {state.tasks === null && <SavedViews inbox={inbox} views={views} />}
        {list?.my_rights.export && <ExportButton inbox={inbox} list={list} />}
        {(place.kind === 'school' || place.kind === 'store') && (
          <ButtonLink
            href={accountPaths.desk(place)}
            data-square=""
            aria-label={t(messages.deskSettings)}
            title={t(messages.deskSettings)}
          >
            <SlidersHorizontalIcon />
          </ButtonLink>
        )}
      </div>
    </header>
  )
}

const placeKey = (place: DeskPlace) => ('id' in place ? `${place.kind} ${place.id}` : place.kind)

/** The schools or stores of the user, and all of them. */
function ListingSelect({ place, list }: { place: DeskPlace; list: Enquiries }) {
  const t = useMessages(messages)
  const navigate = useNavigate()
  if (place.kind === 'general') return null
  const hasProducts = isAboutProducts(place)
  const own = list.listings.filter(({ kind }) => (kind === 'store') === hasProducts)
  const all: DeskPlace = { kind: hasProducts ? 'all_stores' : 'all_schools' }
  const choices: { place: DeskPlace; label: string }[] = [
    ...own.map(({ kind, id, name }) => ({ place: { kind, id }, label: name })),
    ...(own.length > 0
      ? [{ place: all, label: t(hasProducts ? messages.allMyStores : messages.allMySchools) }]
      : []),
  ]
  const isListed = choices.some((choice) => placeKey(choice.place) === placeKey(place))
  if (place.kind === 'product') choices.unshift({ place, label: t(messages.thisProduct) })
  else if (!isListed) return null
  return (
    <Select
      label={t(messages.listing)}
      labelPlace="hidden"
      value={placeKey(place)}
      options={choices.map((choice) => ({ value: placeKey(choice.place), label: choice.label }))}
      onChange={({ target }) => {
        const chosen = choices.find((choice) => placeKey(choice.place) === target.value)
        if (chosen) void navigate(pathOfPlace(chosen.place))
      }}
    />
  )
}
