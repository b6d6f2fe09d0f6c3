import type { ReactNode, RefObject } from 'react'

/** What both forms of the modal are given. */
export interface FormProps {
  /** Has the focus first. */
  firstField: RefObject<HTMLInputElement | null>
  /** What was typed as the email in the other form. */
  email: string
  /** The way to the other form. */
  children: ReactNode
}
