import type { AdminJobSeeker } from '@edbazaar/api-client'
import { importWithRetry, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { Button } from '@edbazaar/ui/Button'
import { formatCount } from '@edbazaar/ui/formatting'
import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messages } from './messages'

const SeekerApplicationsDialog = lazy(() =>
  importWithRetry(() => import('./SeekerApplicationsDialog')),
)

/** The number of a job seeker's applications, and of those that are held; it opens their list. */
export function SeekerApplications({ seeker }: { seeker: AdminJobSeeker }) {
  const t = useMessages(messages)
  const [isOpen, setIsOpen] = useState(false)
  const [hasReleased, setHasReleased] = useState(false)
  const { revalidate } = useRevalidator()
  const { applications, held_applications: held, name } = seeker
  if (applications === 0) return formatCount(0)
  function onClose() {
    setIsOpen(false)
    if (hasReleased) void revalidate()
  }
  return (
    <>
      <Button
        variant="bare"
        aria-label={t(messages.open(applications, name))}
        onClick={() => setIsOpen(true)}
      >
        {formatCount(applications)}
      </Button>
      {held > 0 && <Badge tone="accent">{t(messages.heldCount(held))}</Badge>}
      {isOpen && (
        <Suspense>
          <SeekerApplicationsDialog
            seeker={seeker}
            onReleased={() => setHasReleased(true)}
            onClose={onClose}
          />
        </Suspense>
      )}
    </>
  )
}
