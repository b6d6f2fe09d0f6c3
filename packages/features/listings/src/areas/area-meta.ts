import type { SchoolArea } from '@edbazaar/api-client'
import { type JsonLd, type PageMeta, paths } from '@edbazaar/feature-shell'
import { breadcrumbs } from '../json-ld'
import { crumbsOf, pathOf, shortFacts, titleOf } from './area-words'
import { messages } from './messages'

/** What search engines are told of the schools of a place. */
export function areaMeta(area: SchoolArea): PageMeta {
  const title = titleOf(area)
  const path = pathOf(area)
  return {
    title,
    description: messages.description(title, area.total, shortFacts(area)),
    canonicalPath: path,
    ...(import.meta.env.SSR && {
      jsonLd: (url: (path: string) => string): JsonLd[] => [
        {
          '@type': 'ItemList',
          name: title,
          url: url(path),
          numberOfItems: area.total,
          itemListElement: area.schools.map(({ name, slug }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            url: url(paths.school(slug)),
          })),
        },
        breadcrumbs([...crumbsOf(area), { label: title, href: path }], url),
      ],
    }),
  }
}
