import type { MyApplication } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { reportPanelAtom } from '@edbazaar/feature-platform/report-panel'
import { Button } from '@edbazaar/ui/Button'
import { useSetAtom } from 'jotai'
import * as styles from './detail.css'
import { messages } from './messages'

type Warning = NonNullable<MyApplication['messages'][number]['warnings']>[number]

interface MessageWarningProps {
  warnings: readonly Warning[]
  job: MyApplication['row']['job']
  /** The employer's message. */
  text: string
}

/** A warning about a message of the employer, with a button that reports it. */
export function MessageWarning({ warnings, job, text }: MessageWarningProps) {
  const t = useMessages(messages)
  const report = useSetAtom(reportPanelAtom)
  return (
    <div className={styles.careful}>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{t(messages.warnings[warning])}</li>
        ))}
      </ul>
      <Button onClick={() => report({ kind: 'job', id: job.id, name: job.title, message: text })}>
        {t(messages.report)}
      </Button>
    </div>
  )
}
