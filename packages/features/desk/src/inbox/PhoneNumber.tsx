import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { telNumber, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Link } from '@edbazaar/ui/Link'
import { useAtom } from 'jotai'
import * as styles from './details.css'
import type { Enquiry } from './enquiry-types'
import { messages } from './messages'
import { dueMoment } from './moments'
import { revealedAtom } from './revealed'

interface PhoneNumberProps {
  enquiry: Enquiry
  /** The number with most digits hidden. */
  hint: string
  now: number
}

/** The masked number. Showing it is logged, and the parent sees who opened it. */
export function PhoneNumber({ enquiry, hint, now }: PhoneNumberProps) {
  const t = useMessages(messages)
  const [revealed, setRevealed] = useAtom(revealedAtom)
  const { run, isBusy } = usePageRequest()
  const phone = revealed[enquiry.id]?.phone
  const refusal = useRefusalToShow(enquiry, now)
  async function show() {
    const contact = await run((api) =>
      answerOf(
        api.POST('/desk/enquiries/{id}/reveal', {
          params: { path: { id: enquiry.id } },
          body: { field: 'phone' },
        }),
      ),
    )
    if (contact !== null) setRevealed((all) => ({ ...all, [enquiry.id]: contact }))
  }
  if (phone !== undefined)
    return (
      <>
        <Link href={`tel:${telNumber(phone)}`}>{phone}</Link>
        <small className={styles.detail} role="status">
          {t(messages.parentSaw)}
        </small>
      </>
    )
  return (
    <>
      <span className={styles.number}>{hint}</span>{' '}
      {refusal === null && (
        <Button
          variant="bare"
          className={styles.inlineButton}
          loading={isBusy}
          aria-label={t(messages.showPhone(enquiry.name ?? t(messages.nameHidden)))}
          onClick={() => void show()}
        >
          {t(messages.show)}
        </Button>
      )}
      <small className={styles.detail}>{refusal ?? t(messages.parentSees)}</small>
    </>
  )
}

/** The reason why the number cannot be opened now; null if it can. */
function useRefusalToShow({ consent, my_rights: rights }: Enquiry, now: number): string | null {
  const t = useMessages(messages)
  const locale = useLocale()
  if (!rights.reveal) return t(messages.phoneRole)
  const channels = consent.now.filter(({ channel }) => channel !== 'email')
  if (channels.some(({ state }) => state === 'allowed')) return null
  const next = channels.find(({ next_at }) => next_at !== null)?.next_at ?? null
  return next === null
    ? t(messages.phoneNotPermitted)
    : t(messages.phoneFrom(dueMoment(next, { now, locale })))
}
