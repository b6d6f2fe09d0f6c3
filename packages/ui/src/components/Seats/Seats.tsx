import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './Seats.css'

/** A filled dot is open, marigold few, a ring opens later, a dash closed. */
export const seatsStates = ['open', 'few', 'opens', 'closed'] as const
export type SeatsState = (typeof seatsStates)[number]

export interface SeatsProps extends ComponentProps<'span'> {
  /** Chooses the mark, in form and colour. */
  state: SeatsState
  /** The words: colour never speaks alone. */
  children: ReactNode
}

/** Whether there is room: a mark and words. */
export function Seats({ state, className, ...rest }: SeatsProps) {
  return (
    <span data-state={state} className={joinClasses(styles.state[state], className)} {...rest} />
  )
}
