import { useMessages } from '@edbazaar/feature-platform'
import { Notice } from '@edbazaar/ui/Notice'
import type { BatchFamilies } from '../batch-types'
import { messages } from './messages'

interface NewOwnerNoticeProps {
  families: readonly { readonly has_new_owner: boolean }[]
}

/** The reason why names are missing, if the store has a new owner to whom families have not agreed yet. */
export function NewOwnerNotice({ families }: NewOwnerNoticeProps) {
  const t = useMessages(messages)
  if (!families.some(({ has_new_owner: isHidden }) => isHidden)) return null
  return <Notice title={t(messages.newOwner)}>{t(messages.newOwnerText)}</Notice>
}

/** All families of a batch that can be hidden. */
export const everyFamily = ({ requests, trials, enrolled, waitlist }: BatchFamilies) => [
  ...requests,
  ...trials,
  ...enrolled,
  ...waitlist,
]
