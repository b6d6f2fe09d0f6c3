import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ClaimLine } from '@edbazaar/ui/ClaimLine'
import type { ModerationCase } from '../case-types'
import { minutesLeft } from '../moments'
import { messages } from './messages'
import { useClaim } from './use-claim'

interface CaseClaimProps {
  opened: ModerationCase
  now: number
}

/** The admin who works on the case, with buttons that start, extend and end a claim. */
export function CaseClaim({ opened: { row, rights }, now }: CaseClaimProps) {
  const t = useMessages(messages)
  const { claim, release, isBusy } = useClaim()
  if (row.decision !== null) return null
  const left = row.claim === null ? 0 : minutesLeft(row.claim.until, now)
  if (row.claim !== null && left > 0 && !row.claim.is_mine)
    return (
      <ClaimLine
        isOther
        title={t(messages.claimedByOther(row.claim.by.name, left))}
        actions={
          <Button loading={isBusy} onClick={() => void claim(row, true)}>
            {t(messages.takeOver)}
          </Button>
        }
      >
        {t(messages.claimedText)}
      </ClaimLine>
    )
  if (row.claim !== null && left > 0)
    return (
      <ClaimLine
        title={t(messages.claimedByYou(left))}
        actions={
          <>
            <Button variant="bare" loading={isBusy} onClick={() => void claim(row, false)}>
              {t(messages.extend)}
            </Button>
            <Button variant="bare" disabled={isBusy} onClick={() => void release(row)}>
              {t(messages.release)}
            </Button>
          </>
        }
      />
    )
  if (!rights.claim) return null
  return (
    <ClaimLine
      title={t(messages.claimHint)}
      actions={
        <Button variant="bare" loading={isBusy} onClick={() => void claim(row, false)}>
          {t(messages.claim)}
        </Button>
      }
    />
  )
}
