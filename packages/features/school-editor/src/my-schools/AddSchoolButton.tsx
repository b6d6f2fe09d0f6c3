import type { ListingLimits } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { PlusIcon } from '@edbazaar/ui/Icon'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { useId } from 'react'
import { useSchoolPanel } from '../use-school-panel'
import { messages } from './messages'

/** Opens the form of a new school; disabled with a reason if the plan allows no more schools. */
export function AddSchoolButton({ limits }: { limits: ListingLimits }) {
  const t = useMessages(messages)
  const { open } = useSchoolPanel()
  const reasonId = useId()
  const { is_limit_exceeded: isLimitReached, schools } = limits
  return (
    <>
      <Button
        variant="main"
        disabled={isLimitReached}
        aria-describedby={isLimitReached ? reasonId : undefined}
        onClick={() => open({ panel: 'add-school' })}
      >
        <PlusIcon />
        {t(messages.add)}
      </Button>
      {isLimitReached && (
        <VisuallyHidden id={reasonId}>{t(messages.limitReason(schools))}</VisuallyHidden>
      )}
    </>
  )
}
