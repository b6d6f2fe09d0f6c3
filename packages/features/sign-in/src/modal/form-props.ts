import type { ReactNode, RefObject } from 'react'

/** Props of both forms of the modal. */
export interface FormProps {
  /** Receives the focus first. */
  firstField: RefObject<HTMLInputElement | null>
  /** The email entered in the other form. */
  email: string
  /** The switch to the other form. */
  children: ReactNode
}
