import { FailedLoad } from '@edbazaar/feature-list-kit/failed-load'
import { Key, SelectShown, SortSelect, toggleOne } from '@edbazaar/feature-list-kit/inbox'
import * as inboxStyles from '@edbazaar/feature-list-kit/inbox.css'
import { useMessages } from '@edbazaar/feature-platform'
import { Pagination } from '@edbazaar/feature-platform/pagination'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { ApplicationItem } from './ApplicationItem'
import type { Applications } from './application-types'
import { sorts } from './applications-url'
import { messages } from './messages'
import type { Page } from './use-applications'

interface ApplicationListProps {
  page: Page
  list: Applications | null
  now: number
  mayDecide: boolean
  selected: readonly string[]
  onSelectedChange: (selected: readonly string[]) => void
}

/** As many as one bulk action takes. */
export const maxSelected = 200

/** The applications of the chosen stage, with the order above them. */
export function ApplicationList(props: ApplicationListProps) {
  const { page, list, now, mayDecide, selected, onSelectedChange } = props
  const t = useMessages(messages)
  const { state, narrow, pathWith } = page
  const rows = list?.data ?? []
  const label =
    state.untold !== null
      ? t(messages.untoldTitle)
      : t(state.state === null ? messages.all : messages.stages[state.state])
  return (
    <section className={inboxStyles.listPane} aria-label={label}>
      <div className={inboxStyles.scroller}>
        <div className={inboxStyles.listTools}>
          {mayDecide && rows.length > 0 && (
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
            value={page.requested.sort}
            options={sorts.map((sort) => ({ value: sort, label: t(messages.sorts[sort]) }))}
            onChange={(sort) => narrow({ sort })}
          />
        </div>
        {list === null && <Failed />}
        {list !== null && rows.length === 0 && <None page={page} />}
        <ol>
          {rows.map((row) => (
            <ApplicationItem
              key={row.id}
              row={row}
              now={now}
              page={page}
              isSelected={selected.includes(row.id)}
              maySelect={mayDecide}
              onToggle={() => onSelectedChange(toggleOne(selected, row.id, maxSelected))}
            />
          ))}
        </ol>
        {list !== null && list.totalPages > 1 && (
          <Pagination
            label={t(messages.pages)}
            page={list.page}
            lastPage={list.totalPages}
            perPage={list.per_page}
            total={list.total}
            hrefOf={(next) => pathWith({ page: next, application: null })}
          />
        )}
        {rows.length > 0 && (
          <p className={inboxStyles.hints}>
            <span>
              <Key>J</Key> <Key>K</Key> {t(messages.hintMove)}
            </span>
            {mayDecide && (
              <span>
                <Key>X</Key> {t(messages.hintSelect)}
              </span>
            )}
            <span>
              <Key>Esc</Key> {t(messages.hintBack)}
            </span>
            <span>
              <Key>?</Key> {t(messages.hintHelp)}
            </span>
          </p>
        )}
      </div>
    </section>
  )
}

export function Failed() {
  const t = useMessages(messages)
  return (
    <FailedLoad title={t(messages.failed)} retryLabel={t(messages.retry)}>
      {t(messages.failedText)}
    </FailedLoad>
  )
}

function None({ page: { state, pathWith } }: { page: Page }) {
  const t = useMessages(messages)
  const isFiltered = state.state !== null || state.untold !== null || state.q !== ''
  if (!isFiltered) return <EmptyState title={t(messages.none)}>{t(messages.noneText)}</EmptyState>
  return (
    <EmptyState
      title={t(messages.noneMatch)}
      actions={
        <ButtonLink href={pathWith({ state: null, untold: null, q: '', page: 1 })}>
          {t(messages.showAll)}
        </ButtonLink>
      }
    >
      {t(messages.noneMatchText)}
    </EmptyState>
  )
}
