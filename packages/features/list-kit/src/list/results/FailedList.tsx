import { useMessages } from '@edbazaar/feature-platform'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { ErrorState } from '@edbazaar/ui/ErrorState'
import { useRevalidator } from 'react-router-dom'
import type { ListLoadError } from '../list-loader'
import { messages } from '../messages'

interface FailedListProps {
  loadError: ListLoadError | null
  /** The path of this list for the whole country. */
  countryPath: string
  isLoading: boolean
}

/** Shown when the place is unknown or the API failed. The filters stay selected. */
export function FailedList({ loadError, countryPath, isLoading }: FailedListProps) {
  const t = useMessages(messages)
  const { revalidate, state } = useRevalidator()
  if (loadError === 'unknown-place') {
    return (
      <EmptyState
        title={t(messages.unknownPlaceTitle)}
        actions={<ButtonLink href={countryPath}>{t(messages.wholeCountry)}</ButtonLink>}
      >
        {t(messages.unknownPlaceText)}
      </EmptyState>
    )
  }
  return (
    <ErrorState
      title={t(messages.failedTitle)}
      actions={
        <Button
          variant="main"
          loading={isLoading || state === 'loading'}
          onClick={() => void revalidate()}
        >
          {t(messages.retry)}
        </Button>
      }
    >
      {t(messages.failedText)}
    </ErrorState>
  )
}
