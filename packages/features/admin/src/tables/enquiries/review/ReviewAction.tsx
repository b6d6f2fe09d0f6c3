import type { AdminEnquiry } from '@edbazaar/api-client'
import { importWithRetry, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { lazy, Suspense, useState } from 'react'
import { enquiryMessages as messages } from '../messages'

/** Opens the review of an enquiry that its desk marked as invalid. */
export function ReviewAction({ enquiry }: { enquiry: AdminEnquiry }) {
  const t = useMessages(messages)
  const [isOpen, setIsOpen] = useState(false)
  if (enquiry.invalid_review !== 'open') return null
  return (
    <>
      <Button aria-label={t(messages.reviewOf(enquiry.reference))} onClick={() => setIsOpen(true)}>
        {t(messages.review)}
      </Button>
      {isOpen && (
        <Suspense>
          <ReviewDialog enquiry={enquiry} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const ReviewDialog = lazy(async () => {
  const { ReviewDialog: Loaded } = await importWithRetry(() => import('./ReviewDialog'))
  return { default: Loaded }
})
