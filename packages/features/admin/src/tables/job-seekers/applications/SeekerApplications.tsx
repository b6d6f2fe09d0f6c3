import type { AdminJobSeeker } from '@edbazaar/api-client'
import { importWithRetry, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatCount } from '@edbazaar/ui/formatting'
import { lazy, Suspense, useState } from 'react'
import { messages } from './messages'

const SeekerApplicationsDialog = lazy(() =>
  importWithRetry(() => import('./SeekerApplicationsDialog')),
)

/** How many applications a job seeker sent; it opens their list. */
export function SeekerApplications({ seeker }: { seeker: AdminJobSeeker }) {
  const t = useMessages(messages)
  const [isOpen, setIsOpen] = useState(false)
  const { applications, name } = seeker
  if (applications === 0) return formatCount(0)
  return (
    <>
      <Button
        variant="bare"
        aria-label={t(messages.open(applications, name))}
        onClick={() => setIsOpen(true)}
      >
        {formatCount(applications)}
      </Button>
      {isOpen && (
        <Suspense>
          <SeekerApplicationsDialog seeker={seeker} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
