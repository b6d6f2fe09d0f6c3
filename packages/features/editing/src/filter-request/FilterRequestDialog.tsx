import type { ApiClient, Section } from '@edbazaar/api-client'
import { importWithRetry } from '@edbazaar/feature-platform'
import { lazy, Suspense } from 'react'

/** Loaded when it opens: few users need it, and form validation is large. */
const FilterRequestForm = lazy(() => importWithRetry(() => import('./FilterRequestForm')))

/** A value that the user asks an admin to add to a filter. */
export interface FilterRequest {
  /** Name of the requesting school or product, or of its store while the product is unnamed. */
  name: string
  /** Name of the filter. */
  category: string
  section: Section
  value: string
}

export interface FilterRequestDialogProps {
  /** Its `value` is the search text that found nothing, or empty. */
  request: FilterRequest
  /** Calls the API; rejects with its error. */
  send: (api: ApiClient, request: FilterRequest) => Promise<unknown>
  onRequested: (value: string) => void
  /** Selects the value of the filter that exists already, by its id. */
  onSelect: (id: number) => void
  onClose: () => void
}

/** Requests a missing filter value; an admin approves or rejects it. */
export function FilterRequestDialog(props: FilterRequestDialogProps) {
  return (
    <Suspense>
      <FilterRequestForm {...props} />
    </Suspense>
  )
}
