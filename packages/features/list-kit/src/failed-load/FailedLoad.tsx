import { Button } from '@edbazaar/ui/Button'
import { ErrorState } from '@edbazaar/ui/ErrorState'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router-dom'

interface FailedLoadProps {
  title: string
  retryLabel: string
  /** What to do. */
  children: ReactNode
}

/** Replaces what the page's loader could not load; the button runs the loader again. */
export function FailedLoad({ title, retryLabel, children }: FailedLoadProps) {
  const { revalidate, state } = useRevalidator()
  return (
    <ErrorState
      title={title}
      actions={
        <Button variant="main" loading={state === 'loading'} onClick={() => void revalidate()}>
          {retryLabel}
        </Button>
      }
    >
      {children}
    </ErrorState>
  )
}
