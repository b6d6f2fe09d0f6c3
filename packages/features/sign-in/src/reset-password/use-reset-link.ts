import { ApiError, answerOf, hasStatus } from '@edbazaar/api-client'
import { useApiErrorMessage } from '@edbazaar/feature-form-kit'
import { apiAtom, useMessages } from '@edbazaar/feature-platform'
import {
  forgetLinkToken,
  isLinkToken,
  useTakenLinkToken,
} from '@edbazaar/feature-platform/link-token'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { messages } from '../link/messages'

/** The state of the link: valid, invalid (used, expired or incomplete), or not checked. */
export type ResetLink =
  | { state: 'checking' }
  | { state: 'valid'; token: string }
  | { state: 'invalid'; msg: string }
  | { state: 'checkFailed'; msg: string; retry: () => void }

/** Checks the link that opened the page without using it. */
export function useResetLink() {
  const t = useMessages(messages)
  const apiErrorMessage = useApiErrorMessage()
  const api = useAtomValue(apiAtom)
  const { wasOpenedByLink, token: linkToken } = useTakenLinkToken()
  const [checked, setChecked] = useState<ResetLink>({ state: 'checking' })
  const link: ResetLink = wasOpenedByLink
    ? checked
    : { state: 'invalid', msg: t(messages.incomplete) }

  async function check(token: string): Promise<ResetLink> {
    if (api === null || !isLinkToken(token))
      return { state: 'invalid', msg: t(messages.incomplete) }
    try {
      await answerOf(api.POST('/users/reset-password/checks', { body: { token } }))
      return { state: 'valid', token }
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      if (hasStatus(cause, 404)) return toInvalid(cause.message)
      const retry = () => {
        setChecked({ state: 'checking' })
        void check(token).then(setChecked)
      }
      return { state: 'checkFailed', msg: apiErrorMessage(cause), retry }
    }
  }
  useEffect(() => {
    if (linkToken !== null) void check(linkToken).then(setChecked)
  }, [linkToken])
  return { link, onInvalid: (msg: string) => setChecked(toInvalid(msg)) }
}

function toInvalid(msg: string): ResetLink {
  forgetLinkToken()
  return { state: 'invalid', msg }
}
