import { paths } from '../paths'
import type { SiteSettings } from '../site-settings'

/** What the menus depend on. */
export interface MenuSource {
  /** The path of the page shown, without BASE_PATH. */
  pathname: string
  settings: SiteSettings
}

/** The places that menus lead to, and which of them hold the page shown. */
export function menuPlaces({ pathname, settings }: MenuSource) {
  /** A page and what lies below it; `sections` are other addresses that belong to it. */
  function at(href: string, ...sections: readonly string[]) {
    return { href, isCurrent: [href, ...sections].some((root) => isWithin(pathname, root)) }
  }
  return {
    home: { href: paths.home, isCurrent: pathname === paths.home },
    schools: at(paths.schools),
    beyondSchool: at(paths.beyondSchool, ...offers),
    tuitions: at(paths.tuitions),
    activities: at(paths.activities),
    workshops: at(paths.workshops),
    camps: at(paths.camps),
    jobs: at(settings.jobsUrl ?? paths.jobs, paths.jobs),
    consultation: at(settings.consultationUrl ?? paths.contactAbout('consultation')),
    videos: at(paths.videos, '/video'),
    discussions: at(paths.discussions),
    contests: at(paths.contests),
    principalTalks: at(paths.principalTalks),
    blogs: at(paths.blogs, '/blog-details'),
    donateBooks: at(settings.donateBooksUrl ?? paths.contactAbout('donate-books')),
    newsletter: at(paths.newsletters),
    contactUs: at(paths.contactUs),
    aboutUs: at(paths.aboutUs),
    careers: at(paths.careers),
    partners: at(paths.partners),
    privacy: at(paths.privacy),
    terms: at(paths.terms),
  }
}

const offers = [paths.tuitionsAndActivities, '/products', '/stores-details']

function isWithin(pathname: string, root: string): boolean {
  return pathname === root || pathname.startsWith(`${root}/`)
}
