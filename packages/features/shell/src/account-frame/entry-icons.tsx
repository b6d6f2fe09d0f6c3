import {
  BriefcaseIcon,
  InboxIcon,
  LayoutDashboardIcon,
  LifeBuoyIcon,
  MessageCircleIcon,
  ScaleIcon,
  SchoolIcon,
  ShapesIcon,
  UserIcon,
} from '@edbazaar/ui/Icon'
import type { ReactElement } from 'react'
import type { EntryIcon } from './side-menu'

export const iconOf: Readonly<Record<EntryIcon, ReactElement>> = {
  dashboard: <LayoutDashboardIcon />,
  hiring: <BriefcaseIcon />,
  subscriptions: <ScaleIcon />,
  admission: <InboxIcon />,
  service: <MessageCircleIcon />,
  help: <LifeBuoyIcon />,
  school: <SchoolIcon />,
  store: <ShapesIcon />,
  admin: <UserIcon />,
}
