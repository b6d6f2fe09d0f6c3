import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { messages } from './messages'
import { PanelFrame } from './PanelFrame'
import * as styles from './panel.css'

interface ForParentProps {
  name: string
  onBack: () => void
  onClose: () => void
}

/** For a reader under 18: what to show to a parent. */
export function ForParent({ name, onBack, onClose }: ForParentProps) {
  const t = useMessages(messages)
  return (
    <PanelFrame
      title={t(messages.forParent)}
      name={name}
      onClose={onClose}
      footer={
        <Button size="large" onClick={onBack}>
          {t(messages.backToForm)}
        </Button>
      }
    >
      <div className={styles.form}>
        <p className={styles.text}>{t(messages.forParentText)}</p>
        <ol className={styles.steps}>
          <li>{t(messages.forParentStep1(name))}</li>
          <li>{t(messages.forParentStep2)}</li>
          <li>{t(messages.forParentStep3)}</li>
        </ol>
        <p className={styles.quiet}>{t(messages.forParentKept)}</p>
      </div>
    </PanelFrame>
  )
}
