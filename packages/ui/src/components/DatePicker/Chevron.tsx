import type { ComponentProps } from 'react'
import type { CustomComponents } from 'react-day-picker'
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../Icon/icons'

type ChevronProps = ComponentProps<CustomComponents['Chevron']>

/** Arrow icons for react-day-picker, which mirrors them itself in right-to-left text. */
export function Chevron({ orientation, className }: ChevronProps) {
  const arrow = { className, 'data-mirrors': undefined }
  if (orientation === 'left') return <ChevronLeftIcon {...arrow} />
  if (orientation === 'right') return <ChevronRightIcon {...arrow} />
  return <ChevronDownIcon size="small" {...arrow} />
}
