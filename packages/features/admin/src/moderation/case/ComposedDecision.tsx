import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { useMessages } from '@edbazaar/feature-platform'
import { Dialog } from '@edbazaar/ui/Dialog'
import { XIcon } from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import { type Ref, useState } from 'react'
import type { ModerationCase } from '../case-types'
import { DecisionForm } from '../decide/DecisionForm'
import * as styles from '../decide/decide.css'
import type { OpenDecision } from '../decide/decision'
import { messages as moderationMessages } from '../messages'
import { messages } from './messages'
import type { CaseEditor } from './use-case-editor'

interface ComposedDecisionProps {
  /** Of the form beside the changes. */
  ref?: Ref<HTMLDivElement>
  opened: ModerationCase
  caseEditor: CaseEditor
  /** On a phone, a dialog covers the case. */
  isInDialog: boolean
}

/** The decision that is being written, beside the changes or over them. */
export function ComposedDecision({ ref, opened, caseEditor, isInDialog }: ComposedDecisionProps) {
  const t = useMessages(messages, moderationMessages)
  const { decision } = caseEditor
  const texts = useTexts(opened, decision)
  const [isDirty, setIsDirty] = useState(false)
  const { close, question } = useDialogGuard({ isDirty, onClose: caseEditor.cancel })
  if (decision === null || texts === null) return null
  const form = (
    <DecisionForm
      key={decision.outcome}
      opened={opened}
      decision={decision}
      sendLabel={texts.send}
      isInDialog={isInDialog}
      onDone={caseEditor.goOn}
      onCancel={close}
      onDirty={setIsDirty}
    />
  )
  if (isInDialog)
    return (
      <Dialog
        isOpen
        shape="panel"
        title={texts.title}
        description={texts.hint}
        closeLabel={t(moderationMessages.close)}
        onClose={close}
      >
        {form}
        {question}
      </Dialog>
    )
  return (
    <section aria-label={texts.title}>
      <div className={styles.composeHead}>
        <h3 className={styles.composeTitle}>{texts.title}</h3>
        <IconButton label={t(moderationMessages.close)} icon={<XIcon />} onClick={close} />
      </div>
      {texts.hint !== undefined && <p className={styles.note}>{texts.hint}</p>}
      <div ref={ref} className={styles.fields}>
        {form}
      </div>
      {question}
    </section>
  )
}

function useTexts({ changes }: ModerationCase, decision: OpenDecision | null) {
  const t = useMessages(messages, moderationMessages)
  if (decision === null) return null
  if (decision.outcome === 'rejected_fields') {
    const rejected = decision.fields.length
    const approved = changes.length - rejected
    return {
      title: t(messages.rejectTitle(rejected, approved)),
      hint: undefined,
      send: t(messages.rejectCount(rejected, approved)),
    }
  }
  const name = decision.outcome === 'ignored' ? 'refused' : decision.outcome
  const labels = {
    changes: messages.send,
    hidden: moderationMessages.hide,
    removed: moderationMessages.remove,
    refused: messages.refuse,
  } as const
  return {
    title: t(messages.panelTitles[name]),
    hint: t(messages.panelHints[name]),
    send: t(labels[name]),
  }
}
