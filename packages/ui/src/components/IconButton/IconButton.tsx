import type { ReactElement } from 'react'
import { Button, type ButtonProps } from '../Button/Button'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'size'> {
  /** What it does, for those who cannot see the icon. Name the thing: "Remove CBSE". */
  label: string
  /** One icon of `@edbazaar/ui/Icon`. */
  icon: ReactElement
}

/** A square button of 44 px whose icon stands alone; its label is spoken and shown as a tip. */
export function IconButton({ label, icon, variant = 'bare', ...rest }: IconButtonProps) {
  return (
    <Button variant={variant} aria-label={label} title={label} data-square="" {...rest}>
      {icon}
    </Button>
  )
}
