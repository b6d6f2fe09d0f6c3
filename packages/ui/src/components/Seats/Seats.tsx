import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './Seats.css'

/** Filled dot: open; marigold: few; ring: opens later; dash: closed. */
export const seatsStates = ['open', 'few', 'opens', 'closed'] as const
export type SeatsState = (typeof seatsStates)[number]

export interface SeatsProps extends ComponentProps<'span'> {
  /** Icon and colour of the state. */
  state: SeatsState
  /** The label; colour is not the only cue. */
  children: ReactNode
}

/** Availability: an icon and a label. */
export function Seats({ state, className, ...rest }: SeatsProps) {
  return (
    <span data-state={state} className={joinClasses(styles.state[state], className)} {...rest} />
  )
}
