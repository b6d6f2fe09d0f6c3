import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { PlusIcon } from '@edbazaar/ui/Icon'
import { messages } from './messages'

/** Opens an empty draft. */
export function NewDraftLink() {
  const t = useMessages(messages)
  return (
    <ButtonLink href={accountPaths.newsletterDraft('new')} variant="act">
      <PlusIcon />
      {t(messages.create)}
    </ButtonLink>
  )
}
