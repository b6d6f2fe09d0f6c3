import {
  BriefcaseIcon,
  EllipsisIcon,
  MessagesSquareIcon,
  SchoolIcon,
  ShapesIcon,
} from '@edbazaar/ui/Icon'
import type { BarEntry, MenuEntry, MenuGroup } from '@edbazaar/ui/PageShell'
import { type MenuSource, menuPlaces } from './menu-places'
import { messages as words } from './messages'

interface Menus {
  /** Along the masthead of wide windows. */
  top: readonly (MenuEntry | MenuGroup)[]
  /** Along the foot of a phone. */
  bar: readonly BarEntry[]
  /** At the end of every page. */
  footer: readonly MenuEntry[]
  /** Beside the footer's small print. */
  legal: readonly MenuEntry[]
}

/** The menus, as the specification lists them. */
export function menusFor(source: MenuSource): Menus {
  const to = menuPlaces(source)
  const donateBooks = { label: words.donateBooks, ...to.donateBooks }
  const newsletter = { label: words.newsletter, ...to.newsletter }
  const about = [
    { label: words.contactUs, ...to.contactUs },
    { label: words.aboutUs, ...to.aboutUs },
    { label: words.careers, ...to.careers },
  ]
  return {
    top: [
      { label: words.schools, ...to.schools },
      {
        label: words.beyondSchool,
        isCurrent: to.beyondSchool.isCurrent,
        items: [
          { label: words.tuitions, ...to.tuitions },
          { label: words.activities, ...to.activities },
          { label: words.workshops, ...to.workshops },
          { label: words.camps, ...to.camps },
        ],
      },
      { label: words.jobs, ...to.jobs },
      { label: words.consultation, ...to.consultation },
      {
        label: words.videos,
        isCurrent: to.videos.isCurrent,
        items: [
          { label: words.discussions, ...to.discussions },
          { label: words.contests, ...to.contests },
          { label: words.principalTalks, ...to.principalTalks },
        ],
      },
      { label: words.blogs, ...to.blogs },
      group(words.more, [donateBooks, newsletter, ...about]),
    ],
    bar: [
      { label: words.barSchools, icon: <SchoolIcon />, ...to.schools },
      { label: words.barBeyondSchool, icon: <ShapesIcon />, ...to.beyondSchool },
      { label: words.barConsultation, icon: <MessagesSquareIcon />, ...to.consultation },
      { label: words.barJobs, icon: <BriefcaseIcon />, ...to.jobs },
      {
        icon: <EllipsisIcon />,
        ...group(words.barMore, [
          newsletter,
          { label: words.barVideos, ...to.videos },
          { label: words.barBlogs, ...to.blogs },
          donateBooks,
          ...about,
        ]),
      },
    ],
    footer: [
      { label: words.home, ...to.home },
      { label: words.schools, ...to.schools },
      { label: words.footTuitions, ...to.tuitions },
      { label: words.footActivities, ...to.activities },
      { label: words.footCamps, ...to.camps },
      { label: words.footWorkshops, ...to.workshops },
      { label: words.footDiscussions, ...to.discussions },
    ],
    legal: [
      { label: words.partners, ...to.partners },
      { label: words.privacy, ...to.privacy },
      { label: words.terms, ...to.terms },
    ],
  }
}

/** It is current where one of its entries is. */
function group(label: string, items: readonly MenuEntry[]): MenuGroup {
  return { label, items, isCurrent: items.some(({ isCurrent }) => isCurrent) }
}
