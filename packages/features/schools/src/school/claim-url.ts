import { paths, useSession } from '@edbazaar/feature-platform'
import { schoolClaimPanelAtom } from '@edbazaar/feature-platform/report-panel'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { SchoolDetails } from './school-details'

const hash = '#claim'

/** The page of a school, which then opens the request to manage it. */
export const claimPath = (slug: string) => paths.school(slug) + hash

/** Whether the school has no owner, so that a user can ask to manage it. */
export const isClaimable = (school: Pick<SchoolDetails, 'accepts_enquiries'>) =>
  !school.accepts_enquiries

/** Opens the request to manage the school for a user who comes from `claimPath`, once. */
export function useClaimFromUrl(
  school: Pick<SchoolDetails, 'id' | 'name' | 'accepts_enquiries'>,
): void {
  const { id, name } = school
  const { pathname, search, hash: current } = useLocation()
  const navigate = useNavigate()
  const claim = useSetAtom(schoolClaimPanelAtom)
  const isAsked = useSession() !== null && current === hash
  const openClaim = useEffectEvent(() => {
    if (isClaimable(school)) claim({ id, name })
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (isAsked) openClaim()
  }, [isAsked])
}
