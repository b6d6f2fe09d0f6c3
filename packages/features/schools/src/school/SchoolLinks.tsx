import {
  askToSignInAtom,
  isPlainClick,
  paths,
  useMessages,
  useSession,
} from '@edbazaar/feature-platform'
import { reportPanelAtom, schoolClaimPanelAtom } from '@edbazaar/feature-platform/report-panel'
import { Link } from '@edbazaar/ui/Link'
import { useSetAtom } from 'jotai'
import { claimPath, isClaimable } from './claim-url'
import { messages } from './messages'
import type { SchoolDetails } from './school-details'

type LinkedSchool = Pick<SchoolDetails, 'id' | 'slug' | 'name'>

interface ClaimLinkProps {
  school: LinkedSchool & Pick<SchoolDetails, 'accepts_enquiries'>
}

/**
 * Asks to manage a school that has no owner, after signing in. Without scripts it leads to the contact
 * form.
 */
export function ClaimLink({ school }: ClaimLinkProps) {
  const { id, slug, name } = school
  const t = useMessages(messages)
  const isSignedIn = useSession() !== null
  const claim = useSetAtom(schoolClaimPanelAtom)
  const askToSignIn = useSetAtom(askToSignInAtom)
  if (!isClaimable(school)) return null
  return (
    <Link
      href={paths.contactAboutSchool('listing', slug)}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        if (isSignedIn) claim({ id, name })
        else askToSignIn(claimPath(slug))
      }}
    >
      {t(messages.yours)}
    </Link>
  )
}

/** Reports a mistake. Without scripts it leads to the contact form. */
export function CorrectionLink({ school: { id, slug, name } }: { school: LinkedSchool }) {
  const t = useMessages(messages)
  const report = useSetAtom(reportPanelAtom)
  return (
    <Link
      href={paths.contactAboutSchool('correction', slug)}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        report({ kind: 'school', id, name, isMistake: true })
      }}
    >
      {t(messages.reportMistake)}
    </Link>
  )
}
