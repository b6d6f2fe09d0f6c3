import type { RefCallback } from 'react'

/**
 * A ref that sets custom properties, because the Content-Security-Policy blocks style attributes in
 * the HTML.
 */
export const withProperties =
  (properties: Readonly<Record<`--${string}`, number>>): RefCallback<HTMLElement> =>
  (element) => {
    for (const [name, value] of Object.entries(properties))
      element?.style.setProperty(name, String(value))
  }
