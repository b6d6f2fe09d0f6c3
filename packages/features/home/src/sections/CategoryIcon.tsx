import {
  AmphoraIcon,
  BookOpenIcon,
  BotIcon,
  ChartColumnIcon,
  CrownIcon,
  DramaIcon,
  FlaskConicalIcon,
  Flower2Icon,
  type IconProps,
  LanguagesIcon,
  MedalIcon,
  MonitorIcon,
  Music4Icon,
  PaletteIcon,
  PianoIcon,
  ShapesIcon,
  SigmaIcon,
  SunIcon,
  TargetIcon,
  TentTreeIcon,
  TrophyIcon,
  WavesIcon,
} from '@edbazaar/ui/Icon'
import type { ComponentType } from 'react'

/** Icons of the shortcuts, by filter value. */
const icons: Readonly<Record<number, ComponentType<IconProps>>> = {
  35: SigmaIcon,
  26: FlaskConicalIcon,
  27: BookOpenIcon,
  36: LanguagesIcon,
  39: MonitorIcon,
  24: ChartColumnIcon,
  17: TargetIcon,
  62: Music4Icon,
  63: PianoIcon,
  109: CrownIcon,
  112: TrophyIcon,
  45: WavesIcon,
  60: PaletteIcon,
  68: Flower2Icon,
  87: SunIcon,
  129: TentTreeIcon,
  102: MedalIcon,
  70: BotIcon,
  171: AmphoraIcon,
  85: DramaIcon,
}

export function CategoryIcon({ filterValue }: { filterValue: number }) {
  const Icon = icons[filterValue] ?? ShapesIcon
  return <Icon />
}
