import { useMessages } from '@edbazaar/feature-platform'
import { messages } from './messages'
import type { PermissionDays, PermissionDraft } from './permission'
import { untilError } from './until-error'

/** The errors of a permission, by field. */
export function usePermissionErrors(draft: PermissionDraft, days: PermissionDays) {
  const t = useMessages(messages)
  return {
    channels: draft.channels.length === 0 ? t(messages.noChannel) : undefined,
    times: draft.times.days.length === 0 ? t(messages.noDay) : undefined,
    untilDate: untilError(draft, days, t) ?? undefined,
  }
}
