import { Children, type ComponentProps, type ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { XIcon } from '../Icon/icons'
import { Anchor, type AnchorProps } from '../Link/LinkProvider'
import * as styles from './Chip.css'

interface ChipWords {
  /** The selected filter value: "CBSE". */
  label: string
  /** Spoken after the label. @default 'remove' */
  removeLabel?: string
}

export interface ChipProps extends ChipWords, Omit<ComponentProps<'button'>, 'children'> {}

/** A selected filter value; pressing it removes it. */
export function Chip({
  label,
  removeLabel = 'remove',
  className,
  type = 'button',
  ...rest
}: ChipProps) {
  return (
    <button
      type={type}
      aria-label={`${label}, ${removeLabel}`}
      className={joinClasses(styles.chip, className)}
      {...rest}
    >
      {label}
      <XIcon size="small" />
    </button>
  )
}

export interface ChipLinkProps extends ChipWords, Omit<AnchorProps, 'children'> {}

/** A selected filter value as a link to the list without it. It works without scripts. */
export function ChipLink({ label, removeLabel = 'remove', className, ...rest }: ChipLinkProps) {
  return (
    <Anchor
      aria-label={`${label}, ${removeLabel}`}
      className={joinClasses(styles.chip, className)}
      {...rest}
    >
      {label}
      <XIcon size="small" />
    </Anchor>
  )
}

export interface ChipListProps extends Omit<ComponentProps<'ul'>, 'aria-label'> {
  /** Accessible name of the list. @default 'Selected filters' */
  label?: string
  /** The chips, and links such as "Clear all". Each becomes a list item. */
  children: ReactNode
}

/** Chips in one line that scrolls sideways on a phone. */
export function ChipList({
  label = 'Selected filters',
  className,
  children,
  ...rest
}: ChipListProps) {
  return (
    <ul aria-label={label} className={joinClasses(styles.list, className)} {...rest}>
      {Children.map(children, (child) => (child ? <li>{child}</li> : null))}
    </ul>
  )
}
