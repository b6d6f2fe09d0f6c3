import { Button } from '@edbazaar/ui/Button'
import { ErrorState } from '@edbazaar/ui/ErrorState'
import { messages } from './messages'

interface SchoolLoadErrorProps {
  error: string
  onRetry: () => void
}

/** Shown in place of a school that could not be loaded. */
export function SchoolLoadError({ error, onRetry }: SchoolLoadErrorProps) {
  return (
    <ErrorState
      title={messages.notLoaded}
      actions={
        <Button variant="main" onClick={onRetry}>
          {messages.retry}
        </Button>
      }
    >
      {error}
    </ErrorState>
  )
}
