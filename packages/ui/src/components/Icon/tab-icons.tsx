import { type IconProps, Svg } from './Svg'

// The icon of `TabLinks`, in its own module so that lists do not load the other icons of the desk.

export function ClockAlertIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M12 6v6l4 2M20 12v5M20 21h.01M21.25 8.2A10 10 0 1 0 16 21.16" />
    </Svg>
  )
}
