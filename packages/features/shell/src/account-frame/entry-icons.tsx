import {
  BookOpenIcon,
  BriefcaseIcon,
  ChartColumnIcon,
  InboxIcon,
  LayoutDashboardIcon,
  LifeBuoyIcon,
  ListFilterIcon,
  MessageCircleIcon,
  MessagesSquareIcon,
  PlayIcon,
  ScaleIcon,
  SchoolIcon,
  ShapesIcon,
  StickyNoteIcon,
  UserIcon,
  UsersIcon,
} from '@edbazaar/ui/Icon'
import type { ReactElement } from 'react'
import type { EntryIcon } from './side-menu'

export const iconOf: Readonly<Record<EntryIcon, ReactElement>> = {
  dashboard: <LayoutDashboardIcon />,
  hiring: <BriefcaseIcon />,
  subscriptions: <ScaleIcon />,
  admission: <InboxIcon />,
  'product-enquiries': <MessageCircleIcon />,
  help: <LifeBuoyIcon />,
  school: <SchoolIcon />,
  store: <ShapesIcon />,
  product: <BookOpenIcon />,
  'job-seeker': <UserIcon />,
  blog: <StickyNoteIcon />,
  users: <UsersIcon />,
  'all-enquiries': <MessagesSquareIcon />,
  metrics: <ChartColumnIcon />,
  filter: <ListFilterIcon />,
  video: <PlayIcon />,
}
