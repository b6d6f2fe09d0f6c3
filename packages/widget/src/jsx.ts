import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { EdBazaarSearchAttributes } from './attributes'
import type { EdBazaarSearchElement, EdBazaarSearchEventMap } from './events'

/** Event listener props, as React 19 supports them on custom elements. */
type Listeners = {
  [Name in keyof EdBazaarSearchEventMap as `on${Name}`]?:
    | ((event: EdBazaarSearchEventMap[Name]) => void)
    | undefined
}

/** Props of `<edbazaar-search>` in JSX. */
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
