import { useMessages, usePathWithBase } from '@edbazaar/feature-platform'
import type { ReactNode } from 'react'
import type { ListResult, ListStateBase } from '../list-definition'
import { messages } from '../messages'
import type { AvailableFilters } from './available-filters'
import { SubmittedFields } from './SubmittedFields'

/** Props of every filter field. */
export interface FiltersProps<State extends ListStateBase, Result extends ListResult> {
  filters: AvailableFilters<Result>
  state: State
  /** `from` is the state that was changed, if the field shows another than `state`. */
  onChange: (next: State, from?: State) => void
}

interface FiltersFormProps {
  /** Form id. Fields elsewhere on the page refer to it. */
  id: string | undefined
  /** Target of the form without scripts. */
  action: string
  state: ListStateBase
  /** `HiddenField`s for submitting without scripts. */
  hidden?: ReactNode
  children: ReactNode
}

/** The filters with their counts. Without scripts it is a plain GET form with a submit button. */
export function FiltersForm({ id, action, state, hidden, children }: FiltersFormProps) {
  const t = useMessages(messages)
  const pathWithBase = usePathWithBase()
  return (
    <form
      id={id}
      aria-label={t(messages.filters)}
      method="get"
      action={pathWithBase(action)}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
      <noscript>
        {import.meta.env.SSR && <SubmittedFields state={state}>{hidden}</SubmittedFields>}
      </noscript>
    </form>
  )
}
