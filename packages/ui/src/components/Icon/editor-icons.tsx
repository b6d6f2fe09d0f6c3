import { type IconProps, Svg } from './Svg'

// Icons for editors, in their own module so that only editors load them.

export function UndoIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11" />
    </Svg>
  )
}

export function RedoIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="m15 14 5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13" />
    </Svg>
  )
}

export function BoldIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M6 12h9a4 4 0 0 1 0 8H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h7a4 4 0 0 1 0 8" />
    </Svg>
  )
}

export function ItalicIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M19 4h-9M14 20H5M15 4 9 20" />
    </Svg>
  )
}

export function UnderlineIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M6 4v6a6 6 0 0 0 12 0V4M4 20h16" />
    </Svg>
  )
}

export function StrikethroughIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M16 4H9a3 3 0 0 0-2.83 4M14 12a4 4 0 0 1 0 8H6M4 12h16" />
    </Svg>
  )
}

export function CodeIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="m16 18 6-6-6-6M8 6l-6 6 6 6" />
    </Svg>
  )
}

export function ListIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13" />
    </Svg>
  )
}

export function ListOrderedIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M11 5h10M11 12h10M11 19h10M4 4h1v5M4 9h2M6.5 20H3.4c0-1 2.6-1.93 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02" />
    </Svg>
  )
}

export function LinkIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71" />
      <path d="M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71" />
    </Svg>
  )
}

export function AlignLeftIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M21 5H3M15 12H3M17 19H3" />
    </Svg>
  )
}

export function AlignCenterIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M21 5H3M17 12H7M19 19H5" />
    </Svg>
  )
}

export function AlignRightIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M21 5H3M21 12H9M21 19H7" />
    </Svg>
  )
}

export function AlignJustifyIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M3 5h18M3 12h18M3 19h18" />
    </Svg>
  )
}

export function GripVerticalIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M8 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M14 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M8 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M14 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M8 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M14 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0" />
    </Svg>
  )
}

export function ArrowUpIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="m5 12 7-7 7 7M12 19V5" />
    </Svg>
  )
}

export function ArrowDownIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="m19 12-7 7-7-7M12 5v14" />
    </Svg>
  )
}

export function Heading2Icon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M4 12h8M4 18V6M12 18V6M21 18h-4c0-4 4-3 4-6 0-1.5-2-2.5-4-1" />
    </Svg>
  )
}

export function Heading3Icon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M4 12h8M4 18V6M12 18V6M17.5 10.5c1.7-1 3.5 0 3.5 1.5a2 2 0 0 1-2 2M17 17.5c2 1.5 4 .3 4-1.5a2 2 0 0 0-2-2" />
    </Svg>
  )
}

export function TextQuoteIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M17 5H3M21 12H8M21 19H8M3 12v7" />
    </Svg>
  )
}

export function ImagePlusIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M16 5h6M19 2v6M21 11.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5m8.5 13-3.086-3.086a2 2 0 0 0-2.828 0L6 21M11 9a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z" />
    </Svg>
  )
}
