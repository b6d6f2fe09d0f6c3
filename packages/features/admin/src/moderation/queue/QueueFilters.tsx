import { fieldName, reviewMessages } from '@edbazaar/feature-editing/review'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Chip } from '@edbazaar/ui/Chip'
import { ListFilterIcon } from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import { Popover } from '@edbazaar/ui/Popover'
import { Select } from '@edbazaar/ui/Select'
import { messages as moderationMessages } from '../messages'
import { messages } from './messages'
import * as styles from './queue.css'
import { activeFilters, claimants, findingCodes, noFilters, priorities, sorts } from './queue-url'
import type { Queue } from './use-queue'

/** Fields of the editor that a queue can be narrowed to. */
const fieldChoices = [
  'name',
  'contact_email',
  'fees',
  'description',
  'files',
  'location',
  'filter_ids',
]

/** The sort of the list. */
export function SortField({ queue, className }: { queue: Queue; className: string }) {
  const t = useMessages(messages, moderationMessages)
  return (
    <div className={className}>
      <Select
        label={t(messages.sort)}
        labelPlace="hidden"
        value={queue.requested.sort}
        options={sorts.map((sort) => ({ value: sort, label: t(messages.sorts[sort]) }))}
        onChange={({ target }) => {
          const sort = sorts.find((each) => each === target.value)
          if (sort) queue.narrow({ sort })
        }}
      />
    </div>
  )
}

/** Priority, finding, field and claim, behind one button. */
export function FilterButton({ queue, isCompact }: { queue: Queue; isCompact: boolean }) {
  const t = useMessages(messages, moderationMessages, reviewMessages)
  const { state, narrow } = queue
  const active = activeFilters(state)
  const label = active === 0 ? t(messages.filters) : t(messages.filtersActive(active))
  const variant = active === 0 ? 'quiet' : 'act'
  const trigger = isCompact ? (
    <IconButton label={label} variant={variant} icon={<ListFilterIcon />} />
  ) : (
    <Button variant={variant}>
      <ListFilterIcon size="small" />
      {label}
    </Button>
  )
  return (
    <Popover label={t(messages.filters)} align={isCompact ? 'end' : 'start'} trigger={trigger}>
      <div className={styles.filterFields}>
        <Select
          label={t(messages.priority)}
          value={state.priority ?? ''}
          options={[
            { value: '', label: t(messages.anyPriority) },
            ...priorities.map((each) => ({
              value: each,
              label: t(moderationMessages.priorities[each]),
            })),
          ]}
          onChange={({ target }) =>
            narrow({ priority: priorities.find((each) => each === target.value) ?? null })
          }
        />
        <Select
          label={t(messages.checks)}
          value={state.finding ?? ''}
          options={[
            { value: '', label: t(messages.anyFinding) },
            ...findingCodes.map((code) => ({
              value: code,
              label: t(moderationMessages.findingNames[code]),
            })),
          ]}
          onChange={({ target }) =>
            narrow({ finding: findingCodes.find((code) => code === target.value) ?? null })
          }
        />
        <Select
          label={t(messages.field)}
          value={state.field ?? ''}
          options={[
            { value: '', label: t(messages.anyField) },
            ...fieldChoices.map((field) => ({ value: field, label: fieldName(field, t) })),
          ]}
          onChange={({ target }) => narrow({ field: target.value || null })}
        />
        <Select
          label={t(messages.claimedBy)}
          value={state.claimed ?? ''}
          options={[
            { value: '', label: t(messages.anybody) },
            ...claimants.map((each) => ({ value: each, label: t(messages.claimants[each]) })),
          ]}
          onChange={({ target }) =>
            narrow({ claimed: claimants.find((each) => each === target.value) ?? null })
          }
        />
        {active > 0 && (
          <Button variant="bare" onClick={() => narrow(noFilters)}>
            {t(messages.clearFilters)}
          </Button>
        )}
      </div>
    </Popover>
  )
}

/** The active filters, each with a button that removes it. */
export function FilterChips({ queue }: { queue: Queue }) {
  const t = useMessages(messages, moderationMessages, reviewMessages)
  const { state, narrow } = queue
  const active = [
    state.priority !== null && {
      label: t(moderationMessages.priorities[state.priority]),
      changes: { priority: null },
    },
    state.finding !== null && {
      label: t(moderationMessages.findingNames[state.finding]),
      changes: { finding: null },
    },
    state.field !== null && { label: fieldName(state.field, t), changes: { field: null } },
    state.claimed !== null && {
      label: t(messages.claimants[state.claimed]),
      changes: { claimed: null },
    },
    state.owner !== null && {
      label: t(messages.ownerFilter),
      changes: { owner: null },
    },
  ].filter((each) => each !== false)
  return (
    <div className={styles.chips}>
      {active.map(({ label, changes }) => (
        <Chip
          key={label}
          label={label}
          removeLabel={t(messages.removeFilter)}
          onClick={() => narrow(changes)}
        />
      ))}
    </div>
  )
}
