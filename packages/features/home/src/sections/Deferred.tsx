import { type ReactNode, Suspense, use } from 'react'
import type { Deferrable } from '../load-home'

interface DeferredProps<Value> {
  value: Deferrable<Value>
  /** Keeps the room while the value is on its way. */
  fallback: ReactNode
  children: (value: Value) => ReactNode
}

/** What a value becomes once it is there. */
export function Deferred<Value>({ fallback, ...arrived }: DeferredProps<Value>) {
  return (
    <Suspense fallback={fallback}>
      <Arrived {...arrived} />
    </Suspense>
  )
}

function Arrived<Value>({ value, children }: Omit<DeferredProps<Value>, 'fallback'>) {
  return children(value instanceof Promise ? use(value) : value)
}
