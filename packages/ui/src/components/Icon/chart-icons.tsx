import { type IconProps, Svg } from './Svg'

// Icons for charts, figures and dates.

export function CalendarIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z" />
    </Svg>
  )
}

export function TableIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M12 3v18M3 9h18M3 15h18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z" />
    </Svg>
  )
}

export function TrendingDownIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M16 17h6v-6M22 17l-8.5-8.5-5 5L2 7" />
    </Svg>
  )
}

export function TrendingUpIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M16 7h6v6M22 7l-8.5 8.5-5-5L2 17" />
    </Svg>
  )
}
