import {
  importWithRetry,
  paths,
  useIsBrowser,
  useMessages,
  useSession,
} from '@edbazaar/feature-platform'
import { useLink } from '@edbazaar/feature-platform/link-token'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import * as styles from './link.css'
import { messages } from './messages'

/** Loads once the link has been read: without scripts there is no enquiry to show. */
const EnquiryDetail = lazy(async () => {
  const { EnquiryDetail: Detail } = await importWithRetry(() => import('../detail/EnquiryDetail'))
  return { default: Detail }
})

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
  const id = search.get('id') ?? ''
  // Take the token at once, or the home page would try to sign in with it.
  useEffect(() => {
    if (wasOpenedByLink) setToken((taken) => taken ?? take())
  }, [wasOpenedByLink])
  const loading = (
    <article className={styles.loading}>
      <h1 className={styles.title}>{t(messages.title)}</h1>
      <div role="status" aria-label={t(messages.loading)}>
        <Skeleton width="half" />
      </div>
      <noscript>{t(messages.needsJavaScript)}</noscript>
    </article>
  )
  if (token !== null && token !== '' && id !== '')
    return (
      <Suspense fallback={loading}>
        <EnquiryDetail
          access={{ id, token }}
          level={1}
          asksFor={hash === '#withdraw' ? 'permission' : null}
        />
      </Suspense>
    )
  if (isBrowser && (!wasOpenedByLink || token === '' || id === '')) return <IncompleteLink />
  return loading
}

function IncompleteLink() {
  const t = useMessages(messages)
  const session = useSession()
  return (
    <EmptyState
      level={1}
      title={t(messages.incomplete)}
      actions={
        session && (
          <ButtonLink href={paths.myEnquiries(session.user.id)}>
            {t(messages.yourEnquiries)}
          </ButtonLink>
        )
      }
    >
      {t(session ? messages.copyLink : messages.incompleteText)}
    </EmptyState>
  )
}
