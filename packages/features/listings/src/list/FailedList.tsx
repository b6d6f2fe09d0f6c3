import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { ErrorState } from '@edbazaar/ui/ErrorState'
import { useRevalidator } from 'react-router-dom'
import type { ListLoadError } from './list-loader'
import { messages } from './messages'

interface FailedListProps {
  loadError: ListLoadError | null
  /** The path of this list for the whole country. */
  countryPath: string
  isLoading: boolean
}

/** Shown when the place is unknown or the API failed. The filters stay selected. */
export function FailedList({ loadError, countryPath, isLoading }: FailedListProps) {
  const { revalidate, state } = useRevalidator()
  if (loadError === 'unknown-place') {
    return (
      <EmptyState
        title={messages.unknownPlaceTitle}
        actions={<ButtonLink href={countryPath}>{messages.wholeCountry}</ButtonLink>}
      >
        {messages.unknownPlaceText}
      </EmptyState>
    )
  }
  return (
    <ErrorState
      title={messages.failedTitle}
      actions={
        <Button
          variant="main"
          loading={isLoading || state === 'loading'}
          onClick={() => void revalidate()}
        >
          {messages.retry}
        </Button>
      }
    >
      {messages.failedText}
    </ErrorState>
  )
}
