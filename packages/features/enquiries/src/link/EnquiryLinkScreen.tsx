import { useIsBrowser, useMessages } from '@edbazaar/feature-platform'
import { useLink } from '@edbazaar/feature-platform/link-token'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { EnquiryDetail } from '../detail/EnquiryDetail'
import { messages } from './messages'

/**
 * `/enquiry?id=…&token=…`: an enquiry for a sender without an account. `#withdraw` asks at once whether
 * to withdraw the permission.
 */
export function EnquiryLinkScreen() {
  const t = useMessages(messages)
  const isBrowser = useIsBrowser()
  const { wasOpenedByLink, take } = useLink()
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const [token, setToken] = useState<string | null>(null)
  const id = search.get('id')
  // Take the token at once, or the home page would try to sign in with it.
  useEffect(() => {
    if (wasOpenedByLink) setToken((taken) => taken ?? take())
  }, [wasOpenedByLink])
  if (token !== null && id !== null && token !== '')
    return (
      <EnquiryDetail
        access={{ id, token }}
        level={1}
        asksFor={hash === '#withdraw' ? 'permission' : null}
      />
    )
  if (isBrowser && !wasOpenedByLink)
    return (
      <EmptyState level={1} title={t(messages.incomplete)}>
        {t(messages.incompleteText)}
      </EmptyState>
    )
  return (
    <div role="status" aria-label={t(messages.loading)}>
      <Skeleton width="half" />
      <noscript>{t(messages.needsJavaScript)}</noscript>
    </div>
  )
}
