import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { icon } from './Icon.css'

export const iconSizes = ['small', 'medium'] as const

const pixels = { small: 16, medium: 20 } as const

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** 16 or 20 px. @default 'medium' */
  size?: (typeof iconSizes)[number]
  /** Fills the outline, for icons that are on. @default false */
  isFilled?: boolean
}

/** The SVG element of every icon. Hidden from screen readers. */
export function Svg({
  size = 'medium',
  isFilled = false,
  className,
  ...rest
}: IconProps & { children: ComponentProps<'svg'>['children'] }) {
  return (
    <svg
      viewBox="0 0 24 24"
      // Attributes keep the size of the icon until the stylesheet loads.
      width={pixels[size]}
      height={pixels[size]}
      aria-hidden="true"
      className={joinClasses(icon, className)}
      data-filled={isFilled || undefined}
      {...rest}
    />
  )
}
