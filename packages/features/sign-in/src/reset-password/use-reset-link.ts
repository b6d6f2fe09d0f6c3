import { ApiError, answerOf, hasStatus } from '@edbazaar/api-client'
import { apiErrorMessage } from '@edbazaar/feature-forms'
import { apiAtom } from '@edbazaar/feature-shell'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { messages } from '../link/link-messages'
import { useLink } from '../link/use-link'

/** What is known of the link: whether it holds, is spent, or could not be asked about. */
export type ResetLink =
  | { state: 'checking' }
  | { state: 'good'; token: string }
  | { state: 'spent'; msg: string }
  | { state: 'unknown'; msg: string; retry: () => void }

const isWhole = (token: string) => /^[A-Za-z0-9_-]{43}$/.test(token)

/** Checks the link that opened the page, without using it up. */
export function useResetLink() {
  const api = useAtomValue(apiAtom)
  const { isByLink, take } = useLink()
  const [link, setLink] = useState<ResetLink>(() =>
    isByLink ? { state: 'checking' } : { state: 'spent', msg: messages.notWhole },
  )

  async function check(token: string): Promise<ResetLink> {
    if (api === null || !isWhole(token)) return { state: 'spent', msg: messages.notWhole }
    try {
      await answerOf(api.POST('/users/reset-password/checks', { body: { token } }))
      return { state: 'good', token }
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      if (hasStatus(cause, 404)) return { state: 'spent', msg: cause.message }
      const retry = () => {
        setLink({ state: 'checking' })
        void check(token).then(setLink)
      }
      return { state: 'unknown', msg: apiErrorMessage(cause), retry }
    }
  }
  useEffect(() => {
    if (isByLink) void check(take()).then(setLink)
    // The address shows the token once.
  }, [])
  return { link, onSpent: (msg: string) => setLink({ state: 'spent', msg }) }
}
