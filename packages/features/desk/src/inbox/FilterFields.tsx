import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ListFilterIcon } from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import { Popover } from '@edbazaar/ui/Popover'
import { Select } from '@edbazaar/ui/Select'
import type { Person } from './enquiry-types'
import * as styles from './list.css'
import { messages } from './messages'
import type { Inbox } from './use-inbox'

/** Filters by assigned member and due date. */
export function FilterFields({ inbox, members }: { inbox: Inbox; members: readonly Person[] }) {
  const t = useMessages(messages)
  const { state, narrow } = inbox
  const active = [state.assigned, state.due].filter((filter) => filter !== null).length
  const label = active === 0 ? t(messages.filters) : t(messages.filtersActive(active))
  return (
    <Popover
      label={t(messages.filters)}
      align="end"
      trigger={
        <IconButton
          label={label}
          variant={active === 0 ? 'quiet' : 'act'}
          icon={<ListFilterIcon />}
        />
      }
    >
      <div className={styles.filters}>
        <Select
          label={t(messages.assignedTo)}
          value={state.assigned ?? ''}
          options={[
            { value: '', label: t(messages.anybody) },
            { value: 'me', label: t(messages.me) },
            { value: 'none', label: t(messages.nobody) },
            ...members.map(({ user_id: id, name }) => ({ value: `${id}`, label: name })),
          ]}
          onChange={({ target }) => narrow({ assigned: target.value || null })}
        />
        <Select
          label={t(messages.dueFilter)}
          value={state.due ?? ''}
          options={[
            { value: '', label: t(messages.anyTime) },
            { value: 'overdue', label: t(messages.overdueFilter) },
            { value: 'today', label: t(messages.dueToday) },
          ]}
          onChange={({ target: { value } }) =>
            narrow({ due: value === 'overdue' || value === 'today' ? value : null })
          }
        />
        {active > 0 && (
          <Button variant="bare" onClick={() => narrow({ assigned: null, due: null })}>
            {t(messages.clearFilters)}
          </Button>
        )}
      </div>
    </Popover>
  )
}
