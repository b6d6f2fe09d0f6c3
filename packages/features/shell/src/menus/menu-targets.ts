import type { SiteSettings } from '@edbazaar/feature-platform'
import { paths } from '@edbazaar/feature-platform'

export interface MenuSource {
  /** The path of the page shown, without BASE_PATH. */
  pathname: string
  /** Its query: the contact page belongs to another entry with a topic. @default '' */
  search?: string
  settings: SiteSettings
}

/** The targets of the menu entries, and which of them contain the current page. */
export function menuTargets({ pathname, search = '', settings }: MenuSource) {
  /** A page and everything below it; `sections` are other paths that belong to it. */
  function at(href: string, ...sections: readonly string[]) {
    return { href, isCurrent: [href, ...sections].some((root) => isWithin(pathname, root)) }
  }
  const about = (topic: string, url?: string) => ({
    href: url ?? paths.contactAbout(topic),
    isCurrent: pathname + search === paths.contactAbout(topic),
  })
  const consultation = about('consultation', settings.consultationUrl)
  const donateBooks = about('donate-books', settings.donateBooksUrl)
  const contactUs = at(paths.contactUs)
  return {
    home: { href: paths.home, isCurrent: pathname === paths.home },
    schools: at(paths.schools),
    beyondSchool: at(paths.beyondSchool, ...productPaths),
    tuitions: at(paths.tuitions),
    activities: at(paths.activities),
    workshops: at(paths.workshops),
    camps: at(paths.camps),
    jobs: at(settings.jobsUrl ?? paths.jobs, paths.jobs),
    consultation,
    videos: at(paths.videos, '/video'),
    discussions: at(paths.discussions),
    contests: at(paths.contests),
    principalTalks: at(paths.principalTalks),
    blogs: at(paths.blogs, '/blog-details'),
    donateBooks,
    newsletter: at(paths.newsletters),
    contactUs: {
      ...contactUs,
      isCurrent: contactUs.isCurrent && !consultation.isCurrent && !donateBooks.isCurrent,
    },
    aboutUs: at(paths.aboutUs),
    careers: at(paths.careers),
    partners: at(paths.partners),
    privacy: at(paths.privacy),
    terms: at(paths.terms),
  }
}

const productPaths = [paths.tuitionsAndActivities, '/products', '/stores-details']

function isWithin(pathname: string, root: string): boolean {
  return pathname === root || pathname.startsWith(`${root}/`)
}
