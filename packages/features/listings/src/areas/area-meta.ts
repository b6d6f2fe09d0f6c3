import type { SchoolArea } from '@edbazaar/api-client'
import { type PageMeta, paths } from '@edbazaar/feature-shell'
import { breadcrumbs, firstPositionOf, linkList } from '@edbazaar/feature-shell/json-ld'
import { crumbsOf, pathOf, shortFacts, titleOf } from './area-labels'
import { messages } from './messages'

/** Metadata of an area page. Each page of the pagination has its own canonical path. */
export function areaMeta(area: SchoolArea): PageMeta {
  const title = titleOf(area)
  const { page, totalPages, total, schools } = area
  return {
    title,
    description: messages.description(title, total, shortFacts(area)),
    canonicalPath: pathOf(area, page),
    pages: { page, last: totalPages, pathOf: (other) => pathOf(area, other) },
    ...(import.meta.env.SSR && {
      jsonLd: (url) => [
        linkList(
          { name: title, links: schools.map(schoolLink), first: firstPositionOf(area), total },
          url,
        ),
        breadcrumbs([...crumbsOf(area), { label: title, href: pathOf(area, page) }], url),
      ],
    }),
  }
}

const schoolLink = ({ name, slug }: SchoolArea['schools'][number]) => ({
  label: name,
  href: paths.school(slug),
})
