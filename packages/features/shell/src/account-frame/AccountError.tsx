import { paths, useMessages, useSession } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { RouteError } from '../RouteError'
import { useStatusHead } from '../use-document-head'
import { messages } from './messages'

/** Replaces a private page that did not load. */
export function AccountError() {
  const error = useRouteError()
  const session = useSession()
  const needsSecondFactor = isRouteErrorResponse(error) && error.data === 'second_factor_required'
  if (!needsSecondFactor || session === null) return <RouteError />
  return <SecondFactorNeeded userId={session.user.id} />
}

/** For an admin who must set up two-step sign-in before anything else. */
function SecondFactorNeeded({ userId }: { userId: number }) {
  const t = useMessages(messages)
  useStatusHead(403)
  const actions = (
    <ButtonLink href={`${paths.profileDetails(userId)}#security`} variant="main">
      {t(messages.setUpSecondFactor)}
    </ButtonLink>
  )
  return (
    <EmptyState level={1} title={t(messages.secondFactorTitle)} actions={actions}>
      {t(messages.secondFactorText)}
    </EmptyState>
  )
}
