import { addDays, todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { DatePicker } from '@edbazaar/ui/DatePicker'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Notice } from '@edbazaar/ui/Notice'
import { useState } from 'react'
import type { BatchDesk } from '../../shared/batch-types'
import * as styles from '../batch.css'
import { joiningOf, joiningValues } from './joining-form'
import { messages } from './messages'
import { useJoining } from './use-joining'

interface PauseDialogProps {
  batch: BatchDesk
  /** Milliseconds. */
  now: number
  onClose: () => void
}

/** Pauses joining, for some time or until somebody opens it. */
export default function PauseDialog({ batch, now, onClose }: PauseDialogProps) {
  const t = useMessages(messages)
  const { save, isBusy, refusal } = useJoining(batch)
  const [day, setDay] = useState('')
  const [isInvalid, setIsInvalid] = useState(false)
  const today = todayInIndia(new Date(now))

  async function pause() {
    if (isInvalid) return
    const values = { ...joiningValues(batch), state: 'paused' as const, reopensOn: day }
    if (await save(joiningOf(values, batch.revision), messages.paused)) onClose()
  }
  return (
    <Dialog
      isOpen
      title={t(messages.pauseTitle)}
      description={t(messages.pauseText)}
      closeLabel={t(messages.close)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.keepOpen)}</Button>
          <Button variant="main" loading={isBusy} onClick={() => void pause()}>
            {t(messages.pause)}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {refusal !== undefined && <Notice tone="bad">{refusal}</Notice>}
        <DatePicker
          label={t(messages.reopensOn)}
          hint={t(messages.reopensHint)}
          value={day}
          min={addDays(today, 1)}
          max={addDays(today, 730)}
          today={today}
          error={isInvalid ? t(messages.reopensAhead) : undefined}
          onValueChange={(next) => {
            setIsInvalid(false)
            setDay(next)
          }}
          onTextChange={(text) => setIsInvalid(text !== '')}
        />
      </div>
    </Dialog>
  )
}
