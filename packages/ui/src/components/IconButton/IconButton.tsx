import type { ReactElement } from 'react'
import { Button, type ButtonProps } from '../Button/Button'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'size'> {
  /** Accessible name and tooltip. Name the object: "Remove CBSE". */
  label: string
  /** One icon of `@edbazaar/ui/Icon`. */
  icon: ReactElement
}

/** A square icon button of 44 px. Its label is the accessible name and the tooltip. */
export function IconButton({ label, icon, variant = 'bare', ...rest }: IconButtonProps) {
  return (
    <Button variant={variant} aria-label={label} title={label} data-square="" {...rest}>
      {icon}
    </Button>
  )
}
