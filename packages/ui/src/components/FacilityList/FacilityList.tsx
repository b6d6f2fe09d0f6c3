import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { NotProvided } from '../NotProvided/NotProvided'
import * as styles from './FacilityList.css'

export interface Facility {
  /** "Science labs". */
  name: string
  /** Language of the name if it differs from the page. */
  lang?: string | undefined
  /** Null if not provided. */
  has: boolean | null
}

export interface FacilityGroup {
  /** "Learning", "Sport". */
  title: string
  /** In the order shown. */
  facilities: readonly Facility[]
}

export interface FacilityListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** By category, in the order shown. */
  groups: readonly FacilityGroup[]
  /** After the name of a facility that the school does not have. @default 'none' */
  noneLabel?: string
}

/** Facilities that a school has, does not have or has not provided, by category. */
export function FacilityList({
  groups,
  noneLabel = 'none',
  className,
  ...rest
}: FacilityListProps) {
  return (
    <div className={joinClasses(styles.groups, className)} {...rest}>
      {groups.map((group) => (
        <section key={group.title}>
          <h3 className={styles.title}>{group.title}</h3>
          <ul>
            {group.facilities.map((facility) => (
              <FacilityLine key={facility.name} facility={facility} noneLabel={noneLabel} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface FacilityLineProps {
  facility: Facility
  noneLabel: string
}

function FacilityLine({ facility: { name, lang, has }, noneLabel }: FacilityLineProps) {
  return (
    <li className={styles.facility} data-has={has === null ? 'unknown' : has ? 'yes' : 'no'}>
      <span>
        {lang === undefined ? name : <span lang={lang}>{name}</span>}
        {has === false && <span className={styles.quiet}>: {noneLabel}</span>}
        {has === null && (
          <>
            <br />
            <NotProvided />
          </>
        )}
      </span>
    </li>
  )
}
