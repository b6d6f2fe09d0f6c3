import { paths, unreachable, useMessages } from '@edbazaar/feature-platform'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { ErrorState } from '@edbazaar/ui/ErrorState'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messages } from './messages'
import { serverAnswers } from './server-answers'
import { statusText } from './status-texts'

interface StatusScreenProps {
  status: number
  /** The action of Retry if loading the page's data again is not enough. */
  reload?: (() => void) | null
}

/** Replaces a page that cannot be shown. */
export function StatusScreen({ status, reload = null }: StatusScreenProps) {
  return status === 404 || status === 410 ? (
    <NotFoundScreen status={status} />
  ) : (
    <FailedScreen status={status} reload={reload} />
  )
}

function NotFoundScreen({ status }: { status: number }) {
  const t = useMessages(messages)
  const { title, text } = statusText(status)

  const actions = (
    <>
      <ButtonLink href={paths.search} variant="main">
        {t(messages.search)}
      </ButtonLink>
      <ButtonLink href={paths.schools}>{t(messages.allSchools)}</ButtonLink>
    </>
  )
  return (
    <EmptyState level={1} title={t(title)} actions={actions}>
      {t(text)}
    </EmptyState>
  )
}

/** Offers Retry, except for 403: trying again does not give an account access. */
function FailedScreen({ status, reload }: Required<StatusScreenProps>) {
  const t = useMessages(messages)
  const { revalidate, state } = useRevalidator()
  const [isRetrying, setIsRetrying] = useState(false)
  async function retry() {
    setIsRetrying(true)
    // Without a connection the page stays: the browser has nothing better to show.
    if (status !== unreachable || (await serverAnswers())) await (reload ?? revalidate)()
    setIsRetrying(false)
  }
  const { title, text } = statusText(status)
  const actions = (
    <>
      {status === 403 ? (
        <ButtonLink href={paths.contactUs} variant="main">
          {t(messages.write)}
        </ButtonLink>
      ) : (
        <Button
          variant="main"
          loading={isRetrying || state === 'loading'}
          onClick={() => void retry()}
        >
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
