import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { Pagination } from '@edbazaar/ui/Pagination'
import { Select } from '@edbazaar/ui/Select'
import { EmptyList, FailedList } from './EmptyList'
import { EnquiryRow } from './EnquiryRow'
import type { Enquiries } from './enquiry-types'
import { FilterFields } from './FilterFields'
import * as styles from './inbox.css'
import { sorts } from './inbox-url'
import * as listStyles from './list.css'
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
  const { state, narrow, pathWith } = inbox
  const rows = list?.data ?? []
  const shown = rows.map(({ id }) => id)
  const chosen = shown.filter((id) => selected.includes(id))
  const isAll = chosen.length === shown.length && shown.length > 0
  return (
    <>
      <div className={listStyles.listTools}>
        {list?.my_rights.answer && rows.length > 0 && (
          <Checkbox
            ref={(box) => {
              if (box !== null) box.indeterminate = chosen.length > 0 && !isAll
            }}
            label=""
            aria-label={t(messages.selectAll)}
            checked={isAll}
            onChange={() =>
              onSelectedChange(
                isAll
                  ? selected.filter((id) => !shown.includes(id))
                  : [...new Set([...selected, ...shown])].slice(0, maxSelected),
              )
            }
          />
        )}
        <div className={listStyles.sort}>
          <Select
            label={t(messages.sort)}
            labelPlace="hidden"
            value={state.sort}
            options={sorts.map((sort) => ({ value: sort, label: t(messages.sorts[sort]) }))}
            onChange={({ target }) => {
              const sort = sorts.find((each) => each === target.value)
              if (sort) narrow({ sort })
            }}
          />
        </div>
        <FilterFields inbox={inbox} members={list?.members ?? []} />
      </div>
      {list === null && <FailedList />}
      {list !== null && rows.length === 0 && <EmptyList inbox={inbox} list={list} now={now} />}
      {rows.length > 0 && (
        <ol className={listStyles.rows}>
          {rows.map((row) => (
            <EnquiryRow
              key={row.id}
              row={row}
              now={now}
              inbox={inbox}
              isSelected={selected.includes(row.id)}
              canSelect={list?.my_rights.answer ?? false}
              onToggle={() =>
                onSelectedChange(
                  selected.includes(row.id)
                    ? selected.filter((id) => id !== row.id)
                    : [...selected, row.id].slice(0, maxSelected),
                )
              }
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
        <p className={styles.hint}>
          <span>
            <kbd className={styles.key}>J</kbd> <kbd className={styles.key}>K</kbd>{' '}
            {t(messages.hintMove)}
          </span>
          <span>
            <kbd className={styles.key}>R</kbd> {t(messages.hintReply)}
          </span>
          <Button variant="bare" onClick={onHelp}>
            <kbd className={styles.key}>?</kbd> {t(messages.hintHelp)}
          </Button>
        </p>
      )}
    </>
  )
}

/** As many as one bulk action takes. */
const maxSelected = 100
