import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { messages } from './messages'

/** The way to the newsletters. */
export function BlogsHead() {
  const t = useMessages(messages)
  return <ButtonLink href={accountPaths.newsletterDrafts}>{t(messages.newsletters)}</ButtonLink>
}
