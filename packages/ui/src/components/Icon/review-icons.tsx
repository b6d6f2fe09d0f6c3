import { type IconProps, Svg } from './Svg'

// Icons of reviews and reports, in their own module so that other pages do not load them.

export function LockIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4" />
    </Svg>
  )
}

export function KeyboardIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM10 8h.01M12 12h.01M14 8h.01M16 12h.01M18 8h.01M6 8h.01M7 16h10M8 12h.01" />
    </Svg>
  )
}

export function ArrowUpRightIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M7 7h10v10M7 17 17 7" />
    </Svg>
  )
}
