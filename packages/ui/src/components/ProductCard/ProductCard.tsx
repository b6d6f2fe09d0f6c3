import { Children, type ComponentProps, type ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import { formatRupees } from '../../formatting/numbers'
import { joinClasses } from '../../internal/join-classes'
import { Anchor } from '../Link/LinkProvider'
import { NotProvided } from '../NotProvided/NotProvided'
import { type Image, ResponsiveImage } from '../ResponsiveImage/ResponsiveImage'
import { Seats, type SeatsState } from '../Seats/Seats'
import { Skeleton } from '../Skeleton/Skeleton'
import * as styles from './ProductCard.css'

export interface ProductCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** URL of the product's page. */
  href: string
  /** The heading and link text. The language is detected. */
  name: string
  /** Square, 84 px; decorative. */
  image: Image
  /** Kind and place: "Tuition, Indiranagar, 0.6 km". */
  detail: string
  /** In rupees; null if not provided. */
  price: number | null
  /** Unit of the price: "a month". */
  priceUnit: string
  /** For whom: "Class 6–10" or "Age 5+". */
  audience?: string | undefined
  /** Availability with its label; omit it if not provided. */
  availability?: { state: SeatsState; label: string } | null | undefined
  /** Buttons at the end. */
  actions?: ReactNode
  /** Content below the card, such as a note. */
  below?: ReactNode
  /** Heading level of the name. @default 3 */
  level?: 2 | 3
}

/** A tuition, activity, camp or workshop in three lines beside its image. */
export function ProductCard({
  href,
  name,
  image,
  detail,
  price,
  priceUnit,
  audience,
  availability,
  actions,
  below,
  level = 3,
  className,
  ...rest
}: ProductCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article
      className={joinClasses(styles.card, className)}
      data-actions={actions ? '' : undefined}
      {...rest}
    >
      <ResponsiveImage {...image} alt="" shape="square" sizes="84px" />
      <div className={styles.text}>
        <Heading className={styles.name} lang={languageOf(name)}>
          <Anchor href={href} className={styles.link}>
            {name}
          </Anchor>
        </Heading>
        <p className={styles.detail}>{detail}</p>
        <p className={styles.offer}>
          <span>
            {price === null ? <NotProvided /> : <b>{formatRupees(price)}</b>}
            {price !== null && ` ${priceUnit}`}
          </span>
          {audience && <span>{audience}</span>}
          {availability && <Seats state={availability.state}>{availability.label}</Seats>}
        </p>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {below && <div className={styles.below}>{below}</div>}
    </article>
  )
}

/** Placeholder for a loading card, with the same layout. */
export function ProductCardSkeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div aria-hidden="true" className={joinClasses(styles.card, className)} {...rest}>
      <span className={styles.plateBar} />
      <div className={styles.text}>
        <div className={styles.name}>
          <Skeleton width="most" />
        </div>
        <div className={styles.detail}>
          <Skeleton width="half" />
        </div>
        <div className={styles.offer}>
          <Skeleton width="full" />
        </div>
      </div>
    </div>
  )
}

export interface ProductListProps extends ComponentProps<'ul'> {
  /** `ProductCard`s. */
  children: ReactNode
}

/** Product cards in one, two or three columns. */
export function ProductList({ className, children, ...rest }: ProductListProps) {
  return (
    <ul className={joinClasses(styles.list, className)} {...rest}>
      {Children.map(children, (card) => (card ? <li>{card}</li> : null))}
    </ul>
  )
}
