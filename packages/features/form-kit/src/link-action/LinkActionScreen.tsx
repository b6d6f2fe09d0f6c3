import type { ApiClient } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import {
  isLinkToken,
  linkTokenAtom,
  useTakenLinkToken,
} from '@edbazaar/feature-platform/link-token'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { useStore } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LazyLinkForm } from './LazyLinkForm'
import { messages } from './messages'

export interface LinkActionScreenProps {
  title: string
  text: string
  button: string
  doneTitle: string
  doneText: ReactNode
  /** The page to continue to. */
  back: { label: string; href: string }
  send: (api: ApiClient, body: { token: string }) => Promise<unknown>
}

/**
 * The page behind a link in an email. Opening it changes nothing; the button does. Without scripts the
 * token stays in the URL; with them, `takeLinkToken` has moved it out of the address bar.
 */
export function LinkActionScreen(props: LinkActionScreenProps) {
  const t = useMessages(messages)
  const store = useStore()
  const [search] = useSearchParams()
  // The first render is that of the server, which has the token in the URL.
  const [first] = useState(() => search.get('token') ?? store.get(linkTokenAtom) ?? '')
  const { token: taken } = useTakenLinkToken()
  const token = taken || first
  if (!isLinkToken(token)) {
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
