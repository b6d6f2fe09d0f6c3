import { paths, useMessages } from '@edbazaar/feature-platform'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { ErrorState } from '@edbazaar/ui/ErrorState'
import { useRevalidator } from 'react-router-dom'
import { messages } from './messages'
import { statusText } from './status-texts'

/** Replaces a page that cannot be shown. */
export function StatusScreen({ status }: { status: number }) {
  return status === 404 ? <NotFoundScreen /> : <FailedScreen status={status} />
}

function NotFoundScreen() {
  const t = useMessages(messages)

  const actions = (
    <>
      <ButtonLink href={paths.search} variant="main">
        {t(messages.search)}
      </ButtonLink>
      <ButtonLink href={paths.schools}>{t(messages.allSchools)}</ButtonLink>
    </>
  )
  return (
    <EmptyState level={1} title={t(messages.notFoundTitle)} actions={actions}>
      {t(messages.notFoundText)}
    </EmptyState>
  )
}

/** Offers Retry, except for 403: trying again does not give an account access. */
function FailedScreen({ status }: { status: number }) {
  const t = useMessages(messages)

  const { revalidate, state } = useRevalidator()
  const { title, text } = statusText(status)
  const actions = (
    <>
      {status === 403 ? (
        <ButtonLink href={paths.contactUs} variant="main">
          {t(messages.write)}
        </ButtonLink>
      ) : (
        <Button variant="main" loading={state === 'loading'} onClick={() => void revalidate()}>
          {t(messages.retry)}
        </Button>
      )}
      <ButtonLink href={paths.home}>{t(messages.goHome)}</ButtonLink>
    </>
  )
  return (
    <ErrorState level={1} title={t(title)} actions={actions}>
      {t(text)}
    </ErrorState>
  )
}
