import { useAddress } from '@edbazaar/feature-shell'
import type { ReactNode } from 'react'
import type { AvailableFilters } from './available-filters'
import type { ListResult, ListStateBase } from './list-definition'
import { messages } from './messages'
import { SubmittedFields } from './SubmittedFields'

/** What every field of the filters works with. */
export interface FiltersProps<State extends ListStateBase, Result extends ListResult> {
  filters: AvailableFilters<Result>
  state: State
  onChange: (state: State) => void
}

interface FiltersFormProps {
  /** Fields elsewhere on the page may belong to this form. */
  id: string | undefined
  /** Where the form leads without scripts. */
  action: string
  state: ListStateBase
  /** `HiddenField`s that the form sends without scripts. */
  hidden?: ReactNode
  children: ReactNode
}

/** The filters with their counts. A plain GET form too: then a button appears beneath. */
export function FiltersForm({ id, action, state, hidden, children }: FiltersFormProps) {
  const address = useAddress()
  return (
    <form
      id={id}
      aria-label={messages.filters}
      method="get"
      action={address(action)}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
      <noscript>
        {import.meta.env.SSR && <SubmittedFields state={state}>{hidden}</SubmittedFields>}
      </noscript>
    </form>
  )
}
