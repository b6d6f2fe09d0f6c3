import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ErrorState } from '@edbazaar/ui/ErrorState'
import { messages } from './messages'

interface SchoolLoadErrorProps {
  error: string
  onRetry: () => void
}

/** Shown in place of a school that could not be loaded. */
export function SchoolLoadError({ error, onRetry }: SchoolLoadErrorProps) {
  const t = useMessages(messages)
  return (
    <ErrorState
      title={t(messages.notLoaded)}
      actions={
        <Button variant="main" onClick={onRetry}>
          {t(messages.retry)}
        </Button>
      }
    >
      {error}
    </ErrorState>
  )
}
