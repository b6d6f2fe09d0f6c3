import type { AdminEnquiry } from '@edbazaar/api-client'
import { dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatDay, languageOf } from '@edbazaar/ui/formatting'
import { Notice } from '@edbazaar/ui/Notice'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { facts } from '../../cells/facts.css'
import { enquiryMessages as messages } from '../messages'
import { useEnquiry } from './use-enquiry'

/** The parent's text, the desk's reason for marking it as invalid, and the parent's answer. */
export function ClaimFacts({ enquiry }: { enquiry: AdminEnquiry }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { state, value: loaded } = useEnquiry(enquiry.enquiry_id)
  if (state === 'failed') return <Notice tone="bad" title={t(messages.claimFailed)} />
  const claim = loaded?.invalid.claim ?? null
  const asked = loaded?.timeline.find(({ kind }) => kind === 'enquiry')
  const by = claim === null ? null : (claim.by?.name ?? t(messages.formerMember))
  const day = claim && formatDay(dayInIndia(claim.at), { withYear: true, locale })
  const lines = [
    { term: messages.asked, text: asked?.text ?? null },
    { term: messages.claimedBy, text: claim && `${by}, ${day}` },
    { term: messages.evidence, text: claim?.evidence ?? null },
    { term: messages.answer, text: claim?.parent_answer ?? null },
  ]
  return (
    <dl className={facts} aria-busy={loaded === null || undefined}>
      {lines.map(({ term, text }) => (
        <div key={term.id}>
          <dt>{t(term)}</dt>
          <dd lang={text === null ? undefined : languageOf(text)}>
            {loaded === null ? <Skeleton /> : text || t(messages.nothing)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
