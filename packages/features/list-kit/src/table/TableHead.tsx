import { PageHead } from '@edbazaar/ui/PageHead'
import type { ReactNode } from 'react'
import * as inboxStyles from '../inbox/inbox.css'
import * as styles from './table.css'

export interface TableHeadProps {
  title: string
  standfirst?: string | undefined
  /** A switch to another view of the same records, where that view has it too. */
  switcher?: ReactNode
  /** Beside the title, such as links to another table. */
  headEnd?: ReactNode
  /** The number of rows. */
  children?: ReactNode
}

/** The title of a table. With a switch it is laid out as the head of the other view, so that the switch stays in its place. */
export function TableHead({ title, standfirst, switcher, headEnd, children }: TableHeadProps) {
  if (!switcher)
    return (
      <PageHead title={title} standfirst={standfirst} look="name" className={styles.head}>
        {children}
        {headEnd && <div className={styles.headEnd}>{headEnd}</div>}
      </PageHead>
    )
  return (
    <div className={styles.switchedHead}>
      <header className={inboxStyles.head}>
        <h1 className={inboxStyles.title}>{title}</h1>
        {switcher}
        {headEnd && <div className={inboxStyles.tools}>{headEnd}</div>}
      </header>
      {standfirst && <p className={styles.standfirst}>{standfirst}</p>}
      {children}
    </div>
  )
}
