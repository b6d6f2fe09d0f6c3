import type { ListingLimits } from '@edbazaar/api-client'
import { Button } from '@edbazaar/ui/Button'
import { formatCount } from '@edbazaar/ui/formatting'
import { PlusIcon } from '@edbazaar/ui/Icon'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { useId } from 'react'
import { useSchoolPanel } from '../panels/use-school-panel'
import { messages } from './messages'

/** Opens the form of a new school; where the plan allows no further one it says so. */
export function AddSchoolButton({ limits }: { limits: ListingLimits }) {
  const { open } = useSchoolPanel()
  const reasonId = useId()
  const { is_limit_exceeded: isFull, schools } = limits
  return (
    <>
      <Button
        variant="main"
        disabled={isFull}
        aria-describedby={isFull ? reasonId : undefined}
        onClick={() => open({ panel: 'add-school' })}
      >
        <PlusIcon />
        {messages.add}
      </Button>
      {isFull && (
        <VisuallyHidden id={reasonId}>{messages.limitReason(formatCount(schools))}</VisuallyHidden>
      )}
    </>
  )
}
