import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { PencilIcon } from '@edbazaar/ui/Icon'
import { messages } from './messages'

/** Opens the editor of a new blog. The draft starts with the first thing typed. */
export function NewBlog() {
  const t = useMessages(messages)
  return (
    <ButtonLink variant="main" href={accountPaths.newBlog}>
      <PencilIcon />
      {t(messages.write)}
    </ButtonLink>
  )
}
