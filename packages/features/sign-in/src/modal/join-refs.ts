import type { RefCallback, RefObject } from 'react'

/** One ref that gives an element to both. */
export function joinRefs<Of>(one: RefCallback<Of>, other: RefObject<Of | null>): RefCallback<Of> {
  return (element) => {
    one(element)
    other.current = element
  }
}
