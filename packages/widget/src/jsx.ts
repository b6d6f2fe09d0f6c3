import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { EdBazaarSearchAttributes } from './attributes'
import type { EdBazaarSearchElement, EdBazaarSearchEventMap } from './events'

/** Listeners as React 19 attaches them to custom elements. */
type Listeners = {
  [Name in keyof EdBazaarSearchEventMap as `on${Name}`]?:
    | ((event: EdBazaarSearchEventMap[Name]) => void)
    | undefined
}

/** What `<edbazaar-search>` takes in JSX. */
export type EdBazaarSearchProps = DetailedHTMLProps<
  Omit<HTMLAttributes<EdBazaarSearchElement>, keyof EdBazaarSearchAttributes>,
  EdBazaarSearchElement
> &
  EdBazaarSearchAttributes &
  Listeners

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'edbazaar-search': EdBazaarSearchProps
    }
  }
}
