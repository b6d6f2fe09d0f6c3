import { answerOf } from '@edbazaar/api-client'
import { pageLoader, paths } from '@edbazaar/feature-platform'

/** The school that a message is about. */
export interface ContactSchool {
  name: string
  /** Name, address and page in one line: the first line of the message. */
  line: string
}

/** Loads the school that the query names; null without one, or if it is no longer listed. */
export const loadContact = pageLoader(async ({ api, search, signal }) => {
  const slug = search.get('school') ?? ''
  if (!/^[a-z0-9-]{1,200}$/.test(slug)) return null
  try {
    const path = { slug }
    const school = await answerOf(api.GET('/schools/{slug}', { params: { path }, signal }))
    return school.type === 'School' ? contactSchool(school) : null
  } catch {
    // The form works without the school.
    return null
  }
})

interface Placed {
  name: string
  slug: string
  address: string
  city: string | null
  state: string | null
  pincode: string | null
}

function contactSchool({ name, slug, address, city, state, pincode }: Placed): ContactSchool {
  const isInAddress = (part: string) => address.toLowerCase().includes(part.toLowerCase())
  const place = [city, state, pincode].filter((part) => part && !isInAddress(part))
  const line = [name, address, ...place].filter(Boolean).join(', ')
  return { name, line: `${line} (${paths.school(slug)})`.slice(0, 900) }
}
