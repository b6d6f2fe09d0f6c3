import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import type { ReactNode } from 'react'
import * as styles from '../list.css'
import type { ListStateBase } from '../list-definition'
import { messages } from '../messages'
import { defaultSort } from '../place/location'
import { previousFields } from '../submitted-form'

interface SubmittedFieldsProps {
  state: ListStateBase
  /** Additional `HiddenField`s of the list. */
  children?: ReactNode
}

/** For browsers without scripts: hidden fields that preserve the state, and the submit button. */
export function SubmittedFields({ state, children }: SubmittedFieldsProps) {
  const t = useMessages(messages)
  const { place, point } = state
  return (
    <>
      <HiddenField name="place" value={place} />
      <HiddenField name="lat" value={point?.lat} />
      <HiddenField name="lng" value={point?.lng} />
      <HiddenField name="is_approximate" value={point?.isApproximate ? 'true' : null} />
      <HiddenField name={previousFields.sort} value={defaultSort(state)} />
      {children}
      <Button type="submit" variant="main" className={styles.submit}>
        {t(messages.showResults)}
      </Button>
    </>
  )
}

interface HiddenFieldProps {
  name: string
  /** Without a value the field is not rendered. */
  value: string | number | null | undefined
}

/** A hidden form field. */
export function HiddenField({ name, value }: HiddenFieldProps) {
  return (value ?? null) === null ? null : <input type="hidden" name={name} value={value ?? ''} />
}
