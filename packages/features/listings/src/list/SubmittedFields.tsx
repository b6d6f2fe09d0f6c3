import { Button } from '@edbazaar/ui/Button'
import type { ReactNode } from 'react'
import * as styles from './list.css'
import { defaultSort, type ListStateBase } from './list-definition'
import { messages } from './messages'
import { previousFields } from './submitted-form'

interface SubmittedFieldsProps {
  state: ListStateBase
  /** `HiddenField`s that only this list has. */
  children?: ReactNode
}

/** For browsers without scripts: what a submitted form must not forget, and its button. */
export function SubmittedFields({ state, children }: SubmittedFieldsProps) {
  const { place, point } = state
  return (
    <>
      <HiddenField name="place" value={place} />
      <HiddenField name="lat" value={point?.lat} />
      <HiddenField name="lng" value={point?.lng} />
      <HiddenField name={previousFields.sort} value={defaultSort(state)} />
      {children}
      <Button type="submit" variant="main" className={styles.submit}>
        {messages.showResults}
      </Button>
    </>
  )
}

interface HiddenFieldProps {
  name: string
  /** Without a value there is no field. */
  value: string | number | null | undefined
}

/** What a form sends without asking. */
export function HiddenField({ name, value }: HiddenFieldProps) {
  return (value ?? null) === null ? null : <input type="hidden" name={name} value={value ?? ''} />
}
