import type { ReactNode } from 'react'
import type { Image } from '../ResponsiveImage/ResponsiveImage'

/** One of the compared records. */
export interface CompareColumn {
  /** URL of its page. */
  href: string
  /** Column heading and link text. */
  name: string
  /** Above the name; decorative. */
  image: Image
  /** Under the name, such as "Remove". */
  action?: ReactNode
}
