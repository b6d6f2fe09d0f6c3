import { Children, type ComponentProps, type ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { XIcon } from '../Icon/icons'
import { Anchor, type AnchorProps } from '../Link/LinkProvider'
import * as styles from './Chip.css'

interface ChipWords {
  /** The filter in use: "CBSE". */
  label: string
  /** Spoken after the label. @default 'remove' */
  removeLabel?: string
}

export interface ChipProps extends ChipWords, Omit<ComponentProps<'button'>, 'children'> {}

/** A filter in use; pressing it removes it. */
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

/** A filter in use, as a link to the list without it: works before any script has loaded. */
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
  /** What the chips are. @default 'Filters in use' */
  label?: string
  /** One chip, or link such as "Clear all", for each line of the list. */
  children: ReactNode
}

/** Chips in one line that slides sideways on a phone. */
export function ChipList({
  label = 'Filters in use',
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
