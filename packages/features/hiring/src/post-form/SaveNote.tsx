import { minutesInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { SaveState } from '@edbazaar/feature-platform/save-state'
import { formatTimeOfDay } from '@edbazaar/ui/formatting'
import type { SavePhase } from '@edbazaar/ui/SaveState'
import { messages } from './messages'
import { useProblemNames } from './problem-names'
import type { PostForm } from './use-post-form'

/** Whether the last change is on the server. */
export function SaveNote({ form, isDraft }: { form: PostForm; isDraft: boolean }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { savedAt } = form
  const refused = useProblemNames(form.errors)
  const time = savedAt === null ? '' : formatTimeOfDay(minutesInIndia(savedAt), locale)
  return (
    <SaveState
      phase={shownPhase(form)}
      labels={{
        saving: t(messages.saving),
        saved: t(isDraft ? messages.draftSaved(time) : messages.saved(time)),
        failed:
          refused.length > 0
            ? t(messages.notSavedFields(refused.join(', ')))
            : t(messages.notSaved),
      }}
    />
  )
}

/** A refused change of the status leaves the post as it was saved. */
function shownPhase({ phase, failedWhat, savedAt }: PostForm): SavePhase {
  if (phase === 'failed' && failedWhat === 'action') return savedAt === null ? 'unchanged' : 'saved'
  return phase === 'offline' || phase === 'conflict' ? 'failed' : phase
}
