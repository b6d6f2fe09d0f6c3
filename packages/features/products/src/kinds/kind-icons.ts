import type { ProductKind } from '@edbazaar/api-client'
import { BookOpenIcon, BotIcon, type IconProps, PaletteIcon, TentTreeIcon } from '@edbazaar/ui/Icon'
import type { ReactElement } from 'react'

export const kindIcons: Readonly<Record<ProductKind, (props: IconProps) => ReactElement>> = {
  tuition: BookOpenIcon,
  activity: PaletteIcon,
  camp: TentTreeIcon,
  workshop: BotIcon,
}
