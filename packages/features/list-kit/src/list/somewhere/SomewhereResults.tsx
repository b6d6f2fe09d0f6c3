import type { ApproximatePlaces } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { formatCount } from '@edbazaar/ui/formatting'
import type { ReactNode } from 'react'
import { messages } from './messages'
import * as styles from './somewhere.css'

/** Returns rows, in a list with the label; null without any. */
type Rows = ((label: string) => ReactNode) | null

interface SomewhereResultsProps {
  approximate: ApproximatePlaces
  /** Results whose exact place is not known. */
  somewhere: Rows
  /** Results with a known place around the district. */
  around: Rows
}

/**
 * Results whose exact place is not known, under "Somewhere in Ernakulam district, 12", and then those
 * around the district.
 */
export function SomewhereResults({ approximate, somewhere, around }: SomewhereResultsProps) {
  const t = useMessages(messages)
  const { district, count } = approximate
  return (
    <>
      <Group heading={t(messages.heading(district, formatCount(count)))} rows={somewhere} />
      <Group heading={t(messages.around(district))} rows={around} />
    </>
  )
}

function Group({ heading, rows }: { heading: string; rows: Rows }) {
  if (rows === null) return null
  return (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      {rows(heading)}
    </>
  )
}
