import type { ApiClient } from '@edbazaar/api-client'
import { LinkActionScreen } from '@edbazaar/feature-form-kit/link-action'
import { paths, useMessages } from '@edbazaar/feature-platform'
import { messages } from './messages'

export interface AlertLinkScreenProps {
  texts: (typeof messages)['confirm' | 'keep' | 'end' | 'reminders']
  send: (api: ApiClient, body: { token: string }) => Promise<unknown>
}

/** The page behind a link of an email about a job alert. */
export function AlertLinkScreen({ texts, send }: AlertLinkScreenProps) {
  const t = useMessages(messages)
  return (
    <LinkActionScreen
      title={t(texts.title)}
      text={t(texts.text)}
      button={t(texts.button)}
      doneTitle={t(texts.doneTitle)}
      doneText={t(texts.doneText)}
      back={{ label: t(messages.toJobs), href: paths.jobs }}
      send={send}
    />
  )
}
