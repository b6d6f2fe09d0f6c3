import { useMessages } from '@edbazaar/feature-platform'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { ErrorState } from '@edbazaar/ui/ErrorState'
import { Pagination } from '@edbazaar/ui/Pagination'
import { Select } from '@edbazaar/ui/Select'
import { useRevalidator } from 'react-router-dom'
import { ApplicationItem } from './ApplicationItem'
import type { Applications } from './application-types'
import * as styles from './applications.css'
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
const maxSelected = 200

/** The applications of the chosen stage, with the order above them. */
export function ApplicationList(props: ApplicationListProps) {
  const { page, list, now, mayDecide, selected, onSelectedChange } = props
  const t = useMessages(messages)
  const { state, narrow, pathWith } = page
  const rows = list?.data ?? []
  const shown = rows.map(({ id }) => id)
  const isAll = shown.length > 0 && shown.every((id) => selected.includes(id))
  const label =
    state.untold !== null
      ? t(messages.untoldTitle)
      : t(state.state === null ? messages.all : messages.stages[state.state])
  return (
    <section className={styles.listPane} aria-label={label}>
      <div className={styles.scroller}>
        <div className={styles.listTools}>
          {mayDecide && rows.length > 0 && (
            <Checkbox
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
          <div className={styles.sort}>
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
          <p className={styles.hint}>
            <span>
              <kbd className={styles.key}>J</kbd> <kbd className={styles.key}>K</kbd>{' '}
              {t(messages.hintMove)}
            </span>
            {mayDecide && (
              <span>
                <kbd className={styles.key}>X</kbd> {t(messages.hintSelect)}
              </span>
            )}
            <span>
              <kbd className={styles.key}>Esc</kbd> {t(messages.hintBack)}
            </span>
          </p>
        )}
      </div>
    </section>
  )
}

export function Failed() {
  const t = useMessages(messages)
  const { revalidate } = useRevalidator()
  return (
    <ErrorState
      title={t(messages.failed)}
      actions={
        <Button variant="main" onClick={() => void revalidate()}>
          {t(messages.retry)}
        </Button>
      }
    >
      {t(messages.failedText)}
    </ErrorState>
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
