import { useFocusOnInvalid } from '@edbazaar/feature-form-kit'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { CalendarIcon, XIcon } from '@edbazaar/ui/Icon'
import { Notice } from '@edbazaar/ui/Notice'
import { useRef, useState } from 'react'
import type { BatchSession } from '../../batch-types'
import { fullDay } from '../../times/times'
import * as styles from '../batch.css'
import type { LoadedBatch } from '../load-batch'
import { CancelFields } from './CancelFields'
import * as dialogStyles from './dialog.css'
import { MoveFields } from './MoveFields'
import { messages } from './messages'
import { useSessionChange } from './use-session-change'

interface SessionDialogProps {
  session: BatchSession
  initialMode: 'move' | 'cancel'
  loaded: LoadedBatch
  onClose: () => void
}

/** Moves or cancels a session, and says how many families get an email. */
export default function SessionDialog(props: SessionDialogProps) {
  const { session, initialMode, loaded, onClose } = props
  const t = useMessages(messages)
  const locale = useLocale()
  const [mode, setMode] = useState(initialMode)
  const change = useSessionChange({
    session,
    now: loaded.now,
    isOngoing: loaded.batch.ends_on === null,
    onDone: onClose,
  })
  const { close, question } = useDialogGuard({ isDirty: change.isDirty && !change.isBusy, onClose })
  const fields = useRef<HTMLDivElement>(null)
  const focusFirstInvalid = useFocusOnInvalid()
  function submit(send: () => Promise<void>) {
    void send()
    if (fields.current !== null) focusFirstInvalid(fields.current)
  }
  const modes = [
    { value: 'move' as const, label: t(messages.moveSession), icon: <CalendarIcon size="small" /> },
    { value: 'cancel' as const, label: t(messages.cancelSession), icon: <XIcon size="small" /> },
  ]
  return (
    <Dialog
      isOpen
      title={t(messages.dialog(fullDay(dayInIndia(session.starts_at), locale)))}
      closeLabel={t(messages.close)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(messages.keep)}</Button>
          {mode === 'move' ? (
            <Button variant="main" loading={change.isBusy} onClick={() => submit(change.move)}>
              {t(messages.moveAndTell(session.families))}
            </Button>
          ) : (
            <Button variant="danger" loading={change.isBusy} onClick={() => submit(change.cancel)}>
              {t(messages.cancelAndTell(session.families))}
            </Button>
          )}
        </>
      }
    >
      <div ref={fields} className={styles.fields}>
        <fieldset className={dialogStyles.modes}>
          <legend className={dialogStyles.legend}>{t(messages.whatToDo)}</legend>
          {modes.map(({ value, label, icon }) => (
            <Button key={value} pressed={value === mode} onClick={() => setMode(value)}>
              {icon}
              {label}
            </Button>
          ))}
        </fieldset>
        {change.refusal !== undefined && <Notice tone="bad">{change.refusal}</Notice>}
        {mode === 'move' ? (
          <MoveFields session={session} loaded={loaded} change={change} />
        ) : (
          <CancelFields session={session} loaded={loaded} change={change} />
        )}
      </div>
      {question}
    </Dialog>
  )
}
