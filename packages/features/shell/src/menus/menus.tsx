import type { Translate } from '@edbazaar/feature-platform'
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
  /** In the header on wide screens. */
  top: readonly (MenuEntry | MenuGroup)[]
  /** In the bottom bar on phones. */
  bar: readonly BarEntry[]
  /** In the footer. */
  footer: readonly MenuEntry[]
  /** Legal links in the footer. */
  legal: readonly MenuEntry[]
}

/** The menus, as the specification lists them. */
export function menusFor(source: MenuSource, t: Translate): Menus {
  const to = menuTargets(source)
  const donateBooks = { label: t(messages.donateBooks), ...to.donateBooks }
  const newsletter = { label: t(messages.newsletter), ...to.newsletter }
  const about = [
    { label: t(messages.contactUs), ...to.contactUs },
    { label: t(messages.aboutUs), ...to.aboutUs },
    { label: t(messages.careers), ...to.careers },
  ]
  return {
    top: [
      { label: t(messages.schools), ...to.schools },
      {
        label: t(messages.beyondSchool),
        isCurrent: to.beyondSchool.isCurrent,
        items: [
          { label: t(messages.tuitions), ...to.tuitions },
          { label: t(messages.activities), ...to.activities },
          { label: t(messages.workshops), ...to.workshops },
          { label: t(messages.camps), ...to.camps },
        ],
      },
      { label: t(messages.jobs), ...to.jobs },
      { label: t(messages.consultation), ...to.consultation },
      {
        label: t(messages.videos),
        isCurrent: to.videos.isCurrent,
        items: [
          { label: t(messages.discussions), ...to.discussions },
          { label: t(messages.contests), ...to.contests },
          { label: t(messages.principalTalks), ...to.principalTalks },
        ],
      },
      { label: t(messages.blogs), ...to.blogs },
      group(t(messages.more), [donateBooks, newsletter, ...about]),
    ],
    bar: [
      { label: t(messages.barSchools), icon: <SchoolIcon />, ...to.schools },
      { label: t(messages.barBeyondSchool), icon: <ShapesIcon />, ...to.beyondSchool },
      { label: t(messages.barConsultation), icon: <MessagesSquareIcon />, ...to.consultation },
      { label: t(messages.barJobs), icon: <BriefcaseIcon />, ...to.jobs },
      {
        icon: <EllipsisIcon />,
        ...group(t(messages.barMore), [
          newsletter,
          { label: t(messages.barVideos), ...to.videos },
          { label: t(messages.barBlogs), ...to.blogs },
          donateBooks,
          ...about,
        ]),
      },
    ],
    footer: [
      { label: t(messages.home), ...to.home },
      { label: t(messages.schools), ...to.schools },
      { label: t(messages.footerTuitions), ...to.tuitions },
      { label: t(messages.footerActivities), ...to.activities },
      { label: t(messages.footerCamps), ...to.camps },
      { label: t(messages.footerWorkshops), ...to.workshops },
      { label: t(messages.footerDiscussions), ...to.discussions },
    ],
    legal: [
      { label: t(messages.partners), ...to.partners },
      { label: t(messages.privacy), ...to.privacy },
      { label: t(messages.terms), ...to.terms },
    ],
  }
}

/** A group is current when one of its entries is. */
function group(label: string, items: readonly MenuEntry[]): MenuGroup {
  return { label, items, isCurrent: items.some(({ isCurrent }) => isCurrent) }
}
