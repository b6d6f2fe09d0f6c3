import { type ReactNode, Suspense, use } from 'react'
import type { Deferrable } from '../load-home'

interface DeferredProps<Value> {
  value: Deferrable<Value>
  /** Shown while the value loads. */
  fallback: ReactNode
  children: (value: Value) => ReactNode
}

/** Renders a value once it is available. */
export function Deferred<Value>({ fallback, ...resolved }: DeferredProps<Value>) {
  return (
    <Suspense fallback={fallback}>
      <Resolved {...resolved} />
    </Suspense>
  )
}

function Resolved<Value>({ value, children }: Omit<DeferredProps<Value>, 'fallback'>) {
  return children(value instanceof Promise ? use(value) : value)
}
