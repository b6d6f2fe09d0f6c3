import { answerOf, type EnquiryForm } from '@edbazaar/api-client'
import { apiAtom, paths, useLocale, useMessages, useSession } from '@edbazaar/feature-platform'
import {
  type EnquiryRecipient,
  enquiryPanelAtom,
  nSentEnquiriesAtom,
} from '@edbazaar/feature-platform/enquiry-panel'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { formatMoment } from '@edbazaar/ui/formatting'
import { StageMark } from '@edbazaar/ui/StageMark'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import * as styles from './enquire.css'
import {
  enquiryMarks,
  enquiryStateNames,
  enquiryMessages as messages,
} from './states/enquiry-states'

interface MyEnquiryProps {
  recipient: EnquiryRecipient
  /** Shown if the user has not enquired here. */
  children: ReactNode
}

/** The state of the user's enquiry at this listing, with a link to it. */
export default function MyEnquiry({ recipient, children }: MyEnquiryProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const userId = useSession()?.user.id
  const loaded = useMine(recipient)
  const open = useSetAtom(enquiryPanelAtom)
  if (loaded === null || userId === undefined) return children
  const { mine, loadedAt } = loaded
  const moment = formatMoment(mine.last_at, { now: loadedAt, locale })
  return (
    <>
      <StageMark
        mark={enquiryMarks[mine.state]}
        label={t(enquiryStateNames[mine.state])}
        className={styles.state}
      />
      <p className={styles.note}>{t(messages.youAsked(mine.reference, moment))}</p>
      <ButtonLink href={paths.myEnquiries(userId, mine.id)} variant="main" size="large">
        {t(mine.state === 'answered' ? messages.readAnswer : messages.viewEnquiry)}
      </ButtonLink>
      <Button variant="bare" onClick={() => open([recipient])}>
        {t(messages.askAgain)}
      </Button>
    </>
  )
}

type Mine = NonNullable<EnquiryForm['mine']>

/** The user's latest enquiry, loaded again after one was sent. Null while there is none. */
function useMine({ kind, id }: EnquiryRecipient) {
  const store = useStore()
  const nSent = useAtomValue(nSentEnquiriesAtom)
  const [loaded, setLoaded] = useState<{ mine: Mine; loadedAt: number } | null>(null)
  // `nSent` is not read: the enquiry is loaded again when it changes.
  useEffect(() => {
    const api = store.get(apiAtom)
    if (api === null) return
    const ended = new AbortController()
    const path = '/listings/{kind}/{id}/enquiry-form'
    answerOf(api.GET(path, { params: { path: { kind, id } }, signal: ended.signal })).then(
      ({ mine }) => setLoaded(mine && { mine, loadedAt: Date.now() }),
      // The page works without it.
      (cause: unknown) => ended.signal.aborted || console.warn(cause),
    )
    return () => ended.abort()
  }, [store, kind, id, nSent])
  return loaded
}
