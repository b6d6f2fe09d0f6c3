import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { UploadIcon } from '@edbazaar/ui/Icon'
import { messages } from './messages'

type Kind = 'discussion' | 'principal_talk'

const labels = { discussion: messages.addDiscussion, principal_talk: messages.addTalk } as const

/** Opens the editor of a new video. The draft starts with the first thing entered. */
export function NewVideo({ kind }: { kind: Kind }) {
  const t = useMessages(messages)
  return (
    <ButtonLink
      variant={kind === 'discussion' ? 'main' : 'quiet'}
      href={accountPaths.newVideo(kind)}
    >
      <UploadIcon />
      {t(labels[kind])}
    </ButtonLink>
  )
}
