import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { ErrorState } from '@edbazaar/ui/ErrorState'
import { useRevalidator } from 'react-router-dom'
import { messages, statusWords } from './messages'
import { paths } from './paths'

/** In place of a page that can't be shown: 404 for what is not there, else our own fault. */
export function StatusScreen({ status }: { status: number }) {
  return status === 404 ? <NotFoundScreen /> : <FailedScreen status={status} />
}

/** Nothing is at the address. */
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

/** The page failed. To try once more helps wherever it is not the account that may not. */
function FailedScreen({ status }: { status: number }) {
  const { revalidate, state } = useRevalidator()
  const { title, text } = statusWords(status)
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
