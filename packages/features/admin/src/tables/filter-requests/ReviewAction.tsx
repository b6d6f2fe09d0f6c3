import type { AdminFilterRequest } from '@edbazaar/api-client'
import { importWithRetry, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { lazy, Suspense, useState } from 'react'
import { filterRequestMessages as messages } from './messages'

/** Opens a request. */
export function ReviewAction({ request }: { request: AdminFilterRequest }) {
  const t = useMessages(messages)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button aria-label={t(messages.reviewOf(request.value))} onClick={() => setIsOpen(true)}>
        {t(messages.review)}
      </Button>
      {isOpen && (
        <Suspense>
          <ReviewDialog
            request={request}
            section={t(messages.sections[request.section])}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

const ReviewDialog = lazy(async () => {
  const { ReviewDialog: Loaded } = await importWithRetry(() => import('./review/ReviewDialog'))
  return { default: Loaded }
})
