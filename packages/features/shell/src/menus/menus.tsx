import {
  BriefcaseIcon,
  EllipsisIcon,
  MessagesSquareIcon,
  SchoolIcon,
  ShapesIcon,
} from '@edbazaar/ui/Icon'
import type { BarEntry, MenuEntry, MenuGroup } from '@edbazaar/ui/PageShell'
import { type MenuSource, menuTargets } from './menu-targets'
import { messages } from './messages'

interface Menus {
  /** In the masthead on wide screens. */
  top: readonly (MenuEntry | MenuGroup)[]
  /** In the bottom bar on phones. */
  bar: readonly BarEntry[]
  /** In the footer. */
  footer: readonly MenuEntry[]
  /** Legal links in the footer. */
  legal: readonly MenuEntry[]
}

/** The menus, as the specification lists them. */
export function menusFor(source: MenuSource): Menus {
  const to = menuTargets(source)
  const donateBooks = { label: messages.donateBooks, ...to.donateBooks }
  const newsletter = { label: messages.newsletter, ...to.newsletter }
  const about = [
    { label: messages.contactUs, ...to.contactUs },
    { label: messages.aboutUs, ...to.aboutUs },
    { label: messages.careers, ...to.careers },
  ]
  return {
    top: [
      { label: messages.schools, ...to.schools },
      {
        label: messages.beyondSchool,
        isCurrent: to.beyondSchool.isCurrent,
        items: [
          { label: messages.tuitions, ...to.tuitions },
          { label: messages.activities, ...to.activities },
          { label: messages.workshops, ...to.workshops },
          { label: messages.camps, ...to.camps },
        ],
      },
      { label: messages.jobs, ...to.jobs },
      { label: messages.consultation, ...to.consultation },
      {
        label: messages.videos,
        isCurrent: to.videos.isCurrent,
        items: [
          { label: messages.discussions, ...to.discussions },
          { label: messages.contests, ...to.contests },
          { label: messages.principalTalks, ...to.principalTalks },
        ],
      },
      { label: messages.blogs, ...to.blogs },
      group(messages.more, [donateBooks, newsletter, ...about]),
    ],
    bar: [
      { label: messages.barSchools, icon: <SchoolIcon />, ...to.schools },
      { label: messages.barBeyondSchool, icon: <ShapesIcon />, ...to.beyondSchool },
      { label: messages.barConsultation, icon: <MessagesSquareIcon />, ...to.consultation },
      { label: messages.barJobs, icon: <BriefcaseIcon />, ...to.jobs },
      {
        icon: <EllipsisIcon />,
        ...group(messages.barMore, [
          newsletter,
          { label: messages.barVideos, ...to.videos },
          { label: messages.barBlogs, ...to.blogs },
          donateBooks,
          ...about,
        ]),
      },
    ],
    footer: [
      { label: messages.home, ...to.home },
      { label: messages.schools, ...to.schools },
      { label: messages.footerTuitions, ...to.tuitions },
      { label: messages.footerActivities, ...to.activities },
      { label: messages.footerCamps, ...to.camps },
      { label: messages.footerWorkshops, ...to.workshops },
      { label: messages.footerDiscussions, ...to.discussions },
    ],
    legal: [
      { label: messages.partners, ...to.partners },
      { label: messages.privacy, ...to.privacy },
      { label: messages.terms, ...to.terms },
    ],
  }
}

/** A group is current when one of its entries is. */
function group(label: string, items: readonly MenuEntry[]): MenuGroup {
  return { label, items, isCurrent: items.some(({ isCurrent }) => isCurrent) }
}
