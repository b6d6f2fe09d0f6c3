import { type AdminEnquiry, answerOf, type InvalidReview } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Link } from '@edbazaar/ui/Link'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { TextArea } from '@edbazaar/ui/TextArea'
import { useStore } from 'jotai'
import { useState } from 'react'
import { inboxPath } from '../inbox-path'
import { enquiryMessages as messages } from '../messages'
import { ClaimFacts } from './ClaimFacts'

type Outcome = Exclude<InvalidReview, 'open'>

interface ReviewDialogProps {
  enquiry: AdminEnquiry
  onClose: () => void
}

/** Decides whether an enquiry that its desk marked as invalid stays closed. */
export function ReviewDialog({ enquiry, onClose }: ReviewDialogProps) {
  const t = useMessages(messages)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [note, setNote] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const { review, isBusy } = useReview(enquiry)
  const isReopened = outcome === 'overturned'
  async function send() {
    setHasTried(true)
    if (outcome === null) return
    const written = isReopened ? note.trim() : ''
    if (await review({ outcome, ...(written !== '' && { note: written }) })) onClose()
  }
  return (
    <Dialog
      isOpen
      title={t(messages.reviewOf(enquiry.reference))}
      description={
        enquiry.invalid_reason === null ? undefined : t(messages.reasons[enquiry.invalid_reason])
      }
      closeLabel={t(messages.close)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button variant="main" loading={isBusy} onClick={() => void send()}>
            {t(messages.decide)}
          </Button>
        </>
      }
    >
      <ClaimFacts enquiry={enquiry} />
      <p>
        <Link href={inboxPath(enquiry)}>{t(messages.openEnquiry)}</Link>
      </p>
      <RadioGroup
        legend={t(messages.isInvalid)}
        value={outcome}
        error={hasTried && outcome === null ? t(messages.choose) : undefined}
        options={[
          { value: 'upheld', label: t(messages.upheld), hint: t(messages.upheldHint) },
          { value: 'overturned', label: t(messages.overturned), hint: t(messages.overturnedHint) },
        ]}
        onValueChange={(chosen) => setOutcome(chosen === 'upheld' ? 'upheld' : 'overturned')}
      />
      {isReopened && (
        <TextArea
          label={t(messages.note)}
          rows={2}
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
    </Dialog>
  )
}

/** Sends a review. If another admin was first, the page loads again and a toast says so. */
function useReview({ enquiry_id: id, reference }: AdminEnquiry) {
  const t = useMessages(messages)
  const store = useStore()
  const { run, isBusy } = usePageRequest()
  /** Resolves to whether it is decided. */
  async function review(body: { outcome: Outcome; note?: string }): Promise<boolean> {
    const decided = await run(
      (api) =>
        answerOf(
          api.POST('/admin/enquiries/{id}/invalid-review', { params: { path: { id } }, body }),
        ),
      { reloadsOn: [409] },
    )
    if (decided === null) return false
    store.set(showToastAtom, { type: 'info', message: t(messages.done[body.outcome](reference)) })
    return true
  }
  return { review, isBusy }
}
