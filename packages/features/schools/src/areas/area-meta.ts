import type { SchoolArea } from '@edbazaar/api-client'
import { listedTotal } from '@edbazaar/feature-list-kit'
import { type I18n, type PageMeta, paths } from '@edbazaar/feature-platform'
import { breadcrumbs, firstPositionOf, linkList } from '@edbazaar/feature-platform/json-ld'
import { crumbsOf, pathOf, shortFacts, titleOf } from './area-labels'
import { messages } from './messages'

/** Metadata of an area page. Each page of the pagination has its own canonical path. */
export function areaMeta(area: SchoolArea, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  const title = titleOf(area, t)
  const { page, totalPages, schools } = area
  const total = listedTotal(area)
  return {
    title,
    description: t(messages.description(title, shortFacts(area, t))),
    canonicalPath: pathOf(area, page),
    pages: { page, last: totalPages, pathOf: (other) => pathOf(area, other) },
    ...(import.meta.env.SSR && {
      jsonLd: (url) => [
        linkList(
          { name: title, links: schools.map(schoolLink), first: firstPositionOf(area), total },
          url,
        ),
        breadcrumbs([...crumbsOf(area, t), { label: title, href: pathOf(area, page) }], url),
      ],
    }),
  }
}

const schoolLink = ({ name, slug }: SchoolArea['schools'][number]) => ({
  label: name,
  href: paths.school(slug),
})
