import type { RefCallback, RefObject } from 'react'

/** Combines a callback ref and a ref object into one ref. */
export function joinRefs<Instance>(
  callbackRef: RefCallback<Instance>,
  refObject: RefObject<Instance | null>,
): RefCallback<Instance> {
  return (element) => {
    callbackRef(element)
    refObject.current = element
  }
}
