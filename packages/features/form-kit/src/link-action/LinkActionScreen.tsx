import type { ApiClient } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LazyLinkForm } from './LazyLinkForm'
import { messages } from './messages'

export interface LinkActionScreenProps {
  title: string
  text: string
  button: string
  doneTitle: string
  doneText: ReactNode
  /** The page to go on to. */
  back: { label: string; href: string }
  send: (api: ApiClient, body: { token: string }) => Promise<unknown>
}

/** The page behind a link in an email. Opening it changes nothing; the button does. */
export function LinkActionScreen(props: LinkActionScreenProps) {
  const t = useMessages(messages)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) {
    return (
      <EmptyState
        level={1}
        title={t(messages.brokenTitle)}
        actions={<ButtonLink href={props.back.href}>{props.back.label}</ButtonLink>}
      >
        {t(messages.brokenText)}
      </EmptyState>
    )
  }
  return <LazyLinkForm {...props} token={token} />
}
