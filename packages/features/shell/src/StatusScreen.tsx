import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { ErrorState } from '@edbazaar/ui/ErrorState'
import { useRevalidator } from 'react-router-dom'
import { messages, statusText } from './messages'
import { paths } from './paths'

/** Replaces a page that cannot be shown. */
export function StatusScreen({ status }: { status: number }) {
  return status === 404 ? <NotFoundScreen /> : <FailedScreen status={status} />
}

function NotFoundScreen() {
  const actions = (
    <>
      <ButtonLink href={paths.search} variant="main">
        {messages.search}
      </ButtonLink>
      <ButtonLink href={paths.schools}>{messages.allSchools}</ButtonLink>
    </>
  )
  return (
    <EmptyState level={1} title={messages.notFoundTitle} actions={actions}>
      {messages.notFoundText}
    </EmptyState>
  )
}

/** Offers Retry, except for 403: trying again does not give an account access. */
function FailedScreen({ status }: { status: number }) {
  const { revalidate, state } = useRevalidator()
  const { title, text } = statusText(status)
  const actions = (
    <>
      {status === 403 ? (
        <ButtonLink href={paths.contactUs} variant="main">
          {messages.write}
        </ButtonLink>
      ) : (
        <Button variant="main" loading={state === 'loading'} onClick={() => void revalidate()}>
          {messages.retry}
        </Button>
      )}
      <ButtonLink href={paths.home}>{messages.goHome}</ButtonLink>
    </>
  )
  return (
    <ErrorState level={1} title={title} actions={actions}>
      {text}
    </ErrorState>
  )
}
