import { ApiError, answerOf, type MyWaitlist } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { bookingPaths, showToastAtom, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { formatMoment } from '@edbazaar/ui/formatting'
import { Notice } from '@edbazaar/ui/Notice'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import * as partStyles from '../parts/parts.css'
import { messages } from './messages'
import * as styles from './waitlist.css'

interface OfferCardProps {
  entry: MyWaitlist
  offer: NonNullable<MyWaitlist['offer']>
  /** The current time in milliseconds. */
  now: number
}

/** Seats that are free for the family: accept them, or answer later. */
export function OfferCard({ entry, offer, now }: OfferCardProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  const [refusal, setRefusal] = useState<string | null>(null)
  const isFewer = offer.seats < entry.party.length
  const [chosen, setChosen] = useState(() => entry.party.slice(0, offer.seats).map(({ id }) => id))
  async function answer(given: 'accept' | 'later') {
    setRefusal(null)
    if (given === 'accept' && (chosen.length === 0 || chosen.length > offer.seats))
      return setRefusal(t(messages.whichChildren(offer.seats)))
    const params = { path: { id: entry.id } }
    const body = {
      offer_id: offer.id,
      answer: given,
      ...(given === 'accept' && { children: chosen }),
    }
    await run((api) => answerOf(api.POST('/my-waitlists/{id}/answer', { params, body })), {
      async onSuccess() {
        const kept = entry.passes === 0 ? messages.kept : messages.left
        showToast({ type: 'success', message: t(given === 'accept' ? messages.accepted : kept) })
        if (given === 'accept') await navigate(bookingPaths.mine)
        else await revalidate()
      },
      onFailure(cause) {
        if (!(cause instanceof ApiError) || ![400, 409].includes(cause.status)) return false
        setRefusal(cause.message)
        return true
      },
    })
  }
  return (
    <section aria-labelledby="offer-title" className={partStyles.card}>
      <h2 id="offer-title" className={partStyles.cardTitle}>
        {t(messages.offerTitle(offer.seats))}
      </h2>
      <p>
        {t(messages.offerText(formatMoment(offer.expires_at, { now, locale, inSentence: true })))}
      </p>
      {isFewer && (
        <fieldset className={styles.children}>
          <legend>{t(messages.whichChildren(offer.seats))}</legend>
          {entry.party.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                setChosen((now) => (checked ? [...now, id] : now.filter((each) => each !== id)))
              }
            />
          ))}
        </fieldset>
      )}
      {refusal !== null && <Notice tone="bad">{refusal}</Notice>}
      <div className={partStyles.buttons}>
        <Button variant="main" loading={isBusy} onClick={() => void answer('accept')}>
          {t(messages.accept)}
        </Button>
        <Button onClick={() => void answer('later')}>{t(messages.later)}</Button>
      </div>
      <p className={partStyles.quiet}>
        {t(entry.passes === 0 ? messages.laterText : messages.laterLast)}
      </p>
    </section>
  )
}
