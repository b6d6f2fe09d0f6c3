import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { messages } from './messages'

/** The way to the contests. */
export function VideosHead() {
  const t = useMessages(messages)
  return <ButtonLink href={accountPaths.contests}>{t(messages.contests)}</ButtonLink>
}
