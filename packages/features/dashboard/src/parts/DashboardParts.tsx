import type { ReactNode } from 'react'
import { CountList } from './CountList'
import type { Dashboard } from './dashboard-types'
import { FirstReply } from './FirstReply'
import * as styles from './parts.css'
import { SourceBars } from './SourceBars'
import { StepTable } from './StepTable'
import { TaskList } from './TaskList'

interface DashboardPartsProps {
  dashboard: Dashboard
  /** Milliseconds. */
  now: number
  /** The inbox of the listing or service; null for several. */
  inbox: string | null
  /** Stands beside the first reply. */
  beside: ReactNode
  /** Below: services, batches. */
  children?: ReactNode
}

/** Today first, then the last 30 days: what every dashboard of a provider shows. */
export function DashboardParts({ dashboard, now, inbox, beside, children }: DashboardPartsProps) {
  const { tasks, counts, steps, from, to, first_reply: reply, sources } = dashboard
  return (
    <>
      <div className={styles.day}>
        <TaskList tasks={tasks} now={now} />
        <CountList counts={counts} inbox={inbox} />
      </div>
      <StepTable steps={steps} from={from} to={to} />
      <div className={styles.halves}>
        <FirstReply reply={reply} />
        {beside}
      </div>
      {children}
      <SourceBars sources={sources} />
    </>
  )
}
