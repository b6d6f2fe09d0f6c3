import type { ComponentProps, ReactNode } from 'react'
import { Anchor } from '../components/Link/LinkProvider'
import { type Image, ResponsiveImage } from '../components/ResponsiveImage/ResponsiveImage'
import { languageOf } from '../formatting/languages'
import { joinClasses } from './join-classes'
import type { Column } from './Timetable'
import * as styles from './timetable.css'
import * as factStyles from './timetable-facts.css'

export interface TimetableRowProps extends Omit<ComponentProps<'li'>, 'children'> {
  href: string
  name: string
  image: Image
  /** The line under the name. */
  detail: ReactNode
  /** Text of a seal after that line, such as "Recognition checked". */
  seal: string | undefined
  columns: readonly Column[]
  /** One for each column. */
  values: readonly ReactNode[]
  actions: ReactNode
  /** Content below the row, such as a note. */
  below: ReactNode
  level: 2 | 3
  isPriority: boolean
}

const looks = {
  plain: factStyles.fact,
  number: factStyles.rightFact,
  amount: factStyles.fees,
  seats: factStyles.seats,
}

/** A row: image, name with a line below, then the values. The whole row is a link. */
export function TimetableRow({
  href,
  name,
  image,
  detail,
  seal,
  columns,
  values,
  actions,
  below,
  level,
  isPriority,
  className,
  ...rest
}: TimetableRowProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li
      className={joinClasses(styles.entry, className)}
      data-actions={actions ? '' : undefined}
      {...rest}
    >
      <ResponsiveImage
        {...image}
        alt=""
        shape="square"
        sizes="114px"
        isPriority={isPriority}
        className={styles.image}
      />
      <div className={styles.who}>
        <Heading className={styles.name} lang={languageOf(name)}>
          <Anchor href={href} className={styles.link}>
            {name}
          </Anchor>
        </Heading>
        <p className={styles.place}>
          {detail}
          {seal && (
            <>
              <span className={styles.check} role="img" aria-label={seal} title={seal} />
              <span className={styles.checkLabel} aria-hidden="true">
                {seal}
              </span>
            </>
          )}
        </p>
      </div>
      <dl className={factStyles.facts}>
        {columns.map(({ head, look = 'plain' }, index) => (
          <div key={head} className={looks[look]}>
            <dt>{head}</dt>
            <dd>{values[index]}</dd>
          </div>
        ))}
      </dl>
      {actions && <div className={styles.actions}>{actions}</div>}
      {below && <div className={styles.below}>{below}</div>}
    </li>
  )
}

interface TimetableBarsProps extends Omit<ComponentProps<'li'>, 'children'> {
  columns: readonly Column[]
}

/** Placeholder for a loading row, with the same columns. */
export function TimetableBars({ columns, className, ...rest }: TimetableBarsProps) {
  return (
    <li aria-hidden="true" className={joinClasses(styles.entry, className)} {...rest}>
      <span className={joinClasses(styles.plateBar, styles.image)} />
      <div className={styles.who}>
        <span className={styles.name}>
          <span className={styles.bar} />
        </span>
        <span className={styles.shortBar} />
      </div>
      <dl className={factStyles.facts}>
        {columns.map(({ head }) => (
          <div key={head} className={factStyles.fact}>
            <dt>{head}</dt>
            <dd>
              <span className={styles.bar} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
