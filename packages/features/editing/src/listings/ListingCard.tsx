import type { Completeness } from '@edbazaar/api-client'
import { languageOf } from '@edbazaar/ui/formatting'
import { ResponsiveImage, type ResponsiveImageProps } from '@edbazaar/ui/ResponsiveImage'
import type { ReactNode } from 'react'
import { CompletenessNote } from '../completeness/CompletenessNote'
import type { EntityRef } from '../parts/UnsavedCount'
import * as styles from './listings.css'

interface ListingCardProps {
  entity: EntityRef
  name: string
  /** Renders the name, for example as a link. */
  heading: ReactNode
  image: Omit<ResponsiveImageProps, 'alt' | 'shape' | 'sizes' | 'className'>
  shape: styles.ListingImageShape
  /** Facts below the name. */
  facts: ReactNode
  completeness: Completeness
  /** The switch that shows or hides the listing. */
  visibility: ReactNode
  /** Two buttons. */
  buttons: ReactNode
  /** The menu with further actions. */
  menu: ReactNode
}

/** A school or store in the list of its owner. */
export function ListingCard({
  entity,
  name,
  heading,
  image,
  shape,
  facts,
  completeness,
  visibility,
  buttons,
  menu,
}: ListingCardProps) {
  return (
    <li className={styles.cards[shape]}>
      <ResponsiveImage
        {...image}
        alt=""
        shape={shape}
        sizes={`${styles.imageWidths[shape].wideScreen}px`}
        className={styles.image}
      />
      <div className={styles.details}>
        <h2 className={styles.name} lang={languageOf(name)}>
          {heading}
        </h2>
        {facts}
      </div>
      <div className={styles.progress}>
        <CompletenessNote entity={entity} completeness={completeness} />
      </div>
      <div className={styles.tools}>
        {visibility}
        <div className={styles.buttons}>
          {buttons}
          {menu}
        </div>
      </div>
    </li>
  )
}
