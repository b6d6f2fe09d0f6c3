import type { ApproximatePlaces } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { formatCount } from '@edbazaar/ui/formatting'
import type { ReactNode } from 'react'
import { messages } from './messages'
import * as styles from './somewhere.css'

interface SomewhereResultsProps {
  approximate: ApproximatePlaces
  /** Returns the rows, in a list with the label. */
  rows: (label: string) => ReactNode
}

/** Results whose exact place is not known, under "Somewhere in Ernakulam district, 12". */
export function SomewhereResults({ approximate, rows }: SomewhereResultsProps) {
  const t = useMessages(messages)
  const { district, count } = approximate
  const heading = t(messages.heading(district, formatCount(count)))
  return (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      {rows(heading)}
    </>
  )
}
