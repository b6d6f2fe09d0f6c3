import { Key, SelectShown, SortSelect, toggleOne } from '@edbazaar/feature-list-kit/inbox'
import * as inboxStyles from '@edbazaar/feature-list-kit/inbox.css'
import { useMessages } from '@edbazaar/feature-platform'
import { Pagination } from '@edbazaar/feature-platform/pagination'
import { Button } from '@edbazaar/ui/Button'
import { EmptyList, FailedList } from './EmptyList'
import { EnquiryRow } from './EnquiryRow'
import type { Enquiries } from './enquiry-types'
import { FilterFields } from './FilterFields'
import { sorts } from './inbox-url'
import { messages } from './messages'
import type { Inbox } from './use-inbox'

interface EnquiryListProps {
  inbox: Inbox
  list: Enquiries | null
  now: number
  selected: readonly string[]
  onSelectedChange: (selected: readonly string[]) => void
  onHelp: () => void
}

/** The enquiries of the chosen stage, with sort and filters above them. */
export function EnquiryList({
  inbox,
  list,
  now,
  selected,
  onSelectedChange,
  onHelp,
}: EnquiryListProps) {
  const t = useMessages(messages)
  const { narrow, pathWith } = inbox
  const rows = list?.data ?? []
  return (
    <>
      <div className={inboxStyles.listTools}>
        {list?.my_rights.answer && rows.length > 0 && (
          <SelectShown
            label={t(messages.selectAll)}
            shown={rows.map(({ id }) => id)}
            selected={selected}
            most={maxSelected}
            onSelectedChange={onSelectedChange}
          />
        )}
        <SortSelect
          label={t(messages.sort)}
          value={inbox.requested.sort}
          options={sorts.map((sort) => ({ value: sort, label: t(messages.sorts[sort]) }))}
          onChange={(sort) => narrow({ sort })}
        />
        <FilterFields inbox={inbox} members={list?.members ?? []} />
      </div>
      {list === null && <FailedList />}
      {list !== null && rows.length === 0 && <EmptyList inbox={inbox} list={list} now={now} />}
      {rows.length > 0 && (
        <ol>
          {rows.map((row) => (
            <EnquiryRow
              key={row.id}
              row={row}
              now={now}
              inbox={inbox}
              isSelected={selected.includes(row.id)}
              canSelect={list?.my_rights.answer ?? false}
              onToggle={() => onSelectedChange(toggleOne(selected, row.id, maxSelected))}
            />
          ))}
        </ol>
      )}
      {list !== null && list.totalPages > 1 && (
        <Pagination
          label={t(messages.pages)}
          page={list.page}
          lastPage={list.totalPages}
          perPage={list.per_page}
          total={list.total}
          hrefOf={(page) => pathWith({ page, enquiry: null })}
        />
      )}
      {rows.length > 0 && (
        <p className={inboxStyles.hints}>
          <span>
            <Key>J</Key> <Key>K</Key> {t(messages.hintMove)}
          </span>
          <span>
            <Key>R</Key> {t(messages.hintReply)}
          </span>
          <Button variant="bare" onClick={onHelp}>
            <Key>?</Key> {t(messages.hintHelp)}
          </Button>
        </p>
      )}
    </>
  )
}

/** As many as one bulk action takes. */
const maxSelected = 100
