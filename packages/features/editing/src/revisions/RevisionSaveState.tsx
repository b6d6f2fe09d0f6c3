import { timeText } from '@edbazaar/feature-form-kit/moment'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { SaveState } from '@edbazaar/feature-platform/save-state'
import type { SavePhase } from '@edbazaar/ui/SaveState'
import { messages } from './messages'
import type { RevisedEditor } from './use-revised-document'
import type { RevisedPhase } from './use-save-outcome'

const shownPhases: Readonly<Record<RevisedPhase, SavePhase>> = {
  unchanged: 'unchanged',
  saving: 'saving',
  saved: 'saved',
  failed: 'failed',
  offline: 'failed',
  conflict: 'failed',
}

interface RevisionSaveStateProps {
  editor: Pick<RevisedEditor, 'phase' | 'savedAt' | 'failedWhat'>
  /** Whether this device keeps what could not be saved. @default false */
  hasLocalDraft?: boolean
}

/** Whether the latest changes of a blog or video are saved, and since when. */
export function RevisionSaveState({ editor, hasLocalDraft = false }: RevisionSaveStateProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { phase, savedAt, failedWhat } = editor
  return (
    <SaveState
      phase={phase === 'failed' && failedWhat === 'action' ? 'saved' : shownPhases[phase]}
      labels={{
        saving: t(messages.saving),
        saved: savedAt ? t(messages.savedAt(timeText(savedAt, locale))) : '',
        failed: t(hasLocalDraft && phase === 'offline' ? messages.kept : messages.notSaved),
      }}
    />
  )
}
